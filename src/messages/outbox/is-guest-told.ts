import { type Actor, actorKind } from '#bookings/actor.rules.ts'
import type { Booking } from '#bookings/bookings.store.ts'
import { isAddressTrusted } from '#guests/links/proved-address.rules.ts'
import { paymentCountsAs } from '#money/payments/payment-status.rules.ts'
import { listPaymentsOfBooking } from '#money/payments/payments.store.ts'
import type { Queryable } from '#platform/database/database.ts'

/** Does the guest get an email about what this actor does to a booking? About what staff does always. */
export async function isGuestTold(db: Queryable, booking: Booking, by: Actor): Promise<boolean> {
  if (actorKind(by) !== 'guest') return booking.customerEmail !== ''
  const payments = await listPaymentsOfBooking(db, booking.id)
  return isAddressTrusted(
    booking,
    payments.some(({ status }) => paymentCountsAs(status, 'income')),
  )
}
