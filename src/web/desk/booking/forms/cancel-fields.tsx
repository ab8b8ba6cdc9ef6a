import { formatBaht } from '#money/money.rules.ts'
import { Button } from '../../../ui/button.tsx'
import { TextareaField } from '../../../ui/field.tsx'
import { OtherAmount } from './other-amount.tsx'
import type { FieldsProps } from './posted-form.tsx'

/** Who cancels, and what goes back: the sums stand there before anything is pressed. */
export function CancelFields({ booking: { cancel, money }, refused, prefix }: FieldsProps) {
  const { guest, paidBaht, byTermsBaht, byTermsSatang, next, way } = cancel
  const typed = refused?.typed ?? {}
  const chosen = typed.who ?? (byTermsBaht === undefined ? 'us' : 'guest')
  return (
    <>
      {money.terms && <p>{money.terms}</p>}
      <fieldset className="choices grid gap-4">
        <legend className="visually-hidden">Who cancels</legend>
        {byTermsBaht !== undefined && (
          <Choice value="guest" name={`${guest} cancels`} chosen={chosen} mark={back(byTermsBaht)} />
        )}
        <Choice value="us" name="We cancel" chosen={chosen} mark={back(paidBaht)} />
        {paidBaht > 0 && (
          <Choice
            value="other"
            name="Another amount"
            chosen={chosen}
            mark={`up to ${formatBaht(paidBaht)}`}
          />
        )}
      </fieldset>
      <input type="hidden" name="seenSatang" value={byTermsSatang} />
      <OtherAmount refused={refused} prefix={prefix} />
      <div className="act-form__told">
        <TextareaField
          id={`${prefix}-note`}
          name="note"
          label={`What ${guest} will read`}
          maxLength={1000}
          defaultValue={typed.note}
        />
      </div>
      {paidBaht > 0 && <p className="desk-booking__sub muted size-meta">{way}</p>}
      {next && <p className="desk-booking__sub muted size-meta">{next}</p>}
      <Button type="submit" className="desk-booking__ending">
        {byTermsBaht !== undefined && <span className="for-guest">{pressText(byTermsBaht)}</span>}
        <span className="for-us">{pressText(paidBaht)}</span>
        <span className="for-other">Cancel and refund this amount</span>
      </Button>
    </>
  )
}

function Choice({
  value,
  name,
  chosen,
  mark,
}: {
  value: string
  name: string
  chosen: string
  mark: string
}) {
  return (
    <label className="choice cluster middle touch break gap-x-8">
      <input className="rigid" type="radio" name="who" value={value} defaultChecked={value === chosen} />
      <span>{name}</span>
      <b className="to-end">{mark}</b>
    </label>
  )
}

function back(baht: number): string {
  return baht === 0 ? 'no refund' : `${formatBaht(baht)} refund`
}

function pressText(baht: number): string {
  return baht === 0 ? 'Cancel without a refund' : `Cancel and refund ${formatBaht(baht)}`
}
