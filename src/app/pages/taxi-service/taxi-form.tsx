import { Form } from 'react-router'
import { MAX_LENGTH } from '#domain/requests/contact.ts'
import type { RequestId } from '../../sections/booking-form/request-id.ts'
import { PrivacyNote } from '../../sections/privacy-note.tsx'
import { ContactFields } from '../../sections/request-form/contact-fields.tsx'
import { ProblemList } from '../../sections/request-form/problem-list.tsx'
import { RobotCheck } from '../../sections/request-form/robot-check.tsx'
import type { FormState } from '../../sections/request-form/use-form-state.ts'
import { Button } from '../../ui/button.tsx'
import { TextareaField } from '../../ui/field.tsx'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { PartyFields } from './party-fields.tsx'
import { RideFields } from './ride-fields.tsx'
import type { TaxiView } from './taxi-view.ts'
import type { RouteChoice } from './use-route-choice.ts'

export type TaxiFieldsProps = {
  view: TaxiView
  values: Record<string, string>
  errors: Record<string, string>
}

const ORDER = [
  ...['pickup', 'dropoff', 'service', 'pickupDate', 'pickupTime', 'returnDate', 'returnTime'],
  ...['passengers', 'luggage', 'vehicle', 'name', 'country', 'email', 'phone', 'whatsapp', 'notes'],
]

type TaxiFormProps = FormState & {
  view: TaxiView
  routeChoice: RouteChoice
  isBusy: boolean
  requestId: RequestId
}

/** The taxi form as a ticket: the ride and the guest on the body, the action on the stub. */
export function TaxiForm({ refused, routeChoice, isBusy, requestId, onChange, ...typed }: TaxiFormProps) {
  const { values, errors } = typed
  const isHydrated = useIsHydrated()
  return (
    <Form
      className="request"
      method="post"
      preventScrollReset
      noValidate
      onChange={(event) => {
        onChange(event)
        requestId.renew()
      }}
      aria-label="Taxi request"
    >
      <input type="hidden" name="requestId" ref={requestId.field} />
      <Ticket>
        <TicketBody className="request__body">
          <ProblemList refused={refused} order={ORDER} form="taxi" />
          <RobotCheck challenge={refused?.challenge} />
          <RideFields {...typed} routeChoice={routeChoice} />
          <PartyFields {...typed} isHydrated={isHydrated} />
          <section className="request__part" aria-labelledby="taxi-you">
            <h2 id="taxi-you">How we reach you</h2>
            <ContactFields form="taxi" values={values} errors={errors} />
            <TextareaField
              {...{ id: 'taxi-notes', name: 'notes', label: 'Additional notes', error: errors.notes }}
              defaultValue={values.notes}
              maxLength={MAX_LENGTH.requests}
              placeholder="Flight number, child seat, a stop on the way"
            />
          </section>
        </TicketBody>
        <TicketStub className="request__stub">
          <p>
            <b>Price on request</b>
            You pay nothing now. We answer with one price for the whole vehicle; fuel, parking and highway
            fees are included in it.
          </p>
          <Button type="submit" look="primary" disabled={isBusy}>
            {isBusy ? 'Sending…' : 'Send Request'}
          </Button>
          <PrivacyNote />
        </TicketStub>
      </Ticket>
    </Form>
  )
}
