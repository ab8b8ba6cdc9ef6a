import { TextField } from '../../ui/field.tsx'
import { PARTY_FIELDS } from './party-field-names.ts'

export type PartyFieldsProps = {
  /** The prefix of the ids. */
  form: string
  values: Record<string, string>
  errors: Record<string, string>
}

/** Who travels besides their number: folded until one of it was told. */
export function PartyFields({ form, values, errors }: PartyFieldsProps) {
  const field = (name: string, label: string) => ({
    ...{ name, label, id: `${form}-${name}`, error: errors[name], defaultValue: values[name] },
    ...{ optional: false, autoComplete: 'off' },
  })
  return (
    <details open={PARTY_FIELDS.some((name) => values[name] || errors[name])}>
      <summary className="flex middle touch link">Children, a wheelchair</summary>
      <div className="fit-wide at-top gap-12">
        <TextField {...field('children', 'Children among you')} inputMode="numeric" />
        <TextField {...field('childAges', 'Their ages')} placeholder="3 and 5" />
        <TextField {...field('childSeats', 'Child seats, free')} inputMode="numeric" />
        <label className="flex middle gap-12 touch">
          <input
            type="checkbox"
            name="wheelchair"
            id={`${form}-wheelchair`}
            defaultChecked={values.wheelchair === 'on'}
          />
          A wheelchair comes along
        </label>
      </div>
    </details>
  )
}
