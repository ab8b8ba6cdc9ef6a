import { useEffect, useMemo, useRef } from 'react'
import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { daysOfPage, isOpen, pageOf } from '#fleet/availability/day-offer.rules.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import { Button } from '../../ui/button.tsx'
import type { BookingView, DayCalendarView, TermsView } from '../booking-form/booking-view.ts'
import type { PartyChoice } from '../booking-form/party-choice.ts'
import { type CalendarPage, calendarPageOf, monthsOf } from './calendar-page.ts'
import { ChosenDay } from './chosen-day.tsx'
import { termsOfDay } from './day-terms.ts'
import { useDays } from './use-days.ts'

export type LiveDaysProps = {
  view: BookingView
  trip: DayCalendarView
  party: Pick<PartyChoice, 'wanted' | 'setTaken'>
  /** The chosen day; empty without one. */
  date: PlainDate
  /** Which five weeks are shown. */
  number: number
  setNumber: (number: number) => void
  /** Gets these weeks as they are now; undefined while the first ones are as in the page. */
  onPage: (page: CalendarPage | undefined) => void
  /** Gets the terms of the chosen day; undefined while none is chosen. */
  onTerms: (terms: TermsView | undefined) => void
  /** The last refusal, after which the days may be others. */
  since: unknown
}

/** Looks the days of the calendar up, and says what the chosen one means. */
export function LiveDays({ view, trip, party, date, number, setNumber, ...to }: LiveDaysProps) {
  const { onPage, onTerms, since } = to
  const { firstDay, origin, vehicles } = view
  const { wanted, setTaken } = party
  const dates = useMemo(() => daysOfPage(firstDay, number), [firstDay, number])
  const { days, failed, tryAgain } = useDays({ tourId: trip.tourId, origin }, monthsOf(dates), since)

  // Turned before this part was there, the calendar stays where it is; after a refusal it shows the refused day.
  const shown = useRef(since ? '' : date)
  useEffect(() => {
    if (date === shown.current) return
    shown.current = date
    const page = date ? pageOf(firstDay, date) : -1
    if (page >= 0 && page <= trip.first.last) setNumber(page)
  }, [date, firstDay, trip.first.last, setNumber])

  const isKnown = dates.every((day) => days.has(day))
  const page = useMemo(() => {
    if (!isKnown && number === trip.first.number) return undefined
    return calendarPageOf({
      ...{ dates, firstDay, runsOn: trip.runsOn, wanted, days },
      classes: vehicles.map(({ vehicleClass }) => vehicleClass),
      otherwise: failed ? 'unknown' : 'loading',
    })
  }, [dates, days, failed, firstDay, isKnown, number, trip, vehicles, wanted])
  useEffect(() => onPage(page), [onPage, page])

  const chosen = days.get(date)
  useEffect(() => {
    setTaken(chosen ? VEHICLE_CLASSES.filter((one) => !isOpen(chosen[one])) : [])
  }, [chosen, setTaken])
  useEffect(
    () => onTerms(chosen && termsOfDay(view, trip, date, Date.now())),
    [onTerms, view, trip, date, chosen],
  )

  return (
    <>
      {failed && !isKnown && <Button onClick={tryAgain}>Try again</Button>}
      <ChosenDay {...{ view, trip, party, date, day: chosen }} />
    </>
  )
}
