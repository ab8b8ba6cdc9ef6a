import type { Fact } from '#bookings/fact.words.ts'
import { Breakable } from '../breakable.tsx'

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
