import { findTour, isPaidPickupUnclear } from '#catalogue/catalogue.rules.ts'
import { pictureOf } from '../../parts/picture-of.ts'
import { depsContext } from '../../shell/context.ts'
import { deskMeta } from '../frame/desk-meta.ts'
import type { Route } from './+types/bookings.ts'
import { BookingRow } from './booking-row.tsx'
import { ListPage } from './list-page.tsx'
import { readBookingList } from './list-request.tsx'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'

export { listStyles as links } from './list-styles.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const { catalogue } = deps
  return readBookingList('trip', deps, url, (booking) => {
    const tour = findTour(catalogue, booking.tourId)
    const shown = {
      ...booking,
      picture: tour && pictureOf(tour.gallery[0]),
      pickupUnclear: isPaidPickupUnclear(tour, booking),
    }
    return <BookingRow booking={shown} key={booking.id} />
  })
}

export const meta: Route.MetaFunction = () => deskMeta('Bookings')

export default function Bookings({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Bookings"
      list={loaderData}
      searchFor="Reference, guest, phone, trip or hotel"
      table="bookings"
      columns={['Travel day', 'Trip', 'Guest', 'Price', 'Received', 'State']}
      empty="Requests from the trip pages appear here, whether by email, WhatsApp or card."
    />
  )
}
