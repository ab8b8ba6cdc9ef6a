import { formatBaht } from '#money/money.rules.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { FieldsProps, Refused } from './posted-form.tsx'

/** How much the guest paid in cash, and who has it. */
export function CashFields({ booking, refused, prefix }: FieldsProps) {
  const { money, holders, assignedDriver } = booking
  const { typed, fields }: Pick<Refused, 'typed' | 'fields'> = refused ?? { typed: {}, fields: {} }
  const due = money.dueBaht === null ? '' : String(money.dueBaht)
  return (
    <>
      <div className="columns-2 gap-12">
        <TextField
          id={`${prefix}-amount`}
          name="amountBaht"
          label="Amount in baht"
          inputMode="numeric"
          hint={money.dueBaht === null ? undefined : `${formatBaht(money.dueBaht)} is due`}
          defaultValue={typed.amountBaht ?? due}
          error={fields.amountBaht}
          autoComplete="off"
          required
        />
        <SelectField
          id={`${prefix}-holder`}
          name="collectedBy"
          label="Who has it"
          defaultValue={typed.collectedBy ?? (assignedDriver || 'office')}
          error={fields.collectedBy}
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
