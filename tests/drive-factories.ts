import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import type { DriveStep } from '#drives/drive-step.rules.ts'
import { pressStep, type StepPress } from '#drives/press-step.ts'
import { listDriverLinks, makeMissingDriverLinks } from '#guests/links/driver-links.ts'
import { allocations, legs } from '#platform/database/schema/schema.ts'
import { inWords } from '#tests/problems.ts'
import { insertDrivers, insertVehicles } from './database/fleet-rows.ts'
import { placedBooking } from './factories.ts'
import type { TestSite } from './site.ts'

export const DESK = { admin: 'office@example.com' }

/** A confirmed trip of 15 January, or of another day, from six in the morning until six in the evening, with its driver and another one. */
export async function drivenTrip(site: TestSite, date = '2027-01-15') {
  const { read } = site.deps.db
  await insertVehicles(read, ['suv'])
  const [driverId = '', otherId = ''] = await insertDrivers(read, 2)
  const { booking, token } = await placedBooking(site, 'erawan-death-railway', { date })
  await confirmBooking(site.deps, { bookingId: booking.id }, 'staff:office@example.com')
  await giveTo(site, driverId)
  const [leg] = await read.select().from(legs)
  if (!leg) throw new Error('the trip has no drive')
  return { booking, token, legId: leg.id, driverId, otherId }
}

/** The office gives all trips to a driver, or to none. */
export async function giveTo(site: Pick<TestSite, 'deps'>, driverId: string | null) {
  await site.deps.db.transaction((tx) => tx.update(allocations).set({ driverId }), {
    actor: 'staff:office@example.com',
  })
}

type Driven = Awaited<ReturnType<typeof drivenTrip>>

/** The token of the link to a driver's day, made by the desk. */
export async function dayLink(
  { deps }: Pick<TestSite, 'deps'>,
  { driverId, day }: { driverId: string; day: string },
): Promise<string> {
  await makeMissingDriverLinks(deps, { day, driverIds: [driverId], ...DESK })
  const token = (await listDriverLinks(deps, day)).get(driverId)?.token
  if (!token) throw new Error('the link was not made')
  return token
}

/** Moves the clock to a time of Bangkok, such as `2027-01-15T06:00`. */
export function goTo(site: Pick<TestSite, 'deps' | 'letTimePass'>, time: string) {
  site.letTimePass(Date.parse(`${time}:00+07:00`) - site.deps.now())
}

/** The driver presses now. @returns what the operation answers, a refusal in words */
export async function press(
  site: Pick<TestSite, 'deps'>,
  { legId, driverId }: Pick<Driven, 'legId' | 'driverId'>,
  step: DriveStep,
  changes: Partial<StepPress> = {},
) {
  const pressed = { pressId: crypto.randomUUID(), legId, step, pressedAt: null, ...changes }
  return inWords(await pressStep(site.deps, pressed, { driverId }))
}
