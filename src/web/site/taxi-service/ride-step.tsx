import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { useOpenedStep } from '../../parts/booking-form/use-opened-step.ts'
import { TermText } from '../../parts/prose/term-text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PlaceField } from './place-field.tsx'
import { RideFields } from './ride-fields.tsx'
import { RideLine } from './ride-line.tsx'
import { RideVehicles } from './ride-vehicles.tsx'
import type { TaxiFieldsProps } from './taxi-form.tsx'
import type { TaxiTerms } from './taxi-terms.ts'
import type { RideParty } from './use-ride-party.ts'
import type { RouteChoice } from './use-route-choice.ts'
import { knownPriceOf, type RidePrice, type TaxiPrice } from './use-taxi-price.ts'

type RideStepProps = TaxiFieldsProps & {
  routeChoice: RouteChoice
  party: RideParty
  price: RidePrice
  terms: TaxiTerms
  /** The latest that are known, also while others are asked. */
  last: { price: TaxiPrice | undefined; terms: TaxiTerms }
  isHydrated: boolean
  /** Is this the step to open after the last answer, and at first? */
  opens: boolean
  answer: unknown
}

/** The first step: the ride with its price. Once closed, a line that says what is chosen. */
export function RideStep({ routeChoice, party, price, terms, last, isHydrated, ...rest }: RideStepProps) {
  const { view, values, errors, opens, answer } = rest
  const known = knownPriceOf(price)
  const place = (name: 'pickup' | 'dropoff', label: string) => ({
    ...{ id: `taxi-${name}`, name, label, error: errors[name], ref: routeChoice[name] },
    ...{ defaultValue: values[name], maxLength: MAX_LENGTH.pickup },
    ...{ placeholder: 'Hotel, airport or address', autoComplete: 'off', required: true },
  })
  return (
    <details className="ride" id="trip" name="taxi" ref={useOpenedStep(opens, answer)} open={opens}>
      <summary>
        <span className="ride__chosen">
          <b>{known ? `${known.way.from} → ${known.way.to}` : 'Your ride'}</b>{' '}
          <span>{known?.way.starts}</span>
        </span>
        <span className="link">Change</span>
      </summary>
      <div className="ride__fields">
        <h2 className="visually-hidden" id="taxi-ride" tabIndex={-1} ref={routeChoice.heading}>
          Your ride
        </h2>
        <p className="ride__filled" role="status">
          {routeChoice.message}
        </p>
        <div className="ride__places">
          <PlaceField {...place('pickup', 'Pickup location')} />
          <button
            type="button"
            className="ride__swap"
            onClick={routeChoice.swap}
            aria-label="Swap the two places"
          >
            <Icon name="swap" />
          </button>
          <PlaceField {...place('dropoff', 'Drop-off location')} />
        </div>
        <RideLine price={price} example={view.example} />
        <RideVehicles error={errors.vehicle} {...{ view, party, price, isHydrated }} />
        <RideFields
          {...{ view, values, errors, party }}
          terms={last.terms}
          arrival={{ ends: known?.way.ends ?? '', problem: known?.isExact ? known.reason : undefined }}
        />
        <noscript>
          <button className="button button--outline" type="submit" name="see" value="price">
            See the price
          </button>
        </noscript>
        <ul className="ride__promises">
          <li>
            <Icon name="check" /> {last.terms.meets}
          </li>
          <li>
            <Icon name="check" />
            <span>
              <TermText sentence={terms.cancel} />
            </span>
          </li>
        </ul>
      </div>
    </details>
  )
}
