import { useEffect, useState } from 'react'
import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { daysOfPage, isOpen, offerOn, pageOf } from '#fleet/availability/day-offer.rules.ts'
import { formatMonth, type PlainDate } from '#platform/time/calendar.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { BookingView, DayCalendarView, TermsView } from '../booking-form/booking-view.ts'
import type { PartyChoice } from '../booking-form/party-choice.ts'
import { ChosenDay } from './chosen-day.tsx'
import { cellOf, sayAskOnce } from './day-cell.ts'
import { DayTable } from './day-table.tsx'
import { termsOfDay } from './day-terms.ts'
import { Legend } from './legend.tsx'
import { useDays } from './use-days.ts'

export type DayCalendarProps = {
  view: BookingView
  trip: DayCalendarView
  party: Pick<PartyChoice, 'wanted' | 'vehicle' | 'setTaken'>
  /** As in the date field; empty or half typed as well. */
  date: string
  onChoose: (date: PlainDate) => void
  /** Gets the terms of the chosen day; undefined while none is chosen. */
  onTerms: (terms: TermsView | undefined) => void
  /** The last refusal, after which the days may be others. */
  since: unknown
}

/** Five weeks of a trip with what each day has for the chosen party, as radio buttons beside the date field. */
export function DayCalendar({ view, trip, party, date, onChoose, onTerms, since }: DayCalendarProps) {
  const { firstDay, origin } = view
  const lastPage = pageOf(firstDay, trip.lastDay) - 1
  const pageOfDate = pageOf(firstDay, date)
  const [page, setPage] = useState(pageOfDate >= 0 && pageOfDate <= lastPage ? pageOfDate : 0)
  const dates = daysOfPage(firstDay, page)
  const months = monthsOf(dates)
  const { days, isLoading, failed, tryAgain } = useDays({ tourId: trip.tourId, origin }, months, since)

  useEffect(() => {
    const wanted = pageOf(firstDay, date)
    if (wanted >= 0 && wanted <= lastPage) setPage(wanted)
  }, [date, firstDay, lastPage])

  const classes = view.vehicles.map(({ vehicleClass }) => vehicleClass)
  const chosen = days.get(date)
  const { setTaken } = party
  useEffect(() => {
    setTaken(chosen ? VEHICLE_CLASSES.filter((one) => !isOpen(chosen[one])) : [])
  }, [chosen, setTaken])

  useEffect(
    () => onTerms(chosen && termsOfDay(view, trip, date, Date.now())),
    [onTerms, view, trip, date, chosen],
  )

  const wanted = view.vehicles.find(({ vehicleClass }) => vehicleClass === party.wanted)
  const cells = sayAskOnce(
    dates.map((day) => {
      const loaded = days.get(day)
      const offer = loaded && offerOn(loaded, party.wanted, classes)
      return cellOf({ date: day, firstDay, runsOn: trip.runsOn, offer, wanted: party.wanted })
    }),
  )

  if (failed) return <NotLoaded tryAgain={tryAgain} />
  return (
    <>
      <div className="day-calendar__head">
        <button
          type="button"
          aria-label="Earlier days"
          disabled={page === 0}
          onClick={() => setPage(page - 1)}
        >
          <Icon name="chevron-left" />
        </button>
        <p aria-live="polite">
          {wanted && `${wanted.name}, `}
          {spanOf(months)}
        </p>
        <button
          type="button"
          aria-label="Later days"
          disabled={page >= lastPage}
          onClick={() => setPage(page + 1)}
        >
          <Icon name="chevron-right" />
        </button>
      </div>
      <DayTable cells={cells} chosen={date} onChoose={onChoose} />
      <Legend cells={cells} days={days} isLoading={isLoading} />
      <ChosenDay {...{ view, trip, party, date, day: chosen }} />
    </>
  )
}

function NotLoaded({ tryAgain }: { tryAgain: () => void }) {
  return (
    <div className="day-calendar__failed" role="status">
      <p>{NOT_LOADED}</p>
      <Button look="quiet" onClick={tryAgain}>
        Try again
      </Button>
    </div>
  )
}

const NOT_LOADED =
  'We can’t show which days are free just now. Type your day above; we’ll check it when you send the form.'

function monthsOf(dates: readonly PlainDate[]): string[] {
  return [...new Set(dates.map((date) => date.slice(0, 7)))]
}

/** `Nov to Dec 2026`. */
function spanOf(months: readonly string[]): string {
  const [first = '', last = first] = [months[0], months.at(-1)].map((month = '') => formatMonth(month))
  if (first === last) return first
  const isSameYear = first.slice(-4) === last.slice(-4)
  return `${isSameYear ? first.slice(0, 3) : shortMonth(first)} to ${shortMonth(last)}`
}

function shortMonth(month: string): string {
  return `${month.slice(0, 3)} ${month.slice(-4)}`
}
