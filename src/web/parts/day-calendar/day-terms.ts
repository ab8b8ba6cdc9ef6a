import {
  replyHours,
  replySentence,
  replyWay,
  termsSentence,
} from '#bookings/cancelling/booking-terms.words.ts'
import { confirmationOn } from '#bookings/confirming/confirmation.rules.ts'
import { bangkokInstant, type PlainDate } from '#platform/time/calendar.ts'
import type { BookingView, BookingViewOfTrip, TermsView } from '../booking-form/booking-view.ts'

/** The terms of this day as they are at an instant, in milliseconds since the epoch. */
export function termsOfDay(
  { vehicles }: Pick<BookingView, 'vehicles'>,
  { confirmation, pickupTime, cancellation, requestHours, leadHours }: BookingViewOfTrip['calendar'],
  date: PlainDate,
  nowMs: number,
): TermsView {
  const times = { pickupMs: bangkokInstant(date, pickupTime).getTime(), nowMs }
  const of = vehicles.some(({ deposit }) => deposit) ? 'deposit' : 'price'
  const hours = replyHours({ ...times, holdTimes: { requestHours }, leadHours })
  const onDay = confirmationOn(confirmation, { date, nowMs })
  return {
    cancel: termsSentence({ ...times, terms: cancellation, of, isRequest: onDay.kind !== 'instant' }),
    reply: replySentence(replyWay(onDay), hours),
  }
}
