import { type ListedTaxiRequest, listTaxiRequests } from '#adapters/database/admin/taxi-requests.ts'
import { depsContext } from '#app/context.ts'
import { requireAdmin } from '#app/require-admin.ts'
import { Day } from '#app/sections/date-time.tsx'
import { fleet } from '#content/catalogue/fleet.ts'
import { piecesInWords, TAXI_SERVICES } from '#domain/requests/taxi-service.ts'
import type { PlainDate } from '#domain/time/calendar.ts'
import { dashboardMeta } from '../dashboard-meta.ts'
import { MailList } from '../mails/mail-list.tsx'
import { requestState } from '../state-labels.ts'
import type { Route } from './+types/taxi-requests.ts'
import { ListPage } from './list-page.tsx'
import { readList } from './list-request.ts'
import { Cell, Facts, MailTo, PhoneTo, Row, RowPart, StateCell, TimeCell, TypedText } from './row.tsx'

export { DashboardError as ErrorBoundary } from '../dashboard-error.tsx'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context })
  return readList(listTaxiRequests, context.get(depsContext).db, url)
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
      row={(request) => <TaxiRow request={request} key={request.id} />}
    />
  )
}

function TaxiRow({ request }: { request: ListedTaxiRequest }) {
  const { pickupDate, pickupTime, returnDate, returnTime, passengers, mails } = request
  return (
    <Row
      essentials={
        <>
          <Cell label="Pickup" sub={request.reference}>
            <b>
              <DateAtTime date={pickupDate} time={pickupTime} />
            </b>
          </Cell>
          <Cell label="Ride" kind="wide" sub={`to ${request.dropoff}`}>
            <b>{request.pickup}</b>
          </Cell>
          <Cell label="Guest" sub={request.phone}>
            {request.name}
          </Cell>
          <Cell label="Vehicle" sub={TAXI_SERVICES[request.service]}>
            {fleet[request.vehicle].name}, {passengers} {passengers === 1 ? 'guest' : 'guests'}
          </Cell>
          <TimeCell at={request.createdAt} />
          <StateCell state={requestState(request.status)} mails={mails} />
        </>
      }
    >
      <Facts
        facts={[
          ['Reference', request.reference],
          ['Name', request.name],
          ['Email', <MailTo address={request.email} key="email" />],
          ['Phone', <PhoneTo phone={request.phone} country={request.country} key="phone" />],
          [
            'WhatsApp',
            request.whatsapp && <PhoneTo phone={request.whatsapp} country={request.country} key="whatsapp" />,
          ],
          ['Country', request.country],
          ['From', request.pickup],
          ['To', request.dropoff],
          ['Service', TAXI_SERVICES[request.service]],
          ['Pickup', <DateAtTime date={pickupDate} time={pickupTime} key="pickup" />],
          ['Return', returnDate && <DateAtTime date={returnDate} time={returnTime} key="return" />],
          ['Vehicle', fleet[request.vehicle].name],
          ['Passengers', passengers],
          ['Luggage', piecesInWords(request.luggage)],
          ['Received', request.createdAt],
          ['Changed', request.updatedAt],
          ['Id', request.id],
        ]}
      />
      {request.notes && (
        <RowPart title="Notes">
          <TypedText>{request.notes}</TypedText>
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
