import { Form, useNavigation } from 'react-router'
import { DateField } from '../../parts/request-form/date-field.tsx'
import { ProblemList } from '../../parts/request-form/problem-list.tsx'
import type { RefusedForm } from '../../parts/request-form/refused-form.ts'
import { useFormState } from '../../parts/request-form/use-form-state.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { RuleFormActs } from './rule-form-acts.tsx'
import { editAddress } from './rule-section.tsx'

/** A value of a select field with its words. */
export type Choice = { value: string; name: string }
/** What the form offers and takes. */
export type DaysOffer = {
  today: string
  reasonLength: number
  trips: readonly Choice[]
  vehicles: readonly Choice[]
}

const FIELDS = ['firstDay', 'lastDay', 'reason', 'tourId', 'vehicleClass'] as const

/** Closes days. A refused form keeps what was typed. */
export function DaysForm({ offer, answer }: { offer: DaysOffer; answer: RefusedForm | undefined }) {
  const { refused, values, errors, onChange } = useFormState(answer)
  const isBusy = useNavigation().formMethod === 'POST'
  const field = (name: (typeof FIELDS)[number]) => ({
    ...{ id: `rule-${name}`, name, defaultValue: values[name] ?? '' },
    error: errors[name],
  })
  return (
    <Form
      className="rule-form rule-form--days fit-wide gap-12 pad-body"
      method="post"
      action={editAddress('days')}
      noValidate
      onChange={onChange}
    >
      <ProblemList refused={refused} order={FIELDS} form="rule" />
      <DateField {...field('firstDay')} label="First day" min={offer.today} autoFocus={!refused} required />
      <DateField {...field('lastDay')} label="Last day" min={offer.today} hint="Leave empty for one day." />
      <TextField
        {...field('reason')}
        label="Why"
        hint="Guests read this sentence, such as: We do not drive on New Year’s Day."
        maxLength={offer.reasonLength}
        required
      />
      <SelectField {...field('tourId')} label="Trips" required>
        <option value="">All trips and transfers</option>
        {offer.trips.map(({ value, name }) => (
          <option value={value} key={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('vehicleClass')} label="Vehicles" required>
        <option value="">All vehicles</option>
        {offer.vehicles.map(({ value, name }) => (
          <option value={value} key={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <p className="rule-form__note muted size-meta">
        Existing bookings stay. Taxi and custom requests still reach you, with no vehicle held for them.
      </p>
      <RuleFormActs isBusy={isBusy} />
    </Form>
  )
}
