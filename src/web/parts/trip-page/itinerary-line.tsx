import type { Stop } from '#catalogue/tour.rules.ts'
import { Icon } from '../../ui/icon.tsx'

export function ItineraryLine({ stops }: { stops: readonly Marked[] }) {
  if (stops.length === 0) return null
  return (
    <section>
      <h2>The day, hour by hour</h2>
      <Timetable stops={stops} />
    </section>
  )
}

type Marked = Stop & {
  /** The address of a picture of the place. */
  picture?: string
  /** When the place is open, as a sentence. */
  hours?: string
  /** A word beside it, such as "changed". */
  mark?: string | undefined
}

/** The day as a timetable on a line; a stop may have no time. Its stops are headings of this `level`. */
export function Timetable({
  stops,
  level: Heading = 'h3',
}: {
  stops: readonly Marked[]
  level?: 'h3' | 'h4'
}) {
  return (
    <ol className="itinerary">
      {stops.map((stop) => (
        <li key={`${stop.time} ${stop.activity}`}>
          {stop.time && <time>{stop.time}</time>}
          <div>
            <Heading>
              {stop.activity}
              {stop.mark && (
                <>
                  {' '}
                  <span className="itinerary__mark">{stop.mark}</span>
                </>
              )}
            </Heading>
            {stop.detail && <p>{stop.detail}</p>}
            {stop.admission && (
              <p className="itinerary__note">
                <Icon name="card" />
                <span>Entrance: {stop.admission}</span>
              </p>
            )}
            {[stop.hours, stop.outsideHours].map(
              (note) =>
                note && (
                  <p className="itinerary__note" key={note}>
                    <Icon name="clock" />
                    <span>{note}</span>
                  </p>
                ),
            )}
          </div>
          {stop.picture && <img src={stop.picture} alt="" loading="lazy" width="72" height="72" />}
        </li>
      ))}
    </ol>
  )
}
