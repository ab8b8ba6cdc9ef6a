import { Fragment } from 'react'
import type { ThaiCard } from '#content/thai/thai-cards.ts'

/** One card in large Thai letters, white in both themes, with its meaning small below. */
export function FullThaiCard({ card: { id, title, phone, body, english } }: { card: ThaiCard }) {
  return (
    <article
      className="thai-card raised-ticket column gap-12 pad-panel break"
      id={id}
      aria-label={english.lead}
    >
      <h2 lang="th">
        <Lines lines={title} />
      </h2>
      {phone && (
        <p className="thai-card__phone pad-y-8" lang="th">
          <b className="nowrap">{phone.number}</b> {phone.whose}
        </p>
      )}
      <p className="thai-card__body size-card" lang="th">
        <Lines lines={body} />
      </p>
      <p className="thai-card__english size-small">
        <b>{english.lead}</b> {english.rest}
      </p>
    </article>
  )
}

export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
