import { findBooking } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { findEvent } from '#adapters/database/events.ts'
import { listLegs } from '#adapters/database/legs.ts'
import { findPayment, listPaymentsOfBooking } from '#adapters/database/payments.ts'
import { findQuote } from '#adapters/database/quotes.ts'
import { withRefunds } from '#adapters/database/refunds.ts'
import type { MailKind } from '#domain/mail.ts'
import { type MailFacts, subjectWithFacts } from '#domain/mail-facts.ts'
import { bahtFromSatang } from '#domain/money.ts'
import { balanceOf } from '#domain/payments/balance.ts'
import { paymentCountsAs } from '#domain/payments/payment-status.ts'
import { receivedSatangOf } from '#domain/payments/refundable.ts'

/** What the booking of an email is now; null for an email that keeps no facts, and when its booking is gone. */
export async function findMailFacts(
  db: Queryable,
  { kind, subjectId }: { kind: MailKind; subjectId: string },
): Promise<MailFacts | null> {
  const bookingId = await findBookingId(db, kind, subjectId)
  const booking = bookingId ? await findBooking(db, bookingId) : undefined
  if (!booking) return null
  const { status, travelDate, endDate, guests, luggage, vehicle } = booking
  const { priceBaht, waitingBaht, depositPercent } = booking
  const legs = booking.kind === 'custom' ? [] : await listLegs(db, booking.id)
  const payments = await withRefunds(db, await listPaymentsOfBooking(db, booking.id))
  const confirming = payments.findLast(
    (one) => paymentCountsAs(one.status, 'income') && (one.purpose === 'deposit' || one.purpose === 'full'),
  )
  return {
    ...{ status, travelDate, endDate, guests, luggage, vehicle, priceBaht, waitingBaht, depositPercent },
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
