import { AnchorButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { QuoteView } from './view/load-quote.ts'

/** What the guest asked for, in facts and in the guest's words. */
export function WishesPanel({ quote: { facts, words, wishes, contact } }: { quote: QuoteView }) {
  return (
    <section className="panel" aria-labelledby="wishes">
      <header className="panel__head">
        <h2 id="wishes">Asked for</h2>
      </header>
      <div className="stack gap-12 pad-body">
        <dl className="grid gap-8">
          {facts.map(({ label, text, sub }) => (
            <div key={label}>
              <dt className="muted size-meta">{label}</dt>
              <dd className="strong">
                {text}
                {sub && <span className="block muted regular size-meta">{sub}</span>}
              </dd>
            </div>
          ))}
        </dl>
        {wishes.length > 0 && (
          <ul className="icons-low icons-leaf" aria-label="Places that the guest wants to see">
            {wishes.map(({ name, day }) => (
              <li className={`flex gap-8 ruled pad-y-8 ${day ? '' : 'icons-lacquer'}`} key={name}>
                <Icon name={day ? 'check' : 'cross'} />
                {name} <span className="to-end muted rigid">{day ?? 'missing'}</span>
              </li>
            ))}
          </ul>
        )}
        {words.map((text) => (
          <blockquote className="bubble lines" key={text}>
            {text}
          </blockquote>
        ))}
        <p className="cluster gap-8">
          {contact.whatsapp && (
            <AnchorButton href={contact.whatsapp} target="_blank" rel="noopener">
              <Icon name="chat" />
              WhatsApp
            </AnchorButton>
          )}
          {contact.call && (
            <AnchorButton href={contact.call}>
              <Icon name="phone" />
              Call
            </AnchorButton>
          )}
        </p>
      </div>
    </section>
  )
}
