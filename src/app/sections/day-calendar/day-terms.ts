import { replyHours, replySentence, replyWay, termsSentence } from '#content/booking/booking-terms.ts'
import { confirmationOn } from '#domain/catalogue/confirmation.ts'
import { bangkokInstant, type PlainDate } from '#domain/time/calendar.ts'
import type { BookingView, DayCalendarView, TermsView } from '../booking-form/booking-view.ts'

/** The terms of this day as they are at an instant, in milliseconds since the epoch. */
export function termsOfDay(
  { vehicles }: Pick<BookingView, 'vehicles'>,
  { confirmation, pickupTime, cancellation, requestHours, leadHours }: DayCalendarView,
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
