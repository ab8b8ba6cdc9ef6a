import type { ListedBooking } from '#bookings/desk-lists/bookings.store.ts'
import { TAXI_SERVICES } from '#bookings/placing/taxi-service.rules.ts'
import { rideOf } from '#bookings/ride.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { counted } from '#platform/text/counted.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import { Day } from '../../parts/date-time.tsx'
import { depsContext } from '../../shell/context.ts'
import { deskMeta } from '../frame/desk-meta.ts'
import type { Route } from './+types/taxi-requests.ts'
import { ListPage } from './list-page.tsx'
import { readBookingList } from './list-request.tsx'
import { Cell, DeskRow, GuestCell, StateCell, TimeCell, ToDesk } from './row.tsx'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'

export { listStyles as links } from './list-styles.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  return readBookingList('transfer', context.get(depsContext), url, (request) => (
    <TaxiRow request={request} key={request.id} />
  ))
}

export const meta: Route.MetaFunction = () => deskMeta('Taxi Requests')

export default function TaxiRequests({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Taxi Requests"
      list={loaderData}
      searchFor="Reference, guest, phone or place"
      table="taxi-requests"
      columns={['Pickup', 'Ride', 'Guest', 'Vehicle', 'Received', 'State']}
      empty="Requests from the taxi form appear here."
    />
  )
}

function TaxiRow({ request }: { request: ListedBooking<'transfer'> }) {
  const { guests } = request
  const { service, pickup, dropoff, pickupDate, pickupTime } = rideOf(request.legs)
  const vehicle = request.vehicleClass ? vehicleClasses[request.vehicleClass].name : 'Not chosen'
  return (
    <DeskRow>
      <Cell label="Pickup" sub={<ToDesk reference={request.reference} />}>
        <b>
          <DateAtTime date={pickupDate} time={pickupTime} />
        </b>
      </Cell>
      <Cell label="Ride" kind="wide" sub={`to ${dropoff}`}>
        <b>{pickup}</b>
      </Cell>
      <GuestCell booking={request} sub={request.customerPhone} />
      <Cell label="Vehicle" sub={TAXI_SERVICES[service]}>
        {vehicle}, {counted(guests, 'guest')}
      </Cell>
      <TimeCell at={request.createdAt} />
      <StateCell booking={request} />
    </DeskRow>
  )
}

function DateAtTime({ date, time }: { date: PlainDate; time: string | null }) {
  return (
    <>
      <Day date={date} />, {time}
    </>
  )
}
