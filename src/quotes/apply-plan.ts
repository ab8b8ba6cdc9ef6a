import type { Booking } from '#bookings/bookings.store.ts'
import { listLegs, type StoredLeg } from '#bookings/legs.store.ts'
import { storeMove } from '#bookings/moving/store-move.ts'
import { drivingTimes } from '#content/catalogue/driving-times.ts'
import { withEmptyDrives } from '#fleet/allocation/planned-legs.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { bangkokInstant } from '#platform/time/calendar.ts'
import { hoursOfPlan, type QuoteDay, type QuotePlan } from './quote-plan.rules.ts'

/**
 * Gives a locked request the days, hours and vehicle class of a quote. What it held is given up; vehicles for the new
 * times are taken by the caller. A custom trip is one drive over all days; a ride has one day for each drive, which
 * {@link fitsDrives} says before.
 */
export async function applyPlan(
  tx: Queryable,
  deps: Pick<Deps, 'now'>,
  booking: Booking,
  plan: QuotePlan,
  waitsUntil: Date | null,
): Promise<Booking> {
  const legs = await listLegs(tx, booking.id)
  const [first, ...others] = drivesOfPlan(booking.kind, legs, plan)
  if (!first) throw new Error(`booking ${booking.id} has no drive`)
  const { guests, luggage, priceBaht } = booking
  const changed = { vehicleClass: plan.vehicleClass, guests, luggage, priceBaht, waitsUntil }
  const moved = await storeMove(tx, deps, booking, [first, ...others], changed)
  if (!moved) throw new Error(`booking ${booking.id} was not locked`)
  return moved
}

/** Has a ride as many days in the plan as it has drives? A custom trip may have any number of days. */
export async function fitsDrives(tx: Queryable, { id, kind }: Booking, plan: QuotePlan): Promise<boolean> {
  return kind !== 'transfer' || (await listLegs(tx, id)).length === plan.days.length
}

/** The drives of a booking as a plan has them: of a custom trip one over all days, of a ride one a day. */
export function drivesOfPlan(
  kind: Booking['kind'],
  legs: readonly StoredLeg[],
  plan: Pick<QuotePlan, 'days'>,
) {
  return kind === 'transfer' ? ridesOf(legs, plan) : [tripOf(legs[0], plan)]
}

function tripOf(leg: StoredLeg | undefined, plan: Pick<QuotePlan, 'days'>) {
  const { days } = plan
  const lastStop = (days.at(-1) ?? days[0]).stops.at(-1)
  const planned = {
    ...hoursOfPlan(plan),
    minutesBefore: drivingTimes.emptyMinutes(days[0].stops[0]?.place ?? ''),
    minutesAfter: drivingTimes.emptyMinutes(lastStop?.place ?? ''),
  }
  return leg ? { ...leg, ...planned } : { pickup: '', dropoff: '', ...planned }
}

function ridesOf(legs: readonly StoredLeg[], { days }: Pick<QuotePlan, 'days'>) {
  return withEmptyDrives(legs.map((leg, index) => ({ ...leg, ...hoursOfDay(days[index] ?? days[0]) })))
}

function hoursOfDay({ date, begins, ends }: QuoteDay): { startsAt: Date; endsAt: Date } {
  return { startsAt: bangkokInstant(date, begins), endsAt: bangkokInstant(date, ends) }
}
