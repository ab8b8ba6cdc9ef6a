import type { Booking } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { listPaymentsOfBooking } from '#adapters/database/payments.ts'
import { type Actor, actorKind } from '#domain/bookings/actor.ts'
import { isAddressTrusted } from '#domain/bookings/proved-address.ts'
import { paymentCountsAs } from '#domain/payments/payment-status.ts'

/** Does the guest get an email about what this actor does to a booking? About what staff does always. */
export async function isGuestTold(db: Queryable, booking: Booking, by: Actor): Promise<boolean> {
  if (actorKind(by) !== 'guest') return booking.customerEmail !== ''
  const payments = await listPaymentsOfBooking(db, booking.id)
  return isAddressTrusted(
    booking,
    payments.some(({ status }) => paymentCountsAs(status, 'income')),
  )
}
