import { type ClockTime, clockMinutes, formatClockTime } from '#platform/time/clock-time.ts'
import { type Origin, type Tour, tourFrom } from './tour.rules.ts'

/** By how many minutes a whole day trip can begin earlier or later than its plan, with every stop open and no train missed. */
export type StartShift = { earlier: number; later: number }

const STEP = 30
/** Between these hours we drive; a trip whose plan begins or ends outside them keeps its plan. */
const DAY = { from: clockMinutes('06:00'), to: clockMinutes('22:00') }

/**
 * The hours at which a day trip can begin in this town, every half hour, that of its plan among them. Without a shift, as
 * for a trip that catches a train, it is only that one; none for a trip without a plan.
 */
export function startTimesOf(tour: Tour, origin: Origin, shift: StartShift | undefined): ClockTime[] {
  const { itinerary } = tourFrom(tour, origin)
  const [first, last] = [itinerary[0]?.time, itinerary.at(-1)?.time]
  if (!first || !last) return []
  const { earlier, later } = shift ?? { earlier: 0, later: 0 }
  const [begins, ends] = [clockMinutes(first), clockMinutes(last)]
  const steps = Array.from({ length: (earlier + later) / STEP + 1 }, (_, step) => step * STEP - earlier)
  return steps
    .filter((by) => by === 0 || (begins + by >= DAY.from && ends + by <= DAY.to))
    .map((by) => formatClockTime(begins + by))
}
