import { formatBaht } from '#money/money.rules.ts'
import { Button } from '../../../ui/button.tsx'
import { OtherAmount } from './other-amount.tsx'
import type { FieldsProps } from './posted-form.tsx'

/** How much goes back of what is left, and which way. */
export function PayBackFields({ booking: { payBackBaht, cancel }, refused, prefix }: FieldsProps) {
  const typed = refused?.typed ?? {}
  const most = formatBaht(payBackBaht)
  return (
    <>
      <fieldset className="choices grid gap-4">
        <legend className="visually-hidden">How much</legend>
        <label className="choice cluster middle touch break gap-x-8">
          <input
            className="rigid"
            type="radio"
            name="share"
            value="all"
            defaultChecked={typed.share !== 'other'}
          />
          <span>Everything that’s left</span>
          <b className="to-end">{most}</b>
        </label>
        <label className="choice cluster middle touch break gap-x-8">
          <input
            className="rigid"
            type="radio"
            name="share"
            value="other"
            defaultChecked={typed.share === 'other'}
          />
          <span>Another amount</span>
          <b className="to-end">up to {most}</b>
        </label>
      </fieldset>
      <OtherAmount refused={refused} prefix={prefix} />
      <p className="desk-booking__sub muted size-meta">
        {cancel.way} No email is sent: please tell {cancel.guest} yourself.
      </p>
      <Button type="submit" className="desk-booking__ending">
        <span className="for-all">Refund {most}</span>
        <span className="for-other">Refund this amount</span>
      </Button>
    </>
  )
}
