import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { recordCash } from '#money/cash/record-cash.ts'
import { insertDrivers } from './database/fleet-rows.ts'
import { placedBooking } from './factories.ts'
import type { TestSite } from './site.ts'

const OFFICE = 'staff:office@example.com'

/** A confirmed trip of which a driver has taken ฿1,000 in cash. */
export async function cashWithDriver(site: TestSite) {
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  await confirmBooking(site.deps, { bookingId: booking.id }, OFFICE)
  const [driverId = ''] = await insertDrivers(site.deps.db.read, 1)
  const paymentId = await takeCash(site, { bookingId: booking.id, driverId, amountBaht: 1_000 })
  return { booking, driverId, paymentId }
}

/** The driver takes more cash for the same trip. */
export async function takeCash(
  { deps }: Pick<TestSite, 'deps'>,
  { bookingId, driverId, amountBaht }: { bookingId: string; driverId: string; amountBaht: number },
): Promise<string> {
  const taken = await recordCash(deps, { bookingId, amountBaht, collectedBy: driverId }, OFFICE)
  if (!taken.ok) throw new Error(taken.problem.code)
  return taken.payment.id
}
