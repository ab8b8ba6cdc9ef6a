import type { QuoteView } from './quote-view.ts'

/** What changed since the version before, with the price of each, and the sum. */
export function QuoteChanges({ quote: { changes, difference, number } }: { quote: QuoteView }) {
  if (!difference) return null
  return (
    <section className="quote__changes raised-sheet pad-16" aria-labelledby="changes">
      <h2 className="size-card" id="changes">
        What changed since version {number - 1}
      </h2>
      <ul className="above-8">
        {changes.map(({ label, was, becomes, price }) => (
          <li className="cluster baseline ruled pad-y-8 gap-4 gap-x-12" key={`${label} ${was} ${becomes}`}>
            <span className="break muted">{label}</span>
            <p>
              {becomes ? <ins className="block">{becomes}</ins> : <ins>removed</ins>}
              {was && <del className="muted block">{was}</del>}
            </p>
            <b className="to-end nowrap">{price}</b>
          </li>
        ))}
        <li className="cluster baseline ruled pad-y-8 gap-4 gap-x-12">
          <span className="break muted">Total</span>
          <p>
            <ins className="block">{difference.becomes}</ins>
            <del className="muted block">{difference.was}</del>
          </p>
          <b className="to-end nowrap">{difference.more}</b>
        </li>
      </ul>
    </section>
  )
}
