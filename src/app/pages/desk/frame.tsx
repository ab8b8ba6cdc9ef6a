import { data, href, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { findTotals } from '#adapters/database/admin/totals.ts'
import { depsContext } from '../../context.ts'
import { DASHBOARD } from '../../page-handles.ts'
import { PRIVATE_HEADERS } from '../../private-headers.ts'
import { requireAdmin } from '../../require-admin.ts'
import { orUnavailable } from '../../unavailable.ts'
import { DashboardLayout } from '../admin/dashboard-layout.tsx'
import { dashboardMeta } from '../admin/dashboard-meta.ts'
import type { Route } from './+types/frame.ts'
import deskCss from './desk.css?url'
import { todayOf } from './today/today-of.ts'

export { LayoutError as ErrorBoundary } from '../admin/dashboard-layout.tsx'

export const handle = DASHBOARD

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: deskCss }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { email } = await requireAdmin({ request, context })
  const deps = context.get(depsContext)
  const [totals, { railCount }] = await orUnavailable(
    Promise.all([findTotals(deps.db.read), todayOf(context)]),
  )
  return data({ email, totals, needsCount: railCount }, { headers: PRIVATE_HEADERS })
}

/** The numbers in the rail may change at any moment, so every navigation reads them again, except a sign-out. */
export function shouldRevalidate({ formAction }: ShouldRevalidateFunctionArgs) {
  return !formAction?.startsWith(href('/auth/sign-out'))
}

export function headers() {
  return PRIVATE_HEADERS
}

export const meta: Route.MetaFunction = () => dashboardMeta('Desk')

export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <DashboardLayout rail={loaderData}>
      <Outlet />
    </DashboardLayout>
  )
}
