import { Timetable } from '../../parts/trip-page/itinerary-line.tsx'
import type { PlanView } from './plan-view.ts'

/** The day as a timetable. */
export function PassDay({ plan: { stops, moved } }: { plan: PlanView }) {
  if (stops.length === 0) return null
  return (
    <section>
      <h2>The day, hour by hour</h2>
      <p className="pass__small">{moved ?? 'Times can slip by half an hour, and trains by more.'}</p>
      <Timetable stops={stops} />
    </section>
  )
}
