import { Form } from 'react-router'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import type { RequestId } from '../../parts/booking-form/request-id.ts'
import { ContactFields } from '../../parts/request-form/contact-fields.tsx'
import { ProblemList } from '../../parts/request-form/problem-list.tsx'
import { RobotCheck } from '../../parts/request-form/robot-check.tsx'
import type { FormState } from '../../parts/request-form/use-form-state.ts'
import { SelectField, TextareaField } from '../../ui/field.tsx'
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'
import { Ticket, TicketBody } from '../../ui/ticket.tsx'
import { PriceStub } from './price-stub.tsx'
import { RideFields } from './ride-fields.tsx'
import { RideVehicles } from './ride-vehicles.tsx'
import type { TaxiPrice } from './taxi-price.ts'
import type { TaxiTerms } from './taxi-terms.ts'
import type { TaxiView } from './taxi-view.ts'
import { useRideParty } from './use-ride-party.ts'
import type { RouteChoice } from './use-route-choice.ts'

export type TaxiFieldsProps = {
  view: TaxiView
  values: Record<string, string>
  errors: Record<string, string>
}

const ORDER = [
  ...['pickup', 'dropoff', 'service', 'pickupDate', 'pickupTime', 'returnDate', 'returnTime', 'flightNumber'],
  ...['passengers', 'luggage', 'vehicle', 'name', 'country', 'email', 'phone', 'whatsapp', 'notes', 'stop'],
]

type TaxiFormProps = FormState & {
  view: TaxiView
  routeChoice: RouteChoice
  isBusy: boolean
  requestId: RequestId
  price: TaxiPrice | undefined
  lastPrice: TaxiPrice | undefined
  terms: TaxiTerms
  ask: (form: HTMLFormElement) => void
  payHow: string | null
}

/** The taxi form as a ticket: the ride and the guest on the body, the action on the stub. */
export function TaxiForm({
  refused,
  routeChoice,
  isBusy,
  requestId,
  price,
  lastPrice,
  terms,
  ask,
  payHow,
  onChange,
  ...typed
}: TaxiFormProps) {
  const { values, errors } = typed
  const isHydrated = useIsHydrated()
  const party = useRideParty(typed.view, values)
  // While a price is asked nothing was seen; without scripts the prices of the refusal were.
  const refusedAt = isHydrated ? '' : (values.seenPrices ?? '')
  const seenPrices = typeof price === 'object' ? seenPricesOf(price) : refusedAt
  return (
    <Form
      className="request"
      method="post"
      preventScrollReset
      noValidate
      onChange={(event) => {
        onChange(event)
        requestId.renew()
        ask(event.currentTarget)
      }}
      aria-label="Taxi request"
    >
      <input type="hidden" name="requestId" ref={requestId.field} />
      <input type="hidden" name="seenPrices" value={seenPrices} />
      <Ticket>
        <TicketBody className="taxi-form">
          <ProblemList refused={refused} order={ORDER} form="taxi" />
          <RobotCheck challenge={refused?.challenge} />
          <RideFields {...typed} {...{ routeChoice, party }} />
          <RideLine price={price} />
          <RideVehicles view={typed.view} error={errors.vehicle} {...{ party, price, isHydrated }} />
          <section className="taxi-contact" aria-labelledby="taxi-you">
            <h2 id="taxi-you">Your contact details</h2>
            <ContactFields form="taxi" values={values} errors={errors} />
            <TextareaField
              {...{ id: 'taxi-notes', name: 'notes', label: 'Additional notes', error: errors.notes }}
              defaultValue={values.notes}
              maxLength={MAX_LENGTH.requests}
              placeholder="Child seats, your hotel, anything we should know"
            />
            <StopField price={lastPrice} chosen={values.stop} error={errors.stop} />
          </section>
        </TicketBody>
        <PriceStub {...{ price, terms, payHow, isBusy }} vehicleClass={party.vehicleClass} />
      </Ticket>
    </Form>
  )
}

/** `car:2400 suv:2900 van:3400`, so that the server notices when one has changed. */
function seenPricesOf({ prices }: Exclude<TaxiPrice, 'unknown'>): string {
  return Object.entries(prices)
    .map(([vehicle, baht]) => `${vehicle}:${baht}`)
    .join(' ')
}

/** The way between two stations with kilometres and hours. It keeps its room, so that a price that arrives moves no field. */
function RideLine({ price }: { price: TaxiPrice | undefined }) {
  const way = typeof price === 'object' ? price.way : undefined
  return (
    <div className="ride-line">
      <p>
        <b>{way?.from ?? 'Pickup'}</b>
        <small>{way?.starts}</small>
      </p>
      <p className="ride-line__rails">
        {way?.line ?? (price === 'unknown' ? 'We’ll tell you the price' : 'Kilometres and price appear here')}
      </p>
      <p>
        <b>{way?.to ?? 'Drop-off'}</b>
        <small>{way?.ends}</small>
      </p>
    </div>
  )
}

type StopFieldProps = { price: TaxiPrice | undefined; chosen: string | undefined; error: string | undefined }

/** The stops of a route, where it has any. It comes with the price, and stands last so that it moves no other field. */
function StopField({ price, chosen = '', error }: StopFieldProps) {
  if (typeof price !== 'object' || price.stops.length === 0) return null
  return (
    <SelectField
      {...{ id: 'taxi-stop', name: 'stop', label: 'Stop on the way', defaultValue: chosen }}
      {...(error && { error })}
    >
      <option value="">No stop</option>
      {price.stops.map(({ id, name, baht }) => (
        <option key={id} value={id}>
          {name}, {formatBaht(baht)} more
        </option>
      ))}
    </SelectField>
  )
}
