import type { ComponentProps } from 'react'
import { formatShortDate, formatShortDay, isPlainDate, type PlainDate } from '#platform/time/calendar.ts'
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'
import { Icon } from '../../ui/icon.tsx'

type DayInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'> & {
  label: string
  /** Of the label around the input; it has to be positioned. */
  className: string
  value: string
  min: PlainDate
}

/**
 * A date input that may stay empty. Unless it is being edited it shows its day in words, "Any day" for none: browsers show
 * 03/04 in the order of their locale, a pattern or nothing.
 */
export function DayInput({ label, className, value, ...input }: DayInputProps) {
  const isHydrated = useIsHydrated()
  const date = isPlainDate(value) ? value : ''
  return (
    <label className={className}>
      <span>{label}</span>
      <input
        {...input}
        className={isHydrated ? 'day-input day-input--live' : 'day-input'}
        type="date"
        value={date}
      />
      <b className="day-input__words" aria-hidden>
        {date ? <time dateTime={date}>{inWords(date, input.min)}</time> : 'Any day'}
      </b>
      <Icon name="calendar" />
    </label>
  )
}

/** `Sat 5 Dec`, or with its year when that is not the one of the first day. */
function inWords(date: PlainDate, firstDay: PlainDate): string {
  return date.slice(0, 4) === firstDay.slice(0, 4) ? formatShortDay(date) : formatShortDate(date)
}
