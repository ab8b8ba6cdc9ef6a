import { LUGGAGE_CHOICES, PASSENGER_CHOICES } from '#bookings/placing/custom-trip-form.rules.ts'
import { piecesInWords } from '#bookings/placing/taxi-service.rules.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import { DateField } from '../../parts/request-form/date-field.tsx'
import { PartyFields } from '../../parts/request-form/party-fields.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { Typed } from './custom-trip-form.tsx'

type DaysStepProps = Typed & {
  today: PlainDate
  start: string
  onDates: (change: (dates: { start: string; end: string }) => { start: string; end: string }) => void
}

/** When, how many, with what, and from where to where. */
export function DaysStep({ values, errors, today, start, onDates }: DaysStepProps) {
  const field = (name: string, label: string) => ({
    ...{ name, label, id: `trip-${name}`, error: errors[name], defaultValue: values[name] },
  })
  return (
    <>
      <div className="request__row">
        <DateField
          {...field('startDate', 'First day')}
          min={today}
          onChange={(event) => onDates((dates) => ({ ...dates, start: event.target.value }))}
        />
        <DateField
          {...field('endDate', 'Last day')}
          min={start || today}
          onChange={(event) => onDates((dates) => ({ ...dates, end: event.target.value }))}
        />
      </div>
      <div className="request__row">
        <SelectField {...field('passengers', 'Passengers')} defaultValue={values.passengers || '2'} required>
          {PASSENGER_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {passengersInWords(choice)}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('luggage', 'Luggage')}>
          <option value="">Not sure yet</option>
          {LUGGAGE_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {luggageInWords(choice)}
            </option>
          ))}
        </SelectField>
      </div>
      <PartyFields form="trip" values={values} errors={errors} />
      <div className="request__row">
        <TextField {...field('pickupPoint', 'Pickup point')} maxLength={MAX_LENGTH.pickup} />
        <TextField {...field('dropoffPoint', 'Drop-off point')} maxLength={MAX_LENGTH.pickup} />
      </div>
    </>
  )
}

function passengersInWords(choice: (typeof PASSENGER_CHOICES)[number]): string {
  if (choice === 'more') return 'More than 8'
  return choice === '1' ? '1 passenger' : `${choice} passengers`
}

function luggageInWords(choice: (typeof LUGGAGE_CHOICES)[number]): string {
  if (choice === 'none') return 'None'
  if (choice === 'more') return 'More than 5 pieces'
  return piecesInWords(Number(choice))
}
