import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import { bookingStatusesOf } from '#bookings/booking-status.rules.ts'
import { listPaymentsOfBookings } from '#bookings/desk-lists/today.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { isOneOf } from '#platform/database/schema/one-of.ts'
import { bookings, payments, reversals } from '#platform/database/schema/schema.ts'
import { refundQuestionOf } from '../payments/balance.rules.ts'
import { paymentStatusesOf } from '../payments/payment-status.rules.ts'

export type UnansweredRefund = Awaited<ReturnType<typeof listUnansweredRefunds>>[number]

/** The bookings with refunds in the provider's dashboard of which the operator has yet to say whether they are owed again. */
export async function listUnansweredRefunds(db: Queryable) {
  const { id, reference, customerName, title, travelDate, priceBaht } = bookings
  const unanswered = db
    .select({ id: payments.bookingId })
    .from(reversals)
    .innerJoin(payments, eq(payments.id, reversals.paymentId))
    .where(
      and(
        ...[eq(reversals.kind, 'refund'), ne(reversals.state, 'failed'), isNull(reversals.answer)],
        isOneOf(payments.status, paymentStatusesOf('income')),
      ),
    )
  const found = await db
    .select({ id, reference, customerName, title, travelDate, priceBaht, seen: bookings.version })
    .from(bookings)
    .where(
      and(
        inArray(id, unanswered),
        isNotNull(priceBaht),
        isOneOf(bookings.status, bookingStatusesOf('travelled')),
      ),
    )
    .orderBy(travelDate, reference)
  const paid = await listPaymentsOfBookings(
    db,
    found.map((booking) => booking.id),
  )
  // The refunds of ours that the provider reports back are among them, and those that make no difference.
  return found.flatMap((booking) => {
    const question = refundQuestionOf(
      booking.priceBaht,
      paid.filter(({ bookingId }) => bookingId === booking.id),
    )
    return question && question.answers.length > 1 ? [{ ...booking, amountBaht: question.amountBaht }] : []
  })
}
