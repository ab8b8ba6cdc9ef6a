import type { SubmitEvent } from 'react'
import { Form } from 'react-router'
import { formatBaht } from '#domain/money.ts'
import { PriceText } from '../../ui/price-text.tsx'
import { Ticket, TicketBody } from '../../ui/ticket.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { ProblemList } from '../request-form/problem-list.tsx'
import type { RefusedForm } from '../request-form/refused-form.ts'
import { RobotCheck } from '../request-form/robot-check.tsx'
import { useFormState } from '../request-form/use-form-state.ts'
import { GuestAndHotel, Guests } from './booking-fields.tsx'
import { BookingStub } from './booking-stub.tsx'
import type { BookingView } from './booking-view.ts'
import { DayChoice } from './day-choice.tsx'
import { OriginTabs } from './origin-tabs.tsx'
import { usePartyChoice } from './party-choice.ts'
import { useRequestId } from './request-id.ts'
import { VehicleChoice } from './vehicle-choice.tsx'
import { useWhatsappTab } from './whatsapp-tab.ts'

const FIELD_ORDER = [
  'guests',
  'vehicleType',
  'date',
  'name',
  'email',
  'phone',
  'hotelName',
  'pickupLocation',
  'message',
]

type BookingFormProps = { view: BookingView; answer: RefusedForm | undefined; busy: boolean }

/** The booking form as a ticket: the fields on the body, price and action on the stub. Once accepted, the pass follows. */
export function BookingForm({ view, answer, busy }: BookingFormProps) {
  const openWhatsappTab = useWhatsappTab(answer)
  const isHydrated = useIsHydrated()
  const requestId = useRequestId()
  const { refused, values, errors, onChange } = useFormState(answer)
  const party = usePartyChoice(view.vehicles, values)
  const parts = { view, party, values, errors }

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
            <div className="booking__head">
              <h2 id="booking-title">Book this day</h2>
              <p>
                from{' '}
                <PriceText>
                  {formatBaht(Math.min(...view.vehicles.map(({ priceBaht }) => priceBaht)))}
                </PriceText>
              </p>
            </div>
            <ProblemList refused={refused} order={FIELD_ORDER} form="booking" />
            <RobotCheck challenge={refused?.challenge} />
            <OriginTabs origin={view.origin} origins={view.origins} />
            <Guests {...parts} />
            <VehicleChoice
              vehicles={view.vehicles}
              party={party}
              error={errors.vehicleType}
              disablesTooSmall={isHydrated}
            />
            <DayChoice {...parts} refused={refused} />
            <GuestAndHotel {...parts} />
          </TicketBody>
          <BookingStub channel={view.channel} vehicle={party.vehicle} busy={busy} />
        </Ticket>
      </Form>
    </section>
  )
}
