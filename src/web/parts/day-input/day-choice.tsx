import { useRef } from 'react'
import { DayPicker } from 'react-day-picker'
import { addDays, bangkokDay, formatDay, isPlainDate, type PlainDate } from '#platform/time/calendar.ts'
import { Button } from '../../ui/button.tsx'

/** The input that it fills in. */
export type DayChoiceProps = { field: HTMLInputElement }

/** How many years are listed before and after today, in days; others can be typed. */
const YEARS_BACK = 5 * 366
const YEARS_AHEAD = 10 * 366

/** The months from the first to the last day of a date input. A chosen day fills the input in and closes the popover. */
export function DayChoice({ field }: DayChoiceProps) {
  const place = useRef<HTMLDivElement>(null)
  const today = bangkokDay(Date.now())
  const value = isPlainDate(field.value) ? field.value : undefined
  const first = earliest(field.min || addDays(today, -YEARS_BACK), value)
  const last = latest(earliest(field.max, addDays(today, YEARS_AHEAD)), first, value)
  function choose(date: PlainDate | '') {
    enter(field, date)
    place.current?.closest<HTMLElement>('[popover]')?.hidePopover()
  }
  return (
    <div ref={place}>
      <DayPicker
        mode="single"
        required
        autoFocus
        fixedWeeks
        showOutsideDays
        weekStartsOn={1}
        captionLayout="dropdown"
        navLayout="around"
        today={noonOf(today)}
        selected={value ? noonOf(value) : undefined}
        onSelect={(_, day) => choose(dayOf(day))}
        defaultMonth={noonOf(value ?? latest(today, field.min))}
        startMonth={noonOf(first)}
        endMonth={noonOf(last)}
        disabled={[
          ...(field.min ? [{ before: noonOf(field.min) }] : []),
          ...(field.max ? [{ after: noonOf(field.max) }] : []),
        ]}
        labels={{
          labelDayButton: (day, { today: isToday, selected }) =>
            `${formatDay(dayOf(day))}${isToday ? ', today' : ''}${selected ? ', chosen' : ''}`,
          labelPrevious: () => 'Previous month',
          labelNext: () => 'Next month',
          labelMonthDropdown: () => 'Month',
          labelYearDropdown: () => 'Year',
        }}
      />
      {value && !field.required && <Button onClick={() => choose('')}>Clear</Button>}
    </div>
  )
}

function earliest(...dates: (PlainDate | undefined)[]): PlainDate {
  return dates.filter((date) => date !== undefined && date !== '').sort()[0] ?? ''
}

function latest(...dates: (PlainDate | undefined)[]): PlainDate {
  return (
    dates
      .filter((date) => date !== undefined)
      .sort()
      .at(-1) ?? ''
  )
}

/** The calendar counts in the time zone of the browser; there may be no midnight on a day, but there is a noon. */
function noonOf(date: PlainDate): Date {
  return new Date(`${date}T12:00`)
}

function dayOf(day: Date): PlainDate {
  return new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate())).toISOString().slice(0, 10)
}

/** As if it were typed, so that the page hears of it. React notices only what does not go through the input's own property. */
function enter(field: HTMLInputElement, date: PlainDate | '') {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, date)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
