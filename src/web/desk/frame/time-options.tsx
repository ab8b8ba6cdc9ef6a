import { type ClockTime, clockTimes } from '#platform/time/clock-time.ts'

type TimeOptionsProps = {
  /** The time that is there already; listed even when it lies between two steps. */
  value?: string | undefined
  /** In place of a time, for a field that may stay empty or is not filled in yet. */
  none?: string
  stepMinutes?: number
}

/** The times of a day on the 24-hour clock for a select field: browsers show time fields as 08:00 AM. */
export function TimeOptions({ value, none, stepMinutes = 5 }: TimeOptionsProps) {
  return (
    <>
      {(none || !value) && <option value="">{none ?? '–'}</option>}
      {timesWith(value, stepMinutes).map((time) => (
        <option key={time}>{time}</option>
      ))}
    </>
  )
}

export function timesWith(value: string | undefined, stepMinutes: number): ClockTime[] {
  const times = clockTimes('00:00', '23:59', stepMinutes)
  return value && !times.includes(value) ? [...times, value].sort() : times
}
