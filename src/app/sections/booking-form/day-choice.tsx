import { useState } from 'react'
import { DayCalendarSlot } from '../day-calendar/day-calendar-slot.tsx'
import { DateField } from '../request-form/date-field.tsx'
import type { RefusedForm } from '../request-form/refused-form.ts'
import type { BookingView } from './booking-view.ts'
import { FreeDays } from './free-days.tsx'
import type { PartyChoice } from './party-choice.ts'

type DayChoiceProps = {
  view: BookingView
  party: PartyChoice
  values: Record<string, string>
  errors: Record<string, string>
  refused: RefusedForm | undefined
}

/**
 * The date field, which is sent; the calendar below it, which scripts add, fills it in. After a refused day, the days
 * that are free instead.
 */
export function DayChoice({ view, party, values, errors, refused }: DayChoiceProps) {
  const [date, setDate] = useState(values.date ?? '')
  const error = date === values.date ? errors.date : undefined
  return (
    <>
      <DateField
        {...{ id: 'booking-date', name: 'date', label: 'Date', hint: view.dayHint, error }}
        min={view.firstDay}
        value={date}
        onChange={(event) => setDate(event.target.value)}
        required
      />
      {refused?.freeDays && (
        <FreeDays days={refused.freeDays} refusedDay={refused.values.date} {...{ date, setDate }} />
      )}
      {view.calendar && (
        <DayCalendarSlot
          key={view.origin}
          {...{ view, trip: view.calendar, party, date, since: refused }}
          onChoose={setDate}
        />
      )}
    </>
  )
}
