import { type ComponentProps, type ReactNode, useState } from 'react'
import { formatDay, isPlainDate, LAST_DAY } from '#domain/time/calendar.ts'
import { TextField } from '../../ui/field.tsx'

/** A date field that repeats the date in words below, because browsers show 03/04 in the order of their locale. */
export function DateField({ hint, defaultValue, onChange, ...field }: ComponentProps<typeof TextField>) {
  const [date, setDate] = useState(String(defaultValue ?? ''))
  const words = isPlainDate(date) ? formatDay(date) : undefined
  return (
    <TextField
      max={LAST_DAY}
      {...field}
      type="date"
      hint={words ? <DayAndHint {...{ date, words, hint }} /> : hint}
      defaultValue={defaultValue}
      onChange={(event) => {
        setDate(event.target.value)
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
