/** `date` is what the words of the value mean, `2030-02-14`. */
export type Fact = { label: string; value: string; date?: string }

/** Label and value, one below the other; what a guest typed keeps its line breaks. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list">
      {facts.map(({ label, value, date }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{date ? <time dateTime={date}>{value}</time> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
