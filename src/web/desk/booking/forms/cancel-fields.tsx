import { formatBaht } from '#money/money.rules.ts'
import { Button } from '../../../ui/button.tsx'
import { TextareaField } from '../../../ui/field.tsx'
import { OtherAmount } from './other-amount.tsx'
import { type FieldsProps, fieldOf, RadioLine } from './posted-form.tsx'

/** Who cancels, and what goes back: the sums stand there before anything is pressed. */
export function CancelFields({ booking: { cancel, money }, ...form }: FieldsProps) {
  const { guest, paidBaht, byTermsBaht, byTermsSatang, next, way } = cancel
  const chosen = form.refused?.typed.who ?? (byTermsBaht === undefined ? 'us' : 'guest')
  const answer = (value: string, text: string, mark: string) => (
    <RadioLine
      {...{ name: 'who', value, text, defaultChecked: value === chosen }}
      mark={<b className="to-end">{mark}</b>}
    />
  )
  return (
    <>
      {money.terms && <p>{money.terms}</p>}
      <fieldset className="choices grid gap-4">
        <legend className="visually-hidden">Who cancels</legend>
        {byTermsBaht !== undefined && answer('guest', `${guest} cancels`, back(byTermsBaht))}
        {answer('us', 'We cancel', back(paidBaht))}
        {paidBaht > 0 && answer('other', 'Another amount', `up to ${formatBaht(paidBaht)}`)}
      </fieldset>
      <input type="hidden" name="seenSatang" value={byTermsSatang} />
      <OtherAmount {...form} />
      <div className="act-form__told">
        <TextareaField {...fieldOf(form, 'note')} label={`What ${guest} will read`} maxLength={1000} />
      </div>
      {paidBaht > 0 && <p className="muted size-meta">{way}</p>}
      {next && <p className="muted size-meta">{next}</p>}
      <Button type="submit" className="desk-booking__ending">
        {byTermsBaht !== undefined && <span className="for-guest">{pressText(byTermsBaht)}</span>}
        <span className="for-us">{pressText(paidBaht)}</span>
        <span className="for-other">Cancel and refund this amount</span>
      </Button>
    </>
  )
}

function back(baht: number): string {
  return baht === 0 ? 'no refund' : `${formatBaht(baht)} refund`
}

function pressText(baht: number): string {
  return baht === 0 ? 'Cancel without a refund' : `Cancel and refund ${formatBaht(baht)}`
}
