import { TextField } from '../../../ui/field.tsx'
import { type FieldsProps, fieldOf } from './posted-form.tsx'

/** The amount that goes back when it is another one than those offered. */
export function OtherAmount(form: Omit<FieldsProps, 'booking'>) {
  return (
    <div className="act-form__other">
      <TextField
        {...fieldOf(form, 'amountBaht')}
        label="Refund in baht"
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  )
}
