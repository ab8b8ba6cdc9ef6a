import { useState } from 'react'
import { formatBaht } from '#domain/money.ts'
import { MAX_LENGTH } from '#domain/requests/contact.ts'
import { hoursInWords } from '#domain/requests/lead-time.ts'
import { FLIGHT_LENGTH } from '#domain/requests/taxi-service.ts'
import { driveInWords } from '#domain/transfers/road.ts'
import { DateField } from '../../sections/request-form/date-field.tsx'
import { Switch } from '../../sections/request-form/switch.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { TaxiFieldsProps } from './taxi-form.tsx'
import type { TaxiPrice } from './taxi-price.ts'
import type { RouteChoice } from './use-route-choice.ts'

/**
 * Pickup, drop-off, date and time. The return fields are shown for a return ride only. What comes with the price stands
 * last, so that it moves no field in which somebody is typing.
 */
export function RideFields({
  view,
  values,
  errors,
  routeChoice,
  price,
}: TaxiFieldsProps & { routeChoice: RouteChoice; price: TaxiPrice | undefined }) {
  const [pickupDate, setPickupDate] = useState(values.pickupDate ?? '')
  const { isLong } = routeChoice
  const { firstDay, leadHours } = isLong ? view.long : view.inTown
  const when = { view, values, errors }
  return (
    <section
      className="request__part ride"
      id="trip"
      aria-labelledby="taxi-ride"
      onChange={routeChoice.readPlaces}
    >
      <h2 id="taxi-ride" tabIndex={-1} ref={routeChoice.heading}>
        Your ride
      </h2>
      <p className="ride__filled" role="status">
        {routeChoice.message}
      </p>
      <div className="request__row">
        <TextField
          {...{ id: 'taxi-pickup', name: 'pickup', label: 'Pickup location', error: errors.pickup }}
          ref={routeChoice.pickup}
          defaultValue={values.pickup ?? view.from}
          maxLength={MAX_LENGTH.pickup}
          list="taxi-places"
          placeholder="Hotel, airport or address"
          autoComplete="off"
          required
        />
        <TextField
          {...{ id: 'taxi-dropoff', name: 'dropoff', label: 'Drop-off location', error: errors.dropoff }}
          ref={routeChoice.dropoff}
          defaultValue={values.dropoff ?? view.to}
          maxLength={MAX_LENGTH.pickup}
          list="taxi-places"
          placeholder="Hotel, airport or address"
          autoComplete="off"
          required
        />
      </div>
      <Button look="quiet" className="ride__swap" onClick={routeChoice.swap}>
        Swap the two places
      </Button>
      <datalist id="taxi-places">
        {view.suggestions.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <Switch
        {...{ id: 'taxi-service', name: 'service', legend: 'Service type', error: errors.service }}
        options={view.services}
        chosen={values.service ?? 'one-way'}
      />
      <DateAndTimeFields
        {...when}
        way="pickup"
        label="Pickup"
        firstDay={firstDay}
        hint={`At least ${hoursInWords(leadHours)} ahead`}
        onDate={setPickupDate}
      />
      <TextField
        {...{
          id: 'taxi-flightNumber',
          name: 'flightNumber',
          label: 'Flight number',
          error: errors.flightNumber,
        }}
        hint="At an airport the pickup time is the landing: we follow the flight, and an hour of waiting is free"
        defaultValue={values.flightNumber}
        maxLength={FLIGHT_LENGTH}
        autoComplete="off"
      />
      <div className="ride__return">
        <DateAndTimeFields {...when} way="return" label="Return" firstDay={pickupDate || firstDay} />
      </div>
      {typeof price === 'object' && (
        <p className="ride__way">
          {price.km} km, about {driveInWords(price.minutes)} until you arrive
        </p>
      )}
      {typeof price === 'object' && price.stops.length > 0 && (
        <SelectField
          {...{ id: 'taxi-stop', name: 'stop', label: 'Stop on the way', error: errors.stop }}
          defaultValue={values.stop ?? ''}
        >
          <option value="">No stop</option>
          {price.stops.map(({ id, name, baht }) => (
            <option key={id} value={id}>
              {name}, {formatBaht(baht)} more
            </option>
          ))}
        </SelectField>
      )}
    </section>
  )
}

// The return fields are not `required`: while the switch hides them, the browser would block the form without a message.
function DateAndTimeFields({
  view,
  values,
  errors,
  way,
  label,
  firstDay,
  hint,
  onDate,
}: TaxiFieldsProps & {
  way: 'pickup' | 'return'
  label: string
  firstDay: string
  hint?: string
  onDate?: (date: string) => void
}) {
  const [date, time] = [`${way}Date`, `${way}Time`]
  return (
    <div className="request__row">
      <DateField
        {...{ id: `taxi-${date}`, name: date, label: `${label} date`, error: errors[date] }}
        min={firstDay}
        hint={hint}
        onChange={(event) => onDate?.(event.target.value)}
        defaultValue={values[date]}
        required={way === 'pickup'}
      />
      <SelectField
        {...{ id: `taxi-${time}`, name: time, label: `${label} time`, error: errors[time] }}
        defaultValue={values[time] ?? ''}
        required={way === 'pickup'}
      >
        <option value="">Thailand time</option>
        {view.times.map((clock) => (
          <option key={clock} value={clock}>
            {clock}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
