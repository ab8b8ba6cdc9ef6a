import { href } from 'react-router'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { TaxiView } from './taxi-view.ts'

/** Without scripts: opens this page again with the prices of a ride. With scripts the form below shows them by itself. */
export function PriceFinder({ view }: { view: TaxiView }) {
  const { asked } = view
  return (
    <noscript>
      <form className="price-finder wrap" action={href('/taxi-service')} aria-label="See the price">
        <div className="request__row">
          <TextField {...place('from', 'From', view.from)} required />
          <TextField {...place('to', 'To', view.to)} required />
        </div>
        <div className="request__row">
          <TextField {...day('pickupDate', 'Day')} defaultValue={asked.pickupDate} />
          <SelectField id="price-pickupTime" name="pickupTime" label="Time" defaultValue={asked.pickupTime}>
            <Times times={view.times} />
          </SelectField>
        </div>
        <div className="request__row">
          <TextField {...day('returnDate', 'Day of the return')} defaultValue={asked.returnDate} />
          <SelectField
            {...{ id: 'price-returnTime', name: 'returnTime', label: 'Time of the return' }}
            defaultValue={asked.returnTime}
          >
            <Times times={view.times} />
          </SelectField>
        </div>
        <p>
          <button className="button button--outline" type="submit">
            See the price
          </button>
        </p>
      </form>
    </noscript>
  )
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

function place(name: string, label: string, value: string) {
  return { id: `price-${name}`, name, label, defaultValue: value, list: 'taxi-places' }
}

function day(name: string, label: string) {
  return { id: `price-${name}`, name, label, type: 'date' }
}
