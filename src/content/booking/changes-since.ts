import { fleet } from '#content/catalogue/fleet.ts'
import { type BookingStatus, bookingCountsAs } from '#domain/bookings/booking-status.ts'
import type { MailFacts } from '#domain/mail-facts.ts'
import { formatBaht } from '#domain/money.ts'
import { piecesInWords } from '#domain/requests/taxi-service.ts'
import { bangkokDay, formatDay } from '#domain/time/calendar.ts'
import { bangkokTime } from '#domain/time/clock-time.ts'

/** Something that an email tells and that is not so any more, with what it is now. */
export type ChangeSince = { label: string; now: string }

const STATES: Record<BookingStatus, string> = {
  draft: 'Not booked',
  requested: 'Waiting for an answer',
  awaiting_payment: 'Waiting for payment',
  confirmed: 'Confirmed',
  expired: 'Expired',
  declined: 'Declined',
  cancelled: 'Cancelled',
  completed: 'The trip is over',
  no_show: 'The trip did not take place',
}

/** What has changed about a booking since an email about it was queued, in words for guests and operator alike. */
export function changesSince(was: MailFacts, is: MailFacts): ChangeSince[] {
  const money = bookingCountsAs(is.status, 'agreed') ? [change('Still to pay', was, is, due)] : []
  return [
    change('Booking', was, is, ({ status }) => STATES[status]),
    change('Date', was, is, days),
    change('Time', was, is, ({ starts: [first] }) => (first ? timeOf(first) : 'Not fixed')),
    change('Return', was, is, ({ starts: [, back] }) => (back ? dayAndTimeOf(back) : 'None')),
    change('Guests', was, is, ({ guests }) => String(guests)),
    change('Luggage', was, is, ({ luggage }) => (luggage === null ? 'Not known' : piecesInWords(luggage))),
    change('Vehicle', was, is, ({ vehicle }) => (vehicle ? fleet[vehicle].name : 'Not chosen')),
    change('Price', was, is, ({ priceBaht }) => (priceBaht === null ? 'Not agreed' : formatBaht(priceBaht))),
    change('Paid', was, is, ({ paidBaht }) => formatBaht(paidBaht)),
    change('Refunded', was, is, ({ givenBackBaht }) => formatBaht(givenBackBaht)),
    ...money,
  ].filter((one) => one !== null)
}

function change(
  label: string,
  was: MailFacts,
  is: MailFacts,
  inWords: (facts: MailFacts) => string,
): ChangeSince | null {
  const now = inWords(is)
  return inWords(was) === now ? null : { label, now }
}

function days({ travelDate, endDate }: MailFacts): string {
  if (!travelDate) return 'No date yet'
  const first = formatDay(travelDate)
  return endDate && endDate !== travelDate ? `${first} to ${formatDay(endDate)}` : first
}

function due({ dueBaht }: MailFacts): string {
  return dueBaht ? formatBaht(dueBaht) : 'Nothing'
}

function timeOf(start: string): string {
  return `${bangkokTime(Date.parse(start))}, Thailand time`
}

function dayAndTimeOf(start: string): string {
  return `${formatDay(bangkokDay(Date.parse(start)))}, ${timeOf(start)}`
}
