import { useState } from 'react'
import { hoursInWords } from '#bookings/placing/lead-time.rules.ts'
import { FLIGHT_LENGTH, piecesInWords } from '#bookings/placing/taxi-service.rules.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { DateField } from '../../parts/request-form/date-field.tsx'
import { Switch } from '../../parts/request-form/switch.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PriceText } from '../../ui/price-text.tsx'
import { RouteLink } from './route-link.tsx'
import type { TaxiFieldsProps } from './taxi-form.tsx'
import type { RouteCard } from './taxi-view.ts'
import type { RideParty } from './use-ride-party.ts'
import type { RouteChoice } from './use-route-choice.ts'

type RideFieldsProps = TaxiFieldsProps & { routeChoice: RouteChoice; party: RideParty }

/** True for every ride, also before its places are known. */
function leadHint({ isLong }: RouteChoice, { inTown, long }: TaxiFieldsProps['view']): string {
  const [hours, hoursElsewhere] = [hoursInWords(inTown.leadHours), hoursInWords(long.leadHours)]
  return isLong
    ? `At least ${hoursElsewhere} ahead`
    : `At least ${hours} ahead in town, ${hoursElsewhere} to or from elsewhere`
}

/** From where to where, when, and how many with how much. The return fields are shown for a round trip only. */
export function RideFields({ view, values, errors, routeChoice, party }: RideFieldsProps) {
  const [pickupDate, setPickupDate] = useState(values.pickupDate ?? '')
  const { firstDay } = routeChoice.isLong ? view.long : view.inTown
  const when = { view, values, errors }
  const place = (name: 'pickup' | 'dropoff', label: string, otherwise: string) => ({
    ...{ id: `taxi-${name}`, name, label, error: errors[name], ref: routeChoice[name] },
    ...{ defaultValue: values[name] ?? otherwise, maxLength: MAX_LENGTH.pickup, list: 'taxi-places' },
    ...{ placeholder: 'Hotel, airport or address', autoComplete: 'off', required: true },
  })
  return (
    <section className="ride" id="trip" aria-labelledby="taxi-ride" onChange={routeChoice.readPlaces}>
      <h2 className="visually-hidden" id="taxi-ride" tabIndex={-1} ref={routeChoice.heading}>
        Your ride
      </h2>
      <p className="ride__filled" role="status">
        {routeChoice.message}
      </p>
      <div className="ride__places">
        <TextField {...place('pickup', 'Pickup location', view.from)} />
        <button
          type="button"
          className="ride__swap"
          onClick={routeChoice.swap}
          aria-label="Swap the two places"
        >
          <Icon name="swap" />
        </button>
        <TextField {...place('dropoff', 'Drop-off location', view.to)} />
        <ExampleRide route={view.example} onChoose={routeChoice.choose} />
        <Switch
          {...{ id: 'taxi-service', name: 'service', legend: 'Service type', error: errors.service }}
          options={view.services}
          chosen={values.service ?? 'one-way'}
        />
      </div>
      <datalist id="taxi-places">
        {view.suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="ride__when">
        <DateAndTimeFields
          {...when}
          way="pickup"
          label="Pickup"
          firstDay={firstDay}
          hint={leadHint(routeChoice, view)}
          timeHint="At an airport, when you land"
          onDate={setPickupDate}
        />
        <div className="ride__return">
          <DateAndTimeFields {...when} way="return" label="Return" firstDay={pickupDate || firstDay} />
        </div>
        <TextField
          {...{ id: 'taxi-flightNumber', name: 'flightNumber', label: 'Flight number' }}
          error={errors.flightNumber}
          hint="We follow it, early or late"
          defaultValue={values.flightNumber}
          maxLength={FLIGHT_LENGTH}
          autoComplete="off"
        />
        <SelectField
          {...{ id: 'taxi-passengers', name: 'passengers', label: 'Passengers', error: errors.passengers }}
          value={party.passengers}
          onChange={({ target }) => party.choosePassengers(target.value)}
          required
        >
          <option value="">How many?</option>
          <PassengerOptions most={view.maxPassengers} />
        </SelectField>
        <SelectField
          {...{ id: 'taxi-luggage', name: 'luggage', label: 'Luggage', error: errors.luggage }}
          hint="Suitcases and large bags"
          value={party.luggage}
          onChange={({ target }) => party.chooseLuggage(target.value)}
          required
        >
          <option value="">How many?</option>
          <LuggageOptions most={view.maxLuggage} />
        </SelectField>
      </div>
    </section>
  )
}

/** What a ride costs, before a place is chosen. */
function ExampleRide({ route, onChoose }: { route: RouteCard; onChoose: RouteChoice['choose'] }) {
  return (
    <p className="ride__example">
      <RouteLink className="link" route={route} onChoose={onChoose}>
        {route.route}
      </RouteLink>
      <span>
        from <PriceText>{formatBaht(route.fromBaht)}</PriceText>
      </span>
    </p>
  )
}

export function PassengerOptions({ most }: { most: number }) {
  return countTo(most).map((count) => (
    <option key={count} value={count}>
      {counted(count, 'passenger')}
    </option>
  ))
}

export function LuggageOptions({ most }: { most: number }) {
  return (
    <>
      <option value="0">No luggage</option>
      {countTo(most).map((count) => (
        <option key={count} value={count}>
          {piecesInWords(count)}
        </option>
      ))}
    </>
  )
}

function countTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
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
  timeHint,
  onDate,
}: TaxiFieldsProps & {
  way: 'pickup' | 'return'
  label: string
  firstDay: string
  hint?: string
  timeHint?: string
  onDate?: (date: string) => void
}) {
  const [date, time] = [`${way}Date`, `${way}Time`]
  return (
    <>
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
        hint={timeHint}
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
    </>
  )
}
