import { data } from 'react-router'
import { depsContext } from '#app/context.ts'
import { PRIVATE_HEADERS } from '#app/private-headers.ts'
import { requireAdmin } from '#app/require-admin.ts'
import { dashboardMeta } from '../../admin/dashboard-meta.ts'
import type { Route } from './+types/page.ts'
import bookingCss from './booking.css?url'
import { BookingPage } from './booking-page.tsx'
import { loadBooking } from './load-booking.ts'

export { BookingError as ErrorBoundary } from './booking-error.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: bookingCss }]

export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context })
  return data(await loadBooking(context.get(depsContext), params), { headers: PRIVATE_HEADERS })
}

export function headers() {
  return PRIVATE_HEADERS
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  dashboardMeta(loaderData ? `${loaderData.name}, ${loaderData.reference}` : 'Booking')

export default function DeskBooking({ loaderData }: Route.ComponentProps) {
  return <BookingPage booking={loaderData} />
}
