import { AnchorButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { QuoteView } from './view/load-quote.ts'
import type { VersionView } from './view/versions.ts'

/** The versions that were sent, the newest first, with what the guest answered. */
export function VersionsPanel({ quote }: { quote: QuoteView }) {
  const { versions, link, hasEmail, name } = quote
  if (versions.length === 0) return null
  return (
    <section className="panel" aria-labelledby="versions">
      <header className="panel__head">
        <h2 id="versions">Sent</h2>
        {!hasEmail && <p>{name} has no email address: send the link.</p>}
      </header>
      <ol className="grid">
        {versions.map((version) => (
          <Version version={version} key={version.id} />
        ))}
      </ol>
      {link && (
        <p className="cluster middle pad-body gap-8 gap-x-16">
          <a className="link inline-flex middle touch" href={`${link.url}?from=desk`}>
            See it as the guest
          </a>
          {link.whatsapp && (
            <AnchorButton href={link.whatsapp} target="_blank" rel="noopener">
              <Icon name="chat" />
              Send the link on WhatsApp
            </AnchorButton>
          )}
        </p>
      )}
    </section>
  )
}

function Version({ version }: { version: VersionView }) {
  const { number, state, price, more, sent, until, isOpen, keeps, wish, changes } = version
  return (
    <li className="stack gap-8 ruled pad-row">
      <h3>
        Version {number}: {price} {more && <span className="muted regular size-meta">{more}</span>}
      </h3>
      <p>
        <span className="tag inline-flex middle gap-4 medium size-fine nowrap">{state}</span> Sent {sent}.{' '}
        {isOpen ? `Can be accepted until ${until}. ` : ''}
        {openedInWords(version)}
        {keeps && ` Its page promises the same price until ${keeps}, if a vehicle is free.`}
      </p>
      {wish && (
        <blockquote className="bubble lines">
          <p className="block muted regular size-meta">The guest asks for a change, {wish.when}</p>
          {wish.text}
        </blockquote>
      )}
      {changes.length > 0 && (
        <details>
          <summary className="inline-flex middle touch river strong">
            What changed since version {number - 1}
          </summary>
          <ul className="grid gap-4">
            {changes.map(({ label, was, becomes, price: change }) => (
              <li key={`${label} ${was} ${becomes}`}>
                <b>{label}</b> {becomes && <ins>{becomes}</ins>} {was && <del className="muted">{was}</del>}{' '}
                {change}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

/** A browser without scripts tells us nothing, so we do not say that nobody has read it. */
function openedInWords({ opened, isOpen }: VersionView): string {
  if (opened) return `First opened ${opened}.`
  return isOpen ? 'We don’t know yet whether it’s been opened.' : ''
}
