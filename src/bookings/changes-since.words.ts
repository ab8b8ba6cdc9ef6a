import type { MailFacts } from '#messages/outbox/mail-facts.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { bangkokDay, formatDay } from '#platform/time/calendar.ts'
import {
  daysInWords,
  LABELS,
  NOT_FIXED,
  partyLabel,
  thailandTime,
  VEHICLE_NOT_CHOSEN,
  vehicleInWords,
} from './booking.words.ts'
import { type BookingStatus, bookingCountsAs } from './booking-status.rules.ts'
import { piecesInWords } from './placing/taxi-service.rules.ts'

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
    change(LABELS.date, was, is, (facts) => (facts.travelDate ? daysInWords(facts) : NOT_FIXED)),
    change('Time', was, is, ({ starts: [first] }) => (first ? thailandTime(new Date(first)) : NOT_FIXED)),
    change('Return', was, is, ({ starts: [, back] }) => (back ? dayAndTimeOf(back) : 'None')),
    change(partyLabel('trip'), was, is, ({ guests }) => String(guests)),
    change(LABELS.luggage, was, is, ({ luggage }) =>
      luggage === null ? 'Not known' : piecesInWords(luggage),
    ),
    change(LABELS.vehicle, was, is, (facts) => vehicleInWords(facts) ?? VEHICLE_NOT_CHOSEN),
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

function due({ dueBaht }: MailFacts): string {
  return dueBaht ? formatBaht(dueBaht) : 'Nothing'
}

function dayAndTimeOf(start: string): string {
  return `${formatDay(bangkokDay(Date.parse(start)))}, ${thailandTime(new Date(start))}`
}
