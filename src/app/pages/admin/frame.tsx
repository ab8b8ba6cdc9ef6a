import { href, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { adminOf } from '../../access/admin-of.ts'
import { depsContext } from '../../context.ts'
import { DASHBOARD } from '../../page-handles.ts'
import { renderMarkup } from '../../render-markup.tsx'
import { StaticMarkup } from '../../sections/static-markup.tsx'
import { orUnavailable } from '../../unavailable.ts'
import { countNeeds } from '../desk/today/count-needs.ts'
import type { Route } from './+types/frame.ts'
import adminCss from './admin.css?url'
import { AttentionPanel } from './attention/attention-panel.tsx'
import { readAttention } from './attention/read-attention.ts'
import { DashboardLayout } from './dashboard-layout.tsx'
import { dashboardMeta } from './dashboard-meta.ts'
import { SecondFactorOffer } from './second-factor-offer.tsx'

export const handle = DASHBOARD

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminCss }]

/** What needs a person stands on the first tab; the number at Today counts it on every other. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const admin = adminOf({ context })
  const deps = context.get(depsContext)
  const isLanding = url.pathname === href('/admin') && url.search === ''
  const [attention, needsCount] = await Promise.all([
    isLanding ? readAttention(deps) : undefined,
    orUnavailable(countNeeds(deps)),
  ])
  const isOffered = isLanding && !admin.hasSecondFactor
  const offer = isOffered ? renderMarkup(href('/admin'), <SecondFactorOffer />) : undefined
  return { email: admin.email, attention, offer, needsCount }
}

/** A new item may need attention at any moment, so every navigation reads the panel again, except a sign-out. */
export function shouldRevalidate({ formAction, actionStatus }: ShouldRevalidateFunctionArgs) {
  // A form that was refused because the session has ended is still on the page.
  return actionStatus !== 401 && !formAction?.startsWith(href('/auth/sign-out'))
}

export const meta: Route.MetaFunction = () => dashboardMeta('Dashboard')

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { email, attention, offer, needsCount } = loaderData
  return (
    <DashboardLayout rail={{ email, needsCount }}>
      {attention && <AttentionPanel items={attention} />}
      {offer && <StaticMarkup markup={offer} />}
      <Outlet />
    </DashboardLayout>
  )
}

export { LayoutError as ErrorBoundary } from './dashboard-layout.tsx'
