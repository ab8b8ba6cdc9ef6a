import { Timetable } from '../../../sections/trip-page/itinerary-line.tsx'
import { TripList } from '../../../sections/trip-page/trip-list.tsx'
import type { PlanView } from './plan-view.ts'

/** The day as a timetable, and what to take along. */
export function DayPlan({ plan: { stops, moved, bring } }: { plan: PlanView }) {
  return (
    <>
      {stops.length > 0 && (
        <section>
          <h2>The day, hour by hour</h2>
          <p className="pass__small">{moved ?? 'Times can slip by half an hour, and trains by more.'}</p>
          <Timetable stops={stops} />
        </section>
      )}
      <TripList title="What to bring" items={bring} />
    </>
  )
}
