import type { ComponentProps } from 'react'
import { SelectField } from '../../../ui/field.tsx'
import { TimeOptions } from '../../frame/time-options.tsx'

type TimeFieldProps = Omit<ComponentProps<typeof SelectField>, 'children'> & { defaultValue: string }

/** An hour of a booking, on the 24-hour clock. */
export function TimeField(field: TimeFieldProps) {
  return (
    <SelectField {...field}>
      <TimeOptions value={field.defaultValue} />
    </SelectField>
  )
}
