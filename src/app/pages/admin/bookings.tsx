import { listBookings } from '#adapters/database/admin/bookings.ts'
import { findTour } from '#content/catalogue.ts'
import { depsContext } from '../../context.ts'
import { requireAdmin } from '../../require-admin.ts'
import { pictureOf } from '../../sections/picture-of.ts'
import type { Route } from './+types/bookings.ts'
import { BookingRow } from './booking-row.tsx'
import { dashboardMeta } from './dashboard-meta.ts'
import { ListPage } from './list-page.tsx'
import { readList } from './list-request.ts'

export { DashboardProblem as ErrorBoundary } from './dashboard-problem.tsx'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context })
  const list = await readList(listBookings, context.get(depsContext).db, url)
  return { ...list, rows: list.rows.map((booking) => ({ ...booking, picture: pictureOfTrip(booking) })) }
}

function pictureOfTrip({ tourId }: { tourId: string | null }) {
  const tour = tourId ? findTour(tourId) : undefined
  return tour && pictureOf(tour.gallery[0])
}

export const meta: Route.MetaFunction = () => dashboardMeta('Bookings')

export default function Bookings({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage
      title="Bookings"
      list={loaderData}
      searchFor="Reference, guest, phone, trip or hotel"
      table="bookings"
      columns={['Travel day', 'Trip', 'Guest', 'Price', 'Received', 'State']}
      empty="Every request from the page of a trip comes in here, by email, WhatsApp or card."
      row={(booking) => <BookingRow booking={booking} key={booking.id} />}
    />
  )
}
