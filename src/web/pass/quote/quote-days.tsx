import { Timetable } from '../../parts/trip-page/itinerary-line.tsx'
import { Art } from '../../ui/art.tsx'
import type { QuoteView } from './quote-view.ts'

/** Each day with the poster of a place, its hours and its stops on the line; what changed is marked. */
export function QuoteDays({ quote: { days, daysTitle } }: { quote: QuoteView }) {
  return (
    <section className="quote__days" aria-labelledby="days">
      <h2 className="size-card" id="days">
        {daysTitle}
      </h2>
      {days.map(({ title, date, dayInFull, hours, stops, picture, mark }) => (
        <article className="quote__day stack raised-sheet above-16" key={date}>
          {picture && <Art picture={picture} alt="" />}
          <div>
            <h3>
              {title} {mark && <span className="quote__changed">{mark}</span>}
            </h3>
            <p className="block muted size-small">
              <time dateTime={date}>{dayInFull}</time>, {hours}
            </p>
            {stops.length > 0 && <Timetable stops={stops} level="h4" />}
          </div>
        </article>
      ))}
    </section>
  )
}
