import { DateField } from '../../../parts/request-form/date-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextareaField, TextField } from '../../../ui/field.tsx'
import { type FieldsProps, fieldOf } from './posted-form.tsx'
import { TimeField } from './time-field.tsx'

/** Another day, hour or price, and what the guest will read. What is left as it is stays. */
export function ProposeFields({ booking: { move, cancel, money, choices, crews }, ...form }: FieldsProps) {
  const isHeld = crews.some(({ heldUntil }) => heldUntil)
  const price = money.priceBaht === null ? '' : String(money.priceBaht)
  return (
    <>
      {choices.length > 0 && (
        <div className="columns-2 gap-12">
          <DateField {...fieldOf(form, 'date', move.date)} label="Day" required />
          <TimeField {...fieldOf(form, 'time', move.time)} label="Pickup" required />
        </div>
      )}
      <TextField
        {...fieldOf(form, 'priceBaht', price)}
        label="Price in baht, for the whole vehicle"
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextareaField
        {...fieldOf(form, 'note', '')}
        label={`Your message to ${cancel.guest}`}
        rows={3}
        maxLength={1000}
      />
      <p className="muted size-meta">
        Next, you’ll see it as {cancel.guest} will. Accepting it confirms the booking, if a vehicle is still
        free. {isHeld ? 'The requested vehicle stays held until then.' : 'No vehicle is held until then.'}
      </p>
      <Button type="submit" look="primary" name="press" value="preview">
        Preview it
      </Button>
    </>
  )
}
