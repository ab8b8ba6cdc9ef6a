import { DateField } from '../request-form/date-field.tsx'
import type { BookingView } from './booking-view.ts'
import type { BookingChoice } from './use-booking-choice.ts'

/** The day of a trip whose free days are not known. */
export function DayField({
  view,
  choice: { date, setDate, form, needsDay },
}: {
  view: BookingView
  choice: BookingChoice
}) {
  return (
    <DateField
      {...{ id: 'booking-date', name: 'date', label: 'Date' }}
      error={needsDay ? 'Choose a day' : date === (form.values.date ?? '') ? form.errors.date : undefined}
      min={view.firstDay}
      value={date}
      onChange={(event) => setDate(event.target.value)}
      required
    />
  )
}
