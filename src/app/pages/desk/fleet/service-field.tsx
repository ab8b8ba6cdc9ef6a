import type { ComponentProps } from 'react'
import { SelectField } from '../../../ui/field.tsx'

/** Whether a vehicle or driver is in service; a new one is. */
export function ServiceField({
  outHint,
  defaultValue,
  ...field
}: Omit<ComponentProps<typeof SelectField>, 'label'> & { outHint: string }) {
  return (
    <div className="fleet-form__grid">
      <SelectField {...field} label="Service" hint={outHint} defaultValue={defaultValue || 'in'} required>
        <option value="in">In service</option>
        <option value="out">Out of service</option>
      </SelectField>
    </div>
  )
}
