import { useState } from 'react'
import { piecesInWords } from '#bookings/placing/taxi-service.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { DateField } from '../../parts/request-form/date-field.tsx'
import { Switch } from '../../parts/request-form/switch.tsx'
import { SelectField } from '../../ui/field.tsx'
import type { TaxiFieldsProps } from './taxi-form.tsx'
import type { TaxiTerms } from './taxi-terms.ts'
import type { RideParty } from './use-ride-party.ts'

type RideFieldsProps = TaxiFieldsProps & {
  party: RideParty
  terms: TaxiTerms
  /** When the ride ends, or why it cannot begin then. */
  arrival: { ends: string; problem: string | undefined }
}

/** When, how many with how much, and there only or there and back: its return fields are shown for a round trip only. */
export function RideFields({ view, values, errors, party, terms, arrival }: RideFieldsProps) {
  const [pickupDate, setPickupDate] = useState(values.pickupDate ?? '')
  const fields = { view, values, errors }
  return (
    <>
      <div className="ride__row">
        <DateAndTime
          {...fields}
          way="pickup"
          labels={['Pickup date', terms.lands ? 'You land at' : 'Pickup time']}
          firstDay={terms.firstDay}
          hint={terms.ahead}
          timeHint={arrival.ends || 'Thailand time'}
          timeError={arrival.problem}
          onDate={setPickupDate}
        />
        <Count
          {...{ name: 'passengers', label: 'Passengers', error: errors.passengers, chosen: party.passengers }}
          onChoice={party.choosePassengers}
          counts={countTo(view.maxPassengers).map((count) => [count, counted(count, 'passenger')])}
        />
        <Count
          {...{ name: 'luggage', label: 'Luggage', error: errors.luggage, chosen: party.luggage }}
          onChoice={party.chooseLuggage}
          counts={[
            [0, 'No luggage'],
            ...countTo(view.maxLuggage).map((count) => [count, piecesInWords(count)] as const),
          ]}
        />
      </div>
      <Switch
        {...{ id: 'taxi-service', name: 'service', legend: 'Service type', error: errors.service }}
        options={view.services}
        chosen={values.service ?? 'one-way'}
      />
      <div className="ride__row ride__return">
        <DateAndTime
          {...fields}
          way="return"
          labels={['Return date', 'Return time']}
          firstDay={pickupDate || terms.firstDay}
        />
      </div>
    </>
  )
}

type CountProps = {
  name: string
  label: string
  error: string | undefined
  chosen: string
  counts: readonly (readonly [count: number, words: string])[]
  onChoice: (count: string) => void
}

function Count({ name, label, error, chosen, counts, onChoice }: CountProps) {
  return (
    <SelectField
      {...{ id: `taxi-${name}`, name, label }}
      {...(error && { error })}
      value={chosen}
      onChange={({ target }) => onChoice(target.value)}
      required
    >
      {counts.map(([count, words]) => (
        <option key={count} value={count}>
          {words}
        </option>
      ))}
    </SelectField>
  )
}

function countTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}

type DateAndTimeProps = TaxiFieldsProps & {
  way: 'pickup' | 'return'
  labels: readonly [date: string, time: string]
  firstDay: string
  hint?: string
  timeHint?: string
  timeError?: string | undefined
  onDate?: (date: string) => void
}

// The return fields are not `required`: while the switch hides them, the browser would block the form without a message.
function DateAndTime({ view, values, errors, way, labels, firstDay, onDate, ...more }: DateAndTimeProps) {
  const [date, time] = [`${way}Date`, `${way}Time`]
  const problem = errors[time] ?? more.timeError
  return (
    <>
      <DateField
        {...{ id: `taxi-${date}`, name: date, label: labels[0], error: errors[date], hint: more.hint }}
        min={firstDay}
        onChange={(event) => onDate?.(event.target.value)}
        defaultValue={values[date]}
        required={way === 'pickup'}
      />
      <SelectField
        {...{ id: `taxi-${time}`, name: time, label: labels[1], hint: more.timeHint }}
        {...(problem && { error: problem })}
        defaultValue={values[time] ?? ''}
        required={way === 'pickup'}
      >
        <option value="">Choose</option>
        <Times times={view.times} />
        <optgroup label={view.night.label}>
          <Times times={view.night.times} />
        </optgroup>
      </SelectField>
    </>
  )
}

function Times({ times }: { times: readonly string[] }) {
  return times.map((clock) => (
    <option key={clock} value={clock}>
      {clock}
    </option>
  ))
}
