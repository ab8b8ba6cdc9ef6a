import { Art } from '../../ui/art.tsx'
import type { QuoteView } from './view/load-quote.ts'

/** What the guest would see of the draft as it was saved last. */
export function PreviewPanel({ quote: { preview, name } }: { quote: QuoteView }) {
  return (
    <section className="panel desk-quote__preview" aria-labelledby="preview">
      <header className="panel__head">
        <h2 id="preview">{name} sees</h2>
      </header>
      {preview ? (
        <div className="desk-quote__seen stack gap-8">
          {preview.picture && <Art picture={preview.picture} alt="" />}
          <h3>{preview.title}</h3>
          <p className="desk-quote__sub block muted regular size-meta">{preview.party}</p>
          <dl>
            {preview.days.map(({ day, text }) => (
              <div key={day}>
                <dt>{day}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="desk-quote__stub">
            <b className="desk-quote__total nowrap">{preview.total}</b>
            <span className="desk-quote__sub block muted regular size-meta">for the whole vehicle</span>
          </p>
          <p>{preview.pays}</p>
          <p className="desk-quote__sub block muted regular size-meta">{preview.until}</p>
        </div>
      ) : (
        <p className="stack gap-12 pad-body">
          Give the trip a name, days and a price, then save the draft to see it as the guest will.
        </p>
      )}
    </section>
  )
}
