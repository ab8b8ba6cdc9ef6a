import { formatBaht } from '#money/money.rules.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { type FieldsProps, fieldOf } from './posted-form.tsx'

/** How much the guest paid in cash, and who has it. */
export function CashFields({ booking: { money, holders, assignedDriver }, ...form }: FieldsProps) {
  const due = money.dueBaht === null ? '' : String(money.dueBaht)
  return (
    <>
      <div className="columns-2 gap-12">
        <TextField
          {...fieldOf(form, 'amountBaht', due)}
          label="Amount in baht"
          inputMode="numeric"
          hint={money.dueBaht === null ? undefined : `${formatBaht(money.dueBaht)} is due`}
          autoComplete="off"
          required
        />
        <SelectField
          {...fieldOf(form, 'collectedBy', assignedDriver || 'office')}
          label="Who has it"
          required
        >
          <option value="office">The office</option>
          {holders.map(({ id, name }) => (
            <option value={id} key={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <Button type="submit" look="primary">
        Record this payment
      </Button>
    </>
  )
}
