import type { ReactNode, SubmitEvent } from 'react'
import { Form } from 'react-router'
import { vehicleNouns } from '#content/catalogue/vehicle-nouns.ts'
import { formatBaht } from '#money/money.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { PriceText } from '../../ui/price-text.tsx'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'
import { TermText } from '../prose/term-text.tsx'
import { PARTY_FIELDS } from '../request-form/party-field-names.ts'
import { ProblemList } from '../request-form/problem-list.tsx'
import { RobotCheck } from '../request-form/robot-check.tsx'
import { SureAddress } from '../request-form/sure-address.tsx'
import type { BookingView, VehicleView } from './booking-view.ts'
import { ContactStep } from './contact-step.tsx'
import { DayStep } from './day-step.tsx'
import { eachPays } from './each-pays.ts'
import { useRequestId } from './request-id.ts'
import type { BookingChoice } from './use-booking-choice.ts'
import { useWhatsappTab } from './whatsapp-tab.ts'

const DAY_FIELDS = ['guests', 'vehicleType', 'date']
const CONTACT_FIELDS = ['name', 'phone', 'email', 'hotelName', 'pickupLocation']
const FIELD_ORDER = [...DAY_FIELDS, ...CONTACT_FIELDS, ...PARTY_FIELDS, 'message']

type BookingFormProps = {
  view: BookingView
  choice: BookingChoice
  /** Where the day is chosen. */
  day: ReactNode
  busy: boolean
}

/**
 * The booking form as a ticket in two steps, of which one is open: the day on the body, then the guest on the stub below
 * the price. The steps are `details` of one name, so they need no scripts. Once accepted, the pass follows.
 */
export function BookingForm({ view, choice, day, busy }: BookingFormProps) {
  const { refused, values, errors, onChange } = choice.form
  const openWhatsappTab = useWhatsappTab(refused)
  const requestId = useRequestId()
  const isDayRefused = DAY_FIELDS.some((field) => refused?.fields[field])
  const parts = { view, choice, values, errors, refused }

  function send(event: SubmitEvent<HTMLFormElement>) {
    if (view.channel === 'whatsapp' && event.currentTarget.checkValidity()) openWhatsappTab()
  }

  return (
    <section className="booking" id="booking" aria-labelledby="booking-title">
      <Form
        method="post"
        preventScrollReset={view.channel !== 'card'}
        noValidate
        onChange={(event) => {
          onChange(event)
          requestId.renew()
        }}
        onSubmit={send}
      >
        <input type="hidden" name="requestId" ref={requestId.field} />
        <input type="hidden" name="origin" value={view.origin} />
        <input type="hidden" name="channel" value={view.channel} />
        <input type="hidden" name="seenPrices" value={view.seenPrices} />
        <Ticket>
          <TicketBody className="booking__body">
            <Price {...choice.party} />
            <ProblemList refused={refused} errors={errors} order={FIELD_ORDER} form="booking" />
            <RobotCheck challenge={refused?.challenge} />
            <SureAddress values={values} />
            <DayStep {...parts} opens={!refused || isDayRefused} day={day} />
          </TicketBody>
          <TicketStub>
            <DaySum {...choice.party} ticketsBaht={view.ticketsBaht} />
            <ContactStep {...parts} opens={refused !== undefined && !isDayRefused} busy={busy} />
            <BookingTerms view={view} choice={choice} />
          </TicketStub>
        </Ticket>
      </Form>
    </section>
  )
}

type Party = Pick<BookingChoice['party'], 'vehicle' | 'guests'>

function Price({ vehicle, guests }: Party) {
  return (
    <div className="booking__head">
      <h2 className="visually-hidden" id="booking-title">
        Book this day
      </h2>
      <output htmlFor="booking-guests booking-vehicleType">
        {vehicle ? <PriceText size="stub">{formatBaht(vehicle.priceBaht)}</PriceText> : 'Select options'}
      </output>
      {vehicle && <p>{wholeVehicle(vehicle, Number(guests))}</p>}
    </div>
  )
}

/** `for the whole car, ฿2,650 each`. */
function wholeVehicle({ vehicleClass, priceBaht }: VehicleView, guests: number): string {
  const whole = `for the whole ${vehicleNouns[vehicleClass]}`
  return guests > 1 ? `${whole}, ${eachPays(priceBaht, guests)}` : whole
}

/** What the day comes to: the vehicle, and the tickets that the guests pay where they are. */
function DaySum({ vehicle, guests, ticketsBaht }: Party & Pick<BookingView, 'ticketsBaht'>) {
  if (!vehicle) return null
  const tickets = ticketsBaht * Number(guests)
  return (
    <dl className="booking__sum">
      <dt>{`${vehicle.name} with driver, fuel, tolls`}</dt>
      <dd>{formatBaht(vehicle.priceBaht)}</dd>
      {tickets > 0 && (
        <>
          <dt>{`Tickets, ${guests} × ${formatBaht(ticketsBaht)}, paid there`}</dt>
          <dd>{formatBaht(tickets)}</dd>
          <dt>{`The day for ${counted(Number(guests), 'guest')}, all in`}</dt>
          <dd>{formatBaht(vehicle.priceBaht + tickets)}</dd>
        </>
      )}
    </dl>
  )
}

/** What is paid when, by when we reply and what cancelling costs: under the button. */
function BookingTerms({ view, choice }: { view: BookingView; choice: BookingChoice }) {
  const { cancel, reply } = choice.terms ?? view.terms
  const [first, ...others] = reply.split(/(?<=\.) /)
  return (
    <p className="booking__terms">
      <b>{first}</b> {others.join(' ')} <span>{choice.party.vehicle?.deposit ?? view.payLater}</span> <br />
      <TermText sentence={cancel} />.
    </p>
  )
}
