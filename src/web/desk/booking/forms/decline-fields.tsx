import { formatBaht } from '#money/money.rules.ts'
import { Button } from '../../../ui/button.tsx'
import { TextareaField } from '../../../ui/field.tsx'
import { errorOf } from './error-of.ts'
import type { FieldsProps } from './posted-form.tsx'

/** The reason, as the guest reads it. */
export function DeclineFields({ booking: { cancel, reach, crews }, refused, prefix }: FieldsProps) {
  const way = reach.mail ? 'Sent by email.' : 'There’s no email address: it stays with the booking.'
  const { paidBaht, guest } = cancel
  return (
    <>
      <TextareaField
        id={`${prefix}-note`}
        name="note"
        label={`What ${guest} will read`}
        hint={`${way} ${paidBaht > 0 ? `${formatBaht(paidBaht)} is refunded. ` : ''}${crews.some(({ heldUntil }) => heldUntil) ? 'The hold ends at once.' : ''}`}
        defaultValue={refused?.typed.note}
        {...errorOf(refused?.fields.note)}
        rows={4}
        maxLength={1000}
        required
      />
      <Button type="submit" className="desk-booking__ending">
        {paidBaht > 0 ? `Decline and refund ${formatBaht(paidBaht)}` : 'Decline and send'}
      </Button>
    </>
  )
}
