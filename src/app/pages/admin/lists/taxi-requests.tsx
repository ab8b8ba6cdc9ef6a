import { type ListedTransfer, listTransfers } from '#adapters/database/admin/transfers.ts'
import { depsContext } from '#app/context.ts'
import { requireAdmin } from '#app/require-admin.ts'
import { Day } from '#app/sections/date-time.tsx'
import { fleet } from '#content/catalogue/fleet.ts'
import { rideOf } from '#domain/bookings/ride.ts'
import { piecesInWords, TAXI_SERVICES } from '#domain/requests/taxi-service.ts'
import type { PlainDate } from '#domain/time/calendar.ts'
import { counted } from '#text/counted.ts'
import { dashboardMeta } from '../dashboard-meta.ts'
import { MailList } from '../mails/mail-list.tsx'
import { BOOKING_STATES } from '../state-labels.ts'
import type { Route } from './+types/taxi-requests.ts'
import { ListPage } from './list-page.tsx'
import { readBookingList } from './list-request.tsx'
import { Cell, Facts, MailTo, PhoneTo, Row, RowPart, StateCell, TimeCell, ToDesk, TypedText } from './row.tsx'

export { DashboardError as ErrorBoundary } from '../dashboard-error.tsx'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context })
  return readBookingList(listTransfers, context.get(depsContext), url, (request) => (
    <TaxiRow request={request} key={request.id} />
  ))
}

export const meta: Route.MetaFunction = () => dashboardMeta('Taxi Requests')

export default function TaxiRequests({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Taxi Requests"
      list={loaderData}
      searchFor="Reference, guest, phone or place"
      table="taxi-requests"
      columns={['Pickup', 'Ride', 'Guest', 'Vehicle', 'Received', 'State']}
      empty="What guests send with the taxi form comes in here."
    />
  )
}

function TaxiRow({ request }: { request: ListedTransfer }) {
  const { guests, luggage, mails } = request
  const { service, pickup, dropoff, pickupDate, pickupTime, returnDate, returnTime } = rideOf(request.legs)
  const vehicle = request.vehicle ? fleet[request.vehicle].name : 'Not chosen'
  return (
    <Row
      essentials={
        <>
          <Cell label="Pickup" sub={request.reference}>
            <b>
              <DateAtTime date={pickupDate} time={pickupTime} />
            </b>
          </Cell>
          <Cell label="Ride" kind="wide" sub={`to ${dropoff}`}>
            <b>{pickup}</b>
          </Cell>
          <Cell label="Guest" sub={request.customerPhone}>
            {request.customerName}
          </Cell>
          <Cell label="Vehicle" sub={TAXI_SERVICES[service]}>
            {vehicle}, {counted(guests, 'guest')}
          </Cell>
          <TimeCell at={request.createdAt} />
          <StateCell state={BOOKING_STATES[request.status]} mails={mails} />
        </>
      }
    >
      <Facts
        facts={[
          ['Reference', <ToDesk reference={request.reference} key="reference" />],
          ['Name', request.customerName],
          ['Email', request.customerEmail && <MailTo address={request.customerEmail} key="email" />],
          [
            'Phone',
            request.customerPhone && (
              <PhoneTo phone={request.customerPhone} country={request.customerCountry} key="phone" />
            ),
          ],
          [
            'WhatsApp',
            request.customerWhatsapp && (
              <PhoneTo phone={request.customerWhatsapp} country={request.customerCountry} key="whatsapp" />
            ),
          ],
          ['Country', request.customerCountry],
          ['From', pickup],
          ['To', dropoff],
          ['Service', TAXI_SERVICES[service]],
          ['Pickup', <DateAtTime date={pickupDate} time={pickupTime} key="pickup" />],
          ['Return', returnDate && <DateAtTime date={returnDate} time={returnTime} key="return" />],
          ['Vehicle', vehicle],
          ['Passengers', guests],
          ['Luggage', luggage === null ? null : piecesInWords(luggage)],
          ['Received', request.createdAt],
          ['Changed', request.updatedAt],
          ['Id', request.id],
        ]}
      />
      {request.specialRequests && (
        <RowPart title="Notes">
          <TypedText>{request.specialRequests}</TypedText>
        </RowPart>
      )}
      <MailList mails={mails} />
    </Row>
  )
}

function DateAtTime({ date, time }: { date: PlainDate; time: string | null }) {
  return (
    <>
      <Day date={date} />, {time}
    </>
  )
}
