/** The day in four numbers, in a row. For the loader. */
export function DayFacts({ facts }: { facts: readonly { name: string; text: string }[] }) {
  return (
    <dl className="day-facts fit above-24">
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt className="muted size-small">{name}</dt>
          <dd className="size-large strong">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
