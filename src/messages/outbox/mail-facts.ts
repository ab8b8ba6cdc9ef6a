import { findBooking } from '#bookings/bookings.store.ts'
import { findEvent } from '#bookings/events.store.ts'
import { listLegs } from '#bookings/legs.store.ts'
import { bahtFromSatang } from '#money/money.rules.ts'
import { balanceOf } from '#money/payments/balance.rules.ts'
import { paymentCountsAs } from '#money/payments/payment-status.rules.ts'
import { findPayment, listPaymentsOfBooking } from '#money/payments/payments.store.ts'
import { receivedSatangOf } from '#money/refunds/refundable.rules.ts'
import { withRefunds } from '#money/refunds/refunds.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { findQuote } from '#quotes/quotes.store.ts'
import type { MailKind } from './mail.rules.ts'
import { type MailFacts, subjectWithFacts } from './mail-facts.rules.ts'

/** What the booking of an email is now; null for an email that keeps no facts, and when its booking is gone. */
export async function findMailFacts(
  db: Queryable,
  { kind, subjectId }: { kind: MailKind; subjectId: string },
): Promise<MailFacts | null> {
  const bookingId = await findBookingId(db, kind, subjectId)
  const booking = bookingId ? await findBooking(db, bookingId) : undefined
  if (!booking) return null
  const { status, travelDate, endDate, guests, luggage, vehicleClass } = booking
  const { priceBaht, waitingBaht, depositPercent } = booking
  const legs = booking.kind === 'custom' ? [] : await listLegs(db, booking.id)
  const payments = await withRefunds(db, await listPaymentsOfBooking(db, booking.id))
  const confirming = payments.findLast(
    (one) => paymentCountsAs(one.status, 'income') && (one.purpose === 'deposit' || one.purpose === 'full'),
  )
  return {
    ...{ status, travelDate, endDate, guests, luggage, vehicleClass, priceBaht, waitingBaht, depositPercent },
    starts: legs.map(({ startsAt }) => startsAt.toISOString()),
    ...balanceOf(priceBaht, payments),
    confirmedBy: confirming
      ? { method: confirming.method, amountBaht: bahtFromSatang(receivedSatangOf(confirming)) }
      : null,
  }
}

async function findBookingId(db: Queryable, kind: MailKind, id: string): Promise<string | null | undefined> {
  switch (subjectWithFacts(kind)) {
    case 'booking':
      return id
    case 'payment':
      return (await findPayment(db, id))?.bookingId
    case 'event':
      return (await findEvent(db, id))?.bookingId
    case 'quote':
      return (await findQuote(db, id))?.bookingId
    case null:
      return null
  }
}
