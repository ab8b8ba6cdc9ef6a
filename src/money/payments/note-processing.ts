import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import { type Booking, updateBookingDeadline } from '#bookings/bookings.store.ts'
import { processingHoldEnds } from '#bookings/holding/hold.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import type { Checkout } from '#platform/payments/contract.ts'
import { paymentCountsAs } from './payment-status.rules.ts'
import { type Payment, updatePaymentProcessing } from './payments.store.ts'

type Processing = { checkout: Checkout; payment: Payment; booking: Booking | undefined }

/**
 * Notes that the guest has finished the checkout and a bank has yet to answer: the booking keeps its vehicle for longer,
 * and its pages ask the guest to wait. Counts from the first time that we hear of it; both rows must be locked.
 */
export async function noteProcessing(
  tx: Queryable,
  { rules, now }: Pick<Deps, 'rules' | 'now'>,
  { checkout, payment, booking }: Processing,
): Promise<Payment> {
  if (payment.processingSince || !paymentCountsAs(payment.status, 'payable')) return payment
  if (booking?.waitsUntil && bookingCountsAs(booking.status, 'payable')) {
    const ends = processingHoldEnds(rules().holdTimes, now())
    if (ends > booking.waitsUntil) await updateBookingDeadline(tx, booking.id, ends)
  }
  return updatePaymentProcessing(tx, payment, { method: checkout.method, since: new Date(now()) })
}
