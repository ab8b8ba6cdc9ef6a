import { Form, useNavigation } from 'react-router'
import { VEHICLE_LENGTH } from '#platform/forms/field-names.rules.ts'
import { DateField } from '../../parts/request-form/date-field.tsx'
import { ProblemList } from '../../parts/request-form/problem-list.tsx'
import type { FormState } from '../../parts/request-form/use-form-state.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { ServiceField } from './service-field.tsx'
import type { VehicleOptions } from './vehicle-options.ts'

type VehicleFormProps = FormState & { options: VehicleOptions; seen: string }

/** All facts of a vehicle; it comes back as it was typed when something is refused. */
export function VehicleForm({ options, seen, refused, values, errors, onChange }: VehicleFormProps) {
  const { classes, drivers, papers } = options
  const order = [
    ...['plate', 'name', 'class', 'seats', 'bags', 'usualDriverId'],
    ...papers.map(({ column }) => column),
    'service',
  ]
  const isBusy = useNavigation().formMethod === 'POST'
  const field = (name: string) => ({
    ...{ id: `fleet-${name}`, name, defaultValue: values[name] ?? '' },
    error: errors[name],
  })
  return (
    <Form className="panel column gap-16 pad-16" method="post" noValidate onChange={onChange}>
      <ProblemList refused={refused} order={order} form="fleet" />
      <input type="hidden" name="seen" value={seen} />
      <div className="fit-wide at-top gap-12 gap-x-16">
        <TextField {...field('plate')} label="Plate" maxLength={VEHICLE_LENGTH.plate} required />
        <TextField {...field('name')} label="Make and model" maxLength={VEHICLE_LENGTH.name} required />
        <SelectField {...field('class')} label="Class" required>
          <option value="">Choose</option>
          {classes.map(({ id, name }) => (
            <option value={id} key={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField {...field('seats')} label="Seats for guests" inputMode="numeric" maxLength={2} required />
        <TextField {...field('bags')} label="Large suitcases" inputMode="numeric" maxLength={2} required />
        <SelectField {...field('usualDriverId')} label="Usual driver">
          <option value="">None</option>
          {drivers.map(({ id, name }) => (
            <option value={id} key={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <fieldset className="shrink">
        <legend className="strong below-4">Papers</legend>
        <p className="field__hint below-8">
          The last valid day of each. You’re warned 30 days before. Later days can’t be booked.
        </p>
        <div className="fit-wide at-top gap-12 gap-x-16">
          {papers.map(({ column, name }) => (
            <DateField {...field(column)} label={name} key={column} />
          ))}
        </div>
      </fieldset>
      <ServiceField {...field('service')} />
      <Button type="submit" look="primary" disabled={isBusy}>
        Save
      </Button>
    </Form>
  )
}
