import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { errorOf } from './error-of.ts'
import type { FieldsProps } from './posted-form.tsx'

/** What the guests pay for waiting beyond the free time, as the driver's presses propose it. */
export function WaitingFields({ booking: { waiting }, refused, prefix }: FieldsProps) {
  return (
    <>
      {waiting.waits.map((wait) => (
        <p key={wait}>{wait}</p>
      ))}
      <TextField
        id={`${prefix}-amount`}
        name="amountBaht"
        label="Waiting charge, in baht"
        inputMode="numeric"
        hint={waiting.rule}
        defaultValue={refused?.typed.amountBaht ?? String(waiting.proposedBaht)}
        {...errorOf(refused?.fields.amountBaht)}
        autoComplete="off"
        required
      />
      <p className="desk-booking__sub muted size-meta">
        It’s added to the price, with its own line on the guest’s pass and receipt. Enter 0 to charge nothing.
      </p>
      <Button type="submit" look="primary">
        Save the charge
      </Button>
    </>
  )
}
