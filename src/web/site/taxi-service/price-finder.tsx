import { href } from 'react-router'
import { FLIGHT_LENGTH } from '#bookings/placing/taxi-service.rules.ts'
import { isAirport } from '#catalogue/transfers/free-waiting.words.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { LuggageOptions, PassengerOptions } from './ride-fields.tsx'
import type { TaxiView } from './taxi-view.ts'

type PriceFinderProps = { view: TaxiView; errors: Record<string, string> }

/**
 * Without scripts: opens this page again with the price of a ride, which stands in the form below. With scripts the form
 * shows it by itself. `errors` of the ride that was asked for, by the fields of that form.
 */
export function PriceFinder({ view, errors }: PriceFinderProps) {
  const { asked, from, to } = view
  const field = (name: string, label: string, error = errors[name]) => ({
    ...{ id: `price-${name}`, name, label, defaultValue: asked[name], ...(error && { error }) },
  })
  const missing = missingIn(view)
  return (
    <noscript>
      <form className="price-finder wrap" action={href('/taxi-service')} aria-label="See the price">
        <TextField
          {...{ ...field('from', 'From', errors.pickup), defaultValue: from, list: 'taxi-places' }}
          required
        />
        <TextField
          {...{ ...field('to', 'To', errors.dropoff), defaultValue: to, list: 'taxi-places' }}
          required
        />
        <TextField {...field('pickupDate', 'Day')} type="date" />
        <SelectField {...field('pickupTime', 'Time', errors.pickupTime ?? missing.time)}>
          <Times times={view.times} />
        </SelectField>
        <TextField {...field('returnDate', 'Day of the return')} type="date" />
        <SelectField {...field('returnTime', 'Time of the return')}>
          <Times times={view.times} />
        </SelectField>
        <TextField {...field('flightNumber', 'Flight number', missing.flight)} maxLength={FLIGHT_LENGTH} />
        <SelectField {...field('passengers', 'Passengers')}>
          <option value="">How many?</option>
          <PassengerOptions most={view.maxPassengers} />
        </SelectField>
        <SelectField {...field('luggage', 'Luggage')}>
          <option value="">How many?</option>
          <LuggageOptions most={view.maxLuggage} />
        </SelectField>
        <p>
          <button className="button button--outline" type="submit">
            See the price
          </button>
        </p>
      </form>
    </noscript>
  )
}

/** What the answer still needs, once a ride was asked for with a day. */
function missingIn({ asked, from }: TaxiView): { time?: string; flight?: string } {
  if (!from || !asked.pickupDate) return {}
  return {
    ...(!asked.pickupTime && { time: 'Please choose a time, and we show what is free' }),
    ...(isAirport(from) &&
      !asked.flightNumber && { flight: 'Please add your flight, so that we can follow it' }),
  }
}

function Times({ times }: Pick<TaxiView, 'times'>) {
  return (
    <>
      <option value="">Thailand time</option>
      {times.map((clock) => (
        <option key={clock}>{clock}</option>
      ))}
    </>
  )
}
