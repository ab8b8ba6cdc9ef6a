import { counted } from '#platform/text/counted.ts'
import { formatDayOfYear, weekdayOf } from '#platform/time/calendar.ts'
import type { WeekView } from './view/load-week.ts'

/** On a phone: which day of the week is shown. Works by CSS alone. */
export function DayStrip({ week }: { week: WeekView }) {
  return (
    <fieldset className="day-strip">
      <legend className="visually-hidden">Day</legend>
      {week.days.map((day, column) => {
        const bookings = week.bookingsOn.get(day) ?? 0
        const isClosed = week.vehicles.every(({ cells }) => cells[column]?.isClosed)
        return (
          <label className={isClosed ? 'is-closed' : ''} key={day}>
            <input
              type="radio"
              name="week-day"
              value={column}
              defaultChecked={day === week.shown}
              aria-label={[formatDayOfYear(day), counted(bookings, 'booking'), isClosed && 'closed']
                .filter(Boolean)
                .join(', ')}
            />
            <span>{weekdayOf(day).slice(0, 3)}</span>
            <b>{Number(day.slice(8))}</b>
            <small>{bookings}</small>
          </label>
        )
      })}
    </fieldset>
  )
}
