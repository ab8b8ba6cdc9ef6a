import { useRef, useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'
import { useIsNear } from '../../ui/hooks/use-is-near.ts'
import { RadioGroup } from '../../ui/radio/radio-group.tsx'
import type { BookingView, DayCalendarView } from '../booking-form/booking-view.ts'
import type { BookingChoice } from '../booking-form/use-booking-choice.ts'
import { onDemand } from '../on-demand.tsx'
import type { CalendarPage } from './calendar-page.ts'
import { DayTable } from './day-table.tsx'
import type { LiveDaysProps } from './live-days.tsx'

const LiveDays = onDemand<LiveDaysProps>(() => import('./live-days.tsx').then((live) => live.LiveDays))

type DayCalendarProps = { view: BookingView; trip: DayCalendarView; choice: BookingChoice }

/**
 * Five weeks of a trip as radio buttons, with what each day had for the usual party when the page was rendered. Scripts
 * bring the days up to date and turn to others; without them, a later day is typed.
 */
export function DayCalendar({ view, trip, choice }: DayCalendarProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const isHydrated = useIsHydrated()
  const [number, setNumber] = useState(trip.first.number)
  const [live, setLive] = useState<CalendarPage>()
  const { date, setDate, form, needsDay } = choice
  const { months, everyDay, cells, notes } = live ?? trip.first.page
  const isShown = cells.some((cell) => cell.date === date && cell.isChoosable)
  const error = date === (form.values.date ?? '') ? form.errors.date : undefined
  return (
    <RadioGroup
      className="day-calendar"
      id="booking-date"
      legend={
        <>
          Day <span>{months}</span>
        </>
      }
      error={needsDay ? 'Choose a day' : error}
    >
      <div className="day-calendar__turn" ref={place}>
        {number > 0 && <Turn words="Earlier" onClick={() => setNumber(number - 1)} />}
        {number < trip.first.last && <Turn words="Later" onClick={() => setNumber(number + 1)} />}
      </div>
      {everyDay && <p className="day-calendar__notes">{everyDay}</p>}
      <DayTable cells={cells} chosen={date} onChoose={setDate} speaks={isHydrated} />
      {/* A day of other weeks, or one that is taken. */}
      {isHydrated && !isShown && <input type="hidden" name="date" value={date} />}
      <noscript>
        <TextField
          {...{ id: 'booking-laterDate', name: 'laterDate', label: 'A later day', type: 'date' }}
          {...{ min: view.firstDay, defaultValue: isShown ? '' : date }}
        />
      </noscript>
      <p className="day-calendar__notes">{[view.dayHint ?? [], notes].flat().join('. ')}</p>
      {isNear && (
        <LiveDays
          {...{ view, trip, party: choice.party, date, number, setNumber }}
          since={form.refused}
          onPage={setLive}
          onTerms={choice.setTerms}
        />
      )}
    </RadioGroup>
  )
}

function Turn({ words, ...button }: { words: string; onClick: () => void }) {
  return (
    <button type="button" {...button}>
      {words}
      <span className="visually-hidden"> days</span>
    </button>
  )
}
