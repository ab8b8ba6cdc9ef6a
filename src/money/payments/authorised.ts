import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { Booking } from '#bookings/bookings.store.ts'
import { PaymentRefused } from '#platform/payments/contract.ts'
import { firstPaymentOf } from '../checkouts/payable-booking.ts'
import { satangFromBaht } from '../money.rules.ts'
import { findAuthorisedPayment, type Payment } from './payments.store.ts'
import { type SettleNeeds, settlePayment } from './settle-payment.ts'

/** Is this what the booking costs to confirm? After its price has changed it is not, and nothing of it is charged. */
export function isAuthorisedFor(
  { amountSatang }: Pick<Payment, 'amountSatang'>,
  booking: Pick<Booking, 'priceBaht' | 'depositPercent'>,
): boolean {
  if (booking.priceBaht === null) return false
  return satangFromBaht(firstPaymentOf(booking.priceBaht, booking).amountBaht) === amountSatang
}

/**
 * Gives up what the guest of a booking has authorised, after which it can never be charged. Nothing happens where nothing
 * is authorised.
 * @throws {Unavailable} when the provider or the database cannot be asked
 */
export async function releaseAuthorised(deps: SettleNeeds, bookingId: string): Promise<void> {
  const held = await findAuthorisedPayment(deps.db.read, bookingId)
  if (!held?.sessionId) return
  await deps.payments.releaseCheckout(held.sessionId)
  await settlePayment(deps, held.sessionId, { closedBy: 'cancel' })
}

/**
 * Brings what a guest has authorised in line with the booking as it is now: charged when it is confirmed, for example
 * because the guest accepted another day, and released when it has ended. While it waits for an answer nothing happens.
 * @throws {Unavailable} when the provider or the database cannot be asked
 */
export async function followBooking(deps: SettleNeeds, booking: Booking): Promise<void> {
  if (bookingCountsAs(booking.status, 'unanswered')) return
  const held = await findAuthorisedPayment(deps.db.read, booking.id)
  if (!held?.sessionId) return
  if (!bookingCountsAs(booking.status, 'ahead') || !isAuthorisedFor(held, booking))
    return releaseAuthorised(deps, booking.id)
  try {
    await deps.payments.captureCheckout(held.sessionId)
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    deps.log.warn({ err: error, bookingId: booking.id }, 'what a guest has authorised cannot be charged')
    return releaseAuthorised(deps, booking.id)
  }
  await settlePayment(deps, held.sessionId)
}
