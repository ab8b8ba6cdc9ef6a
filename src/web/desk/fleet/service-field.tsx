import type { ComponentProps } from 'react'
import { SelectField } from '../../ui/field.tsx'

/** Whether a vehicle or driver is in service; a new one is. */
export function ServiceField({ defaultValue, ...field }: Omit<ComponentProps<typeof SelectField>, 'label'>) {
  return (
    <div className="fit-wide at-top gap-12 gap-x-16">
      <SelectField
        {...field}
        label="Service"
        hint="Trips already assigned stay as they are; the fleet page lists them."
        defaultValue={defaultValue || 'in'}
        required
      >
        <option value="in">In service</option>
        <option value="out">Out of service</option>
      </SelectField>
    </div>
  )
}
