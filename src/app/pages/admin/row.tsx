import type { ReactNode } from 'react'

/** One row: the essentials, and behind a press everything that is stored. */
export function Row({ essentials, children }: { essentials: ReactNode; children: ReactNode }) {
  return (
    <li className="row">
      <details>
        <summary>{essentials}</summary>
        <div className="row__rest">{children}</div>
      </details>
    </li>
  )
}

/** One column of a row; `label` is the head of the column for those who do not see it. */
export function Cell({ label, children, sub }: { label: string; children: ReactNode; sub?: ReactNode }) {
  return (
    <span className="cell">
      <span className="cell__label">{label}: </span>
      <span className="cell__main">{children}</span>
      {sub && <span className="cell__sub">{sub}</span>}
    </span>
  )
}

/** What is stored, name by name. What was not given is shown as a dash. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="stored">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Something longer that a guest typed, or a small list, under the facts. */
export function RowPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="row__part">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

export function TypedText({ children }: { children: string }) {
  return <p className="typed-text">{children}</p>
}

export function MailTo({ address }: { address: string }) {
  return (
    <a className="link" href={`mailto:${encodeURIComponent(address)}`}>
      {address}
    </a>
  )
}

export function PhoneTo({ phone }: { phone: string }) {
  return (
    <a className="link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {phone}
    </a>
  )
}
