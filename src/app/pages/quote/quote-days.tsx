import type { QuoteView } from './quote-view.ts'

/** Each day with its hours and stops; those that changed are marked. */
export function QuoteDays({ quote: { days } }: { quote: QuoteView }) {
  return (
    <section aria-labelledby="days">
      <h2 id="days">{days.length === 1 ? 'Your day' : `Your ${days.length} days`}</h2>
      {days.map(({ title, hours, stops, isChanged }) => (
        <article className="quote__day" key={title}>
          <h3>
            {title} {isChanged && <span className="quote__changed">changed</span>}
          </h3>
          <p className="quote__small">{hours}</p>
          {stops.length > 0 && (
            <ol>
              {stops.map(({ time, place }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two stops can be the same, and are never reordered here
                <li key={index}>
                  <time>{time}</time>
                  <span>{place}</span>
                </li>
              ))}
            </ol>
          )}
        </article>
      ))}
    </section>
  )
}
