import { guestsInWords, partyInWords } from '#bookings/booking.words.ts'
import type { ListedBooking } from '#bookings/desk-lists/bookings.store.ts'
import { plannedDays } from '#bookings/placing/custom-trip-form.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { Day } from '../../parts/date-time.tsx'
import { depsContext } from '../../shell/context.ts'
import { deskMeta } from '../frame/desk-meta.ts'
import type { Route } from './+types/custom-requests.ts'
import { ListPage } from './list-page.tsx'
import { readBookingList } from './list-request.tsx'
import { PhoneTo } from './phone-to.tsx'
import {
  Cell,
  Facts,
  GuestCell,
  MailTo,
  Row,
  RowPart,
  StateCell,
  TimeCell,
  ToDesk,
  TypedText,
} from './row.tsx'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'

export { listStyles as links } from './list-styles.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  return readBookingList('custom', context.get(depsContext), url, (request) => (
    <CustomRequestRow request={request} key={request.id} />
  ))
}

export const meta: Route.MetaFunction = () => deskMeta('Custom Requests')

export default function CustomRequests({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Custom Requests"
      list={loaderData}
      searchFor="Reference, guest, phone or place"
      table="custom-requests"
      columns={['First day', 'Trip', 'Guest', 'Received', 'State']}
      empty="Requests from the custom trip form appear here."
    />
  )
}

function CustomRequestRow({ request }: { request: ListedBooking<'custom'> }) {
  const { travelDate, endDate, locations } = request
  const days = counted(request.numberOfDays, 'day')
  return (
    <Row
      essentials={
        <>
          <Cell label="First day" sub={request.reference}>
            <b>{travelDate ? <Day date={travelDate} /> : 'Not chosen'}</b>
          </Cell>
          <Cell label="Trip" kind="wide" sub={locations.join(', ') || 'No places chosen'}>
            <b>
              {days}, {guestsInWords(request)}
            </b>
          </Cell>
          <GuestCell booking={request} sub={request.customerCountry ?? request.customerEmail} />
          <TimeCell at={request.createdAt} />
          <StateCell booking={request} />
        </>
      }
    >
      <Facts
        facts={[
          ['Reference', <ToDesk reference={request.reference} key="reference" />],
          ['Name', request.customerName],
          ['Email', <MailTo address={request.customerEmail} key="email" />],
          ['Phone', <PhoneTo phone={request.customerPhone} country={request.customerCountry} key="phone" />],
          ['Country', request.customerCountry],
          ['Guests', partyInWords(request)],
          ['Days', request.numberOfDays],
          ['First day', travelDate && <Day date={travelDate} key="first" />],
          ['Last day', endDate && <Day date={endDate} key="last" />],
          ['Budget', request.budgetRange],
          ['Received', request.createdAt],
          ['Changed', request.updatedAt],
          ['Id', request.id],
        ]}
      />
      {locations.length > 0 && (
        <RowPart title="Places">
          <ul className="places">
            {locations.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </RowPart>
      )}
      {plannedDays(request.dayPlans).map(({ day, plan }) => (
        <RowPart title={`Plan for day ${day}`} key={day}>
          <TypedText>{plan}</TypedText>
        </RowPart>
      ))}
      {request.specialRequests && (
        <RowPart title="Special requirements">
          <TypedText>{request.specialRequests}</TypedText>
        </RowPart>
      )}
    </Row>
  )
}
