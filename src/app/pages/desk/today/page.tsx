import { data } from 'react-router'
import { PRIVATE_HEADERS } from '../../../private-headers.ts'
import { requireAdmin } from '../../../require-admin.ts'
import { orUnavailable } from '../../../unavailable.ts'
import { dashboardMeta } from '../../admin/dashboard-meta.ts'
import type { Route } from './+types/page.ts'
import { Departures } from './departures.tsx'
import { NeedsYou } from './needs-you.tsx'
import todayCss from './today.css?url'
import { todayOf } from './today-of.ts'
import { useRenewal } from './use-renewal.ts'

export { DashboardError as ErrorBoundary } from '../../admin/dashboard-error.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: todayCss }]

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context })
  return data(await orUnavailable(todayOf(context)), { headers: PRIVATE_HEADERS })
}

export function headers() {
  return PRIVATE_HEADERS
}

export const meta: Route.MetaFunction = () => dashboardMeta('Today')

export default function Today({ loaderData }: Route.ComponentProps) {
  useRenewal()
  const { heading, time, today, tomorrow } = loaderData
  return (
    <>
      <header className="desk-head">
        <h1>{heading}</h1>
        <p>As of {time}</p>
      </header>
      <Departures title="Today" rows={today} empty="No trips today." />
      <Departures title="Tomorrow" rows={tomorrow} empty="No trips tomorrow." />
      <NeedsYou view={loaderData} />
    </>
  )
}
