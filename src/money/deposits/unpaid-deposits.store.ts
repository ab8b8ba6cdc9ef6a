import { and, asc, eq, exists, gt, gte, isNotNull, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import { bookingStatusesOf } from '#bookings/booking-status.rules.ts'
import { listPaymentsOfBookings } from '#bookings/desk-lists/today.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { isOneOf } from '#platform/database/schema/one-of.ts'
import { bookings, mails, payments, refunds, reversals } from '#platform/database/schema/schema.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import { balanceOf } from '../payments/balance.rules.ts'
import { paymentStatusesOf } from '../payments/payment-status.rules.ts'
import { DEPOSIT_REMINDER, isPaidOnline, nextPaymentOf } from './deposit.rules.ts'

export type UnpaidDeposit = Awaited<ReturnType<typeof listUnpaidDeposits>>[number]

/**
 * Agreed bookings whose deposit is not paid and whose day has not passed, the nearest first, with what tells whether the
 * guest can be reminded. Those whose money a person looks at are left out.
 */
export async function listUnpaidDeposits(db: Queryable, today: PlainDate) {
  const { id, reference, customerName, customerEmail, title, travelDate, priceBaht, depositPercent } =
    bookings
  const reminder = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.kind, DEPOSIT_REMINDER), eq(mails.subjectId, id)))
  const found = await db
    .select({
      ...{ id, reference, customerName, customerEmail, title, travelDate, priceBaht, depositPercent },
      wasReminded: sql<boolean>`${exists(reminder)}`,
      seen: bookings.version,
    })
    .from(bookings)
    .where(mayBeUnpaid(db, today))
    .orderBy(asc(travelDate), asc(reference))
  const paid = await listPaymentsOfBookings(
    db,
    found.map((booking) => booking.id),
  )
  return found.flatMap((booking) => {
    const own = paid.filter(({ bookingId }) => bookingId === booking.id)
    const balance = balanceOf(booking.priceBaht, own)
    const next = nextPaymentOf(booking, balance)
    if (!next || next.purpose === 'balance' || !isPaidOnline(booking, balance)) return []
    return [{ ...booking, amountBaht: next.amountBaht }]
  })
}

/** Without those for which something was paid and kept: only a payment with refunds can have gone back. */
function mayBeUnpaid(db: Queryable, today: PlainDate): SQL | undefined {
  const settled = db
    .select({ id: payments.id })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .leftJoin(reversals, eq(reversals.paymentId, payments.id))
    .where(
      and(
        eq(payments.bookingId, bookings.id),
        or(
          isOneOf(payments.status, paymentStatusesOf('needsAttention')),
          and(
            isOneOf(payments.status, paymentStatusesOf('income')),
            ...[isNull(refunds.id), isNull(reversals.id)],
          ),
        ),
      ),
    )
  return and(
    gt(bookings.depositPercent, 0),
    gte(bookings.travelDate, today),
    isNotNull(bookings.priceBaht),
    isOneOf(bookings.status, bookingStatusesOf('ahead')),
    notExists(settled),
  )
}
