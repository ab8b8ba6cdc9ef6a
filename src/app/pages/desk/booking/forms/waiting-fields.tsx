import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
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
        label="For waiting, in baht"
        inputMode="numeric"
        hint={waiting.rule}
        defaultValue={refused?.typed.amountBaht ?? String(waiting.proposedBaht)}
        {...errorOf(refused?.fields.amountBaht)}
        autoComplete="off"
        required
      />
      <p className="desk-booking__sub">
        It becomes a part of the price, with a line on the pass and the receipt of the guest. Enter 0 to
        charge nothing.
      </p>
      <Button type="submit" look="primary">
        Save the charge
      </Button>
    </>
  )
}
