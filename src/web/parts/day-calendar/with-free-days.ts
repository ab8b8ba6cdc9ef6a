import type { DayAvailability } from '#fleet/availability/availability.rules.ts'
import { daysOfPage, pageOf } from '#fleet/availability/day-offer.rules.ts'
import { sentenceOf } from '#platform/problems/sentences.words.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import type { BookingView, BookingViewOfTrip, DayCalendarView } from '../booking-form/booking-view.ts'
import { usualVehicle } from '../booking-form/party-choice.ts'
import { calendarPageOf, type KnownDay } from './calendar-page.ts'

/** The five weeks that the calendar of a form shows at first: those of the chosen day, else the first ones. */
export function firstDaysOf(view: BookingViewOfTrip): [PlainDate, ...PlainDate[]] {
  const [monday = view.firstDay, ...others] = daysOfPage(view.firstDay, numberOf(view))
  return [monday, ...others]
}

/** The form with what these days have for the vehicle that it offers at first. For loaders. */
export function withFreeDays(
  view: BookingViewOfTrip,
  found: readonly DayAvailability[],
): BookingView & { calendar: DayCalendarView } {
  const { firstDay, vehicles, calendar } = view
  const days = found.map(
    (one): KnownDay => ({ ...one, reason: one.reason ? sentenceOf(one.reason) : undefined }),
  )
  const page = calendarPageOf({
    ...{ dates: firstDaysOf(view), firstDay, runsOn: calendar.runsOn, otherwise: 'unknown' },
    days: new Map(days.map((one) => [one.date, one])),
    classes: vehicles.map(({ vehicleClass }) => vehicleClass),
    wanted: usualVehicle(vehicles),
  })
  const first = { number: numberOf(view), last: pageOf(firstDay, calendar.lastDay) - 1, page }
  return { ...view, calendar: { ...calendar, first } }
}

function numberOf({ day, firstDay }: BookingViewOfTrip): number {
  return day ? pageOf(firstDay, day.date) : 0
}
