import { type ComponentProps, type ReactNode, useState } from 'react'
import { formatDay, isPlainDate, LAST_DAY } from '#platform/time/calendar.ts'
import { TextField } from '../../ui/field.tsx'

/**
 * A date field that repeats the date in words below, because browsers show 03/04 in the order of their locale. Like an
 * input it keeps its date itself, or shows the given `value`.
 */
export function DateField({ hint, defaultValue, onChange, ...field }: ComponentProps<typeof TextField>) {
  const [typed, setTyped] = useState(String(defaultValue ?? ''))
  const date = field.value === undefined ? typed : String(field.value)
  const words = isPlainDate(date) ? formatDay(date) : undefined
  return (
    <TextField
      max={LAST_DAY}
      {...field}
      type="date"
      hint={words ? <DayAndHint {...{ date, words, hint }} /> : hint}
      defaultValue={defaultValue}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange?.(event)
      }}
    />
  )
}

function DayAndHint({ date, words, hint }: { date: string; words: string; hint: ReactNode }) {
  return (
    <>
      <time dateTime={date}>{words}</time>
      {hint && <>. {hint}</>}
    </>
  )
}
