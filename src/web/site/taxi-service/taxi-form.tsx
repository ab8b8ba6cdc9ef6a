import { useState } from 'react'
import { Form } from 'react-router'
import { vehicleNouns } from '#content/catalogue/vehicle-nouns.ts'
import { formatBaht } from '#money/money.rules.ts'
import { PARTY_FIELDS } from '../../parts/request-form/party-field-names.ts'
import { ProblemList } from '../../parts/request-form/problem-list.tsx'
import { RobotCheck } from '../../parts/request-form/robot-check.tsx'
import { SureAddress } from '../../parts/request-form/sure-address.tsx'
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'
import { PriceText } from '../../ui/price-text.tsx'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'
import { GuestStep } from './guest-step.tsx'
import { RideStep } from './ride-step.tsx'
import type { TaxiPrice } from './taxi-price.ts'
import type { TaxiView } from './taxi-view.ts'
import { type RideParty, useRideParty } from './use-ride-party.ts'
import type { TaxiFormProps } from './use-taxi-form.ts'
import { knownPriceOf, type RidePrice } from './use-taxi-price.ts'

export type TaxiFieldsProps = {
  view: TaxiView
  values: Record<string, string>
  errors: Record<string, string>
}

const RIDE = [
  ...['pickup', 'dropoff', 'vehicle', 'pickupDate', 'pickupTime', 'passengers', 'luggage'],
  ...['service', 'returnDate', 'returnTime'],
]
const GUEST = ['name', 'email', 'phone', 'whatsapp', 'flightNumber', 'stop']
const ORDER = [...RIDE, ...GUEST, ...PARTY_FIELDS, 'notes']

/**
 * The taxi form as a ticket in two steps, of which one is open: the ride with its price on the body, then the guest on the
 * stub. The steps are `details` of one name, so they need no scripts.
 */
export function TaxiForm({ refused, requestId, ask, onChange, view, values, ...rest }: TaxiFormProps) {
  const { price, terms, last, payHow, isBusy, routeChoice } = rest
  const isHydrated = useIsHydrated()
  const party = useRideParty(view, values)
  const [missing, setMissing] = useState<string[]>([])
  const sentences = view.needed.filter(([name]) => missing.includes(name))
  const errors = { ...Object.fromEntries(sentences), ...rest.errors }
  const isRideRefused = RIDE.some((field) => refused?.fields[field])
  // While a price is asked nothing was seen; without scripts the prices of the refusal were.
  const known = knownPriceOf(price)
  const refusedAt = isHydrated ? '' : (values.seenPrices ?? '')
  const fields = { view, values, errors, answer: refused }
  return (
    <Form
      className="request taxi-form"
      method="post"
      preventScrollReset
      noValidate
      onChange={(event) => {
        onChange(event)
        setMissing(missing.filter((name) => name !== (event.target as Partial<HTMLInputElement>).name))
        requestId.renew()
        ask(event.currentTarget)
      }}
      aria-label="Taxi request"
    >
      <input type="hidden" name="requestId" ref={requestId.field} />
      <input type="hidden" name="seenPrices" value={known ? seenPricesOf(known) : refusedAt} />
      <Ticket>
        <TicketBody className="taxi-form__body">
          <ProblemList refused={refused} errors={rest.errors} order={ORDER} form="taxi" />
          <RobotCheck challenge={refused?.challenge} />
          <SureAddress values={values} />
          <RideStep
            {...fields}
            {...{ routeChoice, party, price, terms, last, isHydrated }}
            opens={!refused || isRideRefused}
          />
        </TicketBody>
        <TicketStub className="taxi-stub">
          <Price price={price} {...party} />
          <GuestStep
            {...fields}
            {...{ price, terms, payHow, isBusy }}
            vehicleClass={party.vehicleClass}
            lastPrice={last.price}
            opens={refused !== undefined && !isRideRefused}
            onMissing={setMissing}
          />
        </TicketStub>
      </Ticket>
    </Form>
  )
}

/** `฿2,400 car, one way`: at the foot of the screen of a phone. */
function Price({ price, vehicleClass }: Pick<RideParty, 'vehicleClass'> & { price: RidePrice }) {
  const known = knownPriceOf(price)
  return (
    <output htmlFor="taxi-pickup taxi-dropoff taxi-vehicle">
      {known && vehicleClass && <PriceText>{formatBaht(known.prices[vehicleClass])}</PriceText>}
      {!known && <b>{price === 'unknown' ? 'Price on request' : 'One price'}</b>}
      <span>
        {known && vehicleClass
          ? `${vehicleNouns[vehicleClass]}, ${known.way.service}`
          : 'for the whole vehicle'}
      </span>
    </output>
  )
}

/** `car:2400 suv:2900 van:3400`, so that the server notices when one has changed. */
function seenPricesOf({ prices }: Exclude<TaxiPrice, 'unknown'>): string {
  return Object.entries(prices)
    .map(([vehicle, baht]) => `${vehicle}:${baht}`)
    .join(' ')
}
