import { type BookingStatus, bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { DetailedBooking } from '#bookings/detailed-bookings.store.ts'
import type { StoredLeg } from '#bookings/legs.store.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import type { MailFacts } from '../outbox/mail-facts.rules.ts'

/** A booking as it was when an email about it was queued. What the guest typed is as it is now. */
export function asQueued(booking: DetailedBooking, facts: MailFacts | null): DetailedBooking {
  if (!facts) return booking
  const { status, travelDate, endDate, guests, luggage, vehicleClass } = facts
  const { priceBaht, waitingBaht, depositPercent } = facts
  const was = { status, endDate, guests, luggage, vehicleClass, priceBaht, waitingBaht, depositPercent }
  const legs = legsAsQueued(booking.legs, facts)
  if (booking.kind === 'custom') return { ...booking, ...was, legs, travelDate }
  return { ...booking, ...was, legs, travelDate: travelDate ?? booking.travelDate }
}

/** The drives with the times that they had then. */
function legsAsQueued(legs: readonly StoredLeg[], { starts }: MailFacts): StoredLeg[] {
  return legs.map((leg, index) => {
    const start = starts[index]
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
