import { type ComponentProps, useState } from 'react'
import { LAST_DAY } from '#platform/time/calendar.ts'
import { TextField } from '../../ui/field.tsx'
import { DayInput } from '../day-input/day-input.tsx'

type DateFieldProps = ComponentProps<typeof TextField> & {
  /** In place of a day. */ empty?: string | undefined
}

/** A date field with our calendar. Like an input it keeps its date itself, or shows the given `value`. */
export function DateField({ empty, defaultValue, onChange, ...field }: DateFieldProps) {
  const [typed, setTyped] = useState(defaultValue)
  return (
    <TextField
      max={LAST_DAY}
      {...field}
      type="date"
      defaultValue={defaultValue}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange?.(event)
      }}
      frame={(input) => (
        <DayInput date={String(field.value ?? typed ?? '')} empty={empty}>
          {input}
        </DayInput>
      )}
    />
  )
}
