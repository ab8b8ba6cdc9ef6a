import type { Booking } from '#adapters/database/bookings.ts'
import { type BookingStatus, bookingCountsAs } from '#domain/bookings/booking-status.ts'
import type { MailFacts } from '#domain/mail-facts.ts'
import { bangkokDay } from '#domain/time/calendar.ts'

/** A booking as it was when an email about it was queued. What the guest typed is as it is now. */
export function asQueued<Row extends Booking>(booking: Row, facts: MailFacts | null): Row {
  if (!facts) return booking
  const { status, travelDate, endDate, guests, luggage, vehicle } = facts
  const { priceBaht, waitingBaht, depositPercent } = facts
  return {
    ...booking,
    ...{ status, travelDate, endDate, guests, luggage, vehicle, priceBaht, waitingBaht, depositPercent },
  }
}

/** Its drives with the times that they had then. */
export function legsAsQueued<Leg extends { startsAt: Date }>(
  legs: readonly Leg[],
  facts: MailFacts | null,
): Leg[] {
  return legs.map((leg, index) => {
    const start = facts?.starts[index]
    return start ? { ...leg, startsAt: new Date(start) } : leg
  })
}

/** Is the guest still to travel? An email that says what comes next is not sent after that. */
export function isAhead(
  {
    status,
    travelDate,
    endDate,
  }: { status: BookingStatus; travelDate: string | null; endDate: string | null },
  nowMs: number,
): boolean {
  const lastDay = endDate ?? travelDate
  return bookingCountsAs(status, 'ahead') && (lastDay === null || lastDay >= bangkokDay(nowMs))
}
