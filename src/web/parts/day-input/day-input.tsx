import type { ReactNode } from 'react'
import { formatShortDay, isPlainDate } from '#platform/time/calendar.ts'
import { Icon } from '../../ui/icon.tsx'

type DayInputProps = {
  /** The value of the date input; empty or half typed as well. */
  date: string
  /** In place of a day. */
  empty?: string | undefined
  /** The date input, which keeps its name, bounds and value. */
  children: ReactNode
}

/**
 * Around a date input. Unless it is being typed into, it shows its day in words, `Sun 6 Dec 2026`: browsers show 03/04 in
 * the order of their locale, a pattern or nothing. With scripts a press anywhere opens our calendar, without them that of
 * the browser.
 */
export function DayInput({ date, empty = 'Choose a day', children }: DayInputProps) {
  return (
    <div className="day-input" ref={addCalendar}>
      {children}
      <b aria-hidden>{isPlainDate(date) ? `${formatShortDay(date)} ${date.slice(0, 4)}` : empty}</b>
      <Icon name="calendar" />
    </div>
  )
}

/** When it does not load, the calendar of the browser stays. */
function addCalendar(place: HTMLElement | null) {
  if (place)
    import('./calendar-button.tsx').then(
      (button) => button.addCalendarButton(place),
      () => {},
    )
}
