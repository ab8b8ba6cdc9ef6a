import type { QuoteView } from './view/load-quote.ts'

/** What the guest asked for, in facts and in the guest's words. */
export function WishesPanel({ quote: { facts, words } }: { quote: QuoteView }) {
  return (
    <section className="panel desk-quote__wishes" aria-labelledby="wishes">
      <header className="panel__head">
        <h2 id="wishes">Asked for</h2>
      </header>
      <div className="desk-quote__body">
        <dl className="desk-quote__facts">
          {facts.map(({ label, text, sub }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {text}
                {sub && <span className="desk-quote__sub">{sub}</span>}
              </dd>
            </div>
          ))}
        </dl>
        {words.map((text) => (
          <blockquote className="desk-quote__words" key={text}>
            {text}
          </blockquote>
        ))}
      </div>
    </section>
  )
}
