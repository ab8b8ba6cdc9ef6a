import { data } from 'react-router'
import { bangkokDay, formatDayOfYear } from '#domain/time/calendar.ts'
import { depsContext } from '../../../context.ts'
import { PRIVATE_HEADERS } from '../../../private-headers.ts'
import { requireAdmin } from '../../../require-admin.ts'
import { dashboardMeta } from '../../admin/dashboard-meta.ts'
import type { Route } from './+types/page.ts'

export { DashboardError as ErrorBoundary } from '../../admin/dashboard-error.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context })
  const { now } = context.get(depsContext)
  return data({ today: formatDayOfYear(bangkokDay(now())) }, { headers: PRIVATE_HEADERS })
}

export function headers() {
  return PRIVATE_HEADERS
}

export const meta: Route.MetaFunction = () => dashboardMeta('Today')

export default function Today({ loaderData: { today } }: Route.ComponentProps) {
  return (
    <header className="desk-head">
      <h1>{today}</h1>
    </header>
  )
}
