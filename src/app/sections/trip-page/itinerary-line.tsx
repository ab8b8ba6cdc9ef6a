import type { Stop } from '#domain/catalogue/tour.ts'
import { Icon } from '../../ui/icon.tsx'

export function ItineraryLine({ stops }: { stops: readonly Stop[] }) {
  if (stops.length === 0) return null
  return (
    <section>
      <h2>The day, hour by hour</h2>
      <Timetable stops={stops} />
    </section>
  )
}

/** The day as a timetable on a line; a stop may have no time. */
export function Timetable({ stops }: { stops: readonly Stop[] }) {
  return (
    <ol className="itinerary">
      {stops.map((stop) => (
        <li key={`${stop.time} ${stop.activity}`}>
          {stop.time && <time>{stop.time}</time>}
          <div>
            <h3>{stop.activity}</h3>
            {stop.detail && <p>{stop.detail}</p>}
            {stop.admission && (
              <p className="itinerary__note">
                <Icon name="card" />
                <span>Entrance: {stop.admission}</span>
              </p>
            )}
            {stop.outsideHours && (
              <p className="itinerary__note">
                <Icon name="clock" />
                <span>{stop.outsideHours}</span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
