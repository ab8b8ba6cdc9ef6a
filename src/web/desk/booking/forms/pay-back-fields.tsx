import { formatBaht } from '#money/money.rules.ts'
import { Button } from '../../../ui/button.tsx'
import { OtherAmount } from './other-amount.tsx'
import { type FieldsProps, RadioLine } from './posted-form.tsx'

/** How much goes back of what is left, and which way. */
export function PayBackFields({ booking: { payBackBaht, cancel }, ...form }: FieldsProps) {
  const isOther = form.refused?.typed.share === 'other'
  const most = formatBaht(payBackBaht)
  return (
    <>
      <fieldset className="choices grid gap-4">
        <legend className="visually-hidden">How much</legend>
        <RadioLine
          {...{ name: 'share', value: 'all', text: 'Everything that’s left', defaultChecked: !isOther }}
          mark={<b className="to-end">{most}</b>}
        />
        <RadioLine
          {...{ name: 'share', value: 'other', text: 'Another amount', defaultChecked: isOther }}
          mark={<b className="to-end">up to {most}</b>}
        />
      </fieldset>
      <OtherAmount {...form} />
      <p className="muted size-meta">
        {cancel.way} No email is sent: please tell {cancel.guest} yourself.
      </p>
      <Button type="submit" className="desk-booking__ending">
        <span className="for-all">Refund {most}</span>
        <span className="for-other">Refund this amount</span>
      </Button>
    </>
  )
}
