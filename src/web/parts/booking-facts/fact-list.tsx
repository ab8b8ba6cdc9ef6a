import { Fragment } from 'react'
import type { Fact } from '#bookings/fact.words.ts'

/** A list of labels with their values; a guest's text keeps its line breaks. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ label, value, date }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{date ? <time dateTime={date}>{value}</time> : <Breakable text={value} />}</dd>
        </div>
      ))}
    </dl>
  )
}

/** An email address that is too long for its line goes on behind its @ or a dot before it, not within a word. */
function Breakable({ text }: { text: string }) {
  const parts = text.includes('@') ? (text.match(/[^@.]*\.(?=[^@]*@)|[^@]*@|.+$/gs) ?? []) : [text]
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
