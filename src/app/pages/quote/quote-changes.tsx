import type { QuoteView } from './quote-view.ts'

/** What changed since the version before, with the price of each, and the sum. */
export function QuoteChanges({ quote: { changes, difference, number } }: { quote: QuoteView }) {
  if (!difference) return null
  return (
    <section className="quote__changes" aria-labelledby="changes">
      <h2 id="changes">What changed since version {number - 1}</h2>
      <ul>
        {changes.map(({ label, was, becomes, price }) => (
          <li key={`${label} ${was} ${becomes}`}>
            <span>{label}</span>
            <p>
              {becomes ? <ins>{becomes}</ins> : <ins>removed</ins>}
              {was && <del>{was}</del>}
            </p>
            <b>{price}</b>
          </li>
        ))}
        <li>
          <span>Total</span>
          <p>
            <ins>{difference.becomes}</ins>
            <del>{difference.was}</del>
          </p>
          <b>{difference.more}</b>
        </li>
      </ul>
    </section>
  )
}
