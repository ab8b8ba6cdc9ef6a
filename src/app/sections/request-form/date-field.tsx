import { type ComponentProps, useState } from 'react'
import { formatDay, isPlainDate } from '#domain/calendar.ts'
import { TextField } from '../../ui/field.tsx'

/** Browsers write 03/04 in the order of their own country; below the control the day stands in words. */
export function DateField({ hint, defaultValue, onChange, ...field }: ComponentProps<typeof TextField>) {
  const [date, setDate] = useState(String(defaultValue ?? ''))
  const words = isPlainDate(date) ? formatDay(date) : undefined
  return (
    <TextField
      {...field}
      type="date"
      hint={[words, hint].filter(Boolean).join('. ')}
      defaultValue={defaultValue}
      onChange={(event) => {
        setDate(event.target.value)
        onChange?.(event)
      }}
    />
  )
}
