import { TextField } from '../../../ui/field.tsx'
import type { FieldsProps } from './posted-form.tsx'

/** The amount that goes back when it is another one than those offered. */
export function OtherAmount({ refused, prefix }: Pick<FieldsProps, 'refused' | 'prefix'>) {
  return (
    <div className="act-form__other">
      <TextField
        id={`${prefix}-amount`}
        name="amountBaht"
        label="Refund in baht"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={refused?.typed.amountBaht}
        error={refused?.fields.amountBaht}
      />
    </div>
  )
}
