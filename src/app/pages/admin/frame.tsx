import { data, href, Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import {
  listDisputesToAnswer,
  listPaymentsInAttention,
  listUndeliverableMails,
} from '#adapters/database/admin/attention.ts'
import { listUnfinishedRefunds } from '#adapters/database/admin/unfinished-refunds.ts'
import { depsContext } from '../../context.ts'
import { DASHBOARD } from '../../page-handles.ts'
import { PRIVATE_HEADERS } from '../../private-headers.ts'
import { renderMarkup } from '../../render-markup.tsx'
import { requireAdmin } from '../../require-admin.ts'
import { StaticMarkup } from '../../sections/static-markup.tsx'
import { orUnavailable } from '../../unavailable.ts'
import { countNeeds } from '../desk/today/count-needs.ts'
import type { Route } from './+types/frame.ts'
import adminCss from './admin.css?url'
import { alarmMessages } from './attention/alarm-messages.ts'
import { AttentionPanel } from './attention/attention-panel.tsx'
import { unexpectedPaymentView } from './attention/unexpected-payment-view.ts'
import { DashboardLayout } from './dashboard-layout.tsx'
import { dashboardMeta } from './dashboard-meta.ts'
import { SecondFactorOffer } from './second-factor-offer.tsx'

export const handle = DASHBOARD

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminCss }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context })
  const deps = context.get(depsContext)
  const { read } = deps.db
  const [{ rows, total }, refunds, disputes, mails, needsCount] = await orUnavailable(
    Promise.all([
      listPaymentsInAttention(read),
      listUnfinishedRefunds(read),
      listDisputesToAnswer(read),
      listUndeliverableMails(read),
      countNeeds(deps),
    ]),
  )
  const payments = { rows: rows.map(unexpectedPaymentView), total }
  const alarms = alarmMessages(deps.alarms())
  const offer = admin.hasSecondFactor ? undefined : renderMarkup(href('/admin'), <SecondFactorOffer />)
  return data(
    { email: admin.email, payments, refunds, disputes, mails, alarms, offer, needsCount },
    { headers: PRIVATE_HEADERS },
  )
}

/** A new item may need attention at any moment, so every navigation reads the panel again, except a sign-out. */
export function shouldRevalidate({ formAction }: ShouldRevalidateFunctionArgs) {
  return !formAction?.startsWith(href('/auth/sign-out'))
}

export function headers() {
  return PRIVATE_HEADERS
}

export const meta: Route.MetaFunction = () => dashboardMeta('Dashboard')

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { email, payments, refunds, disputes, mails, alarms, offer, needsCount } = loaderData
  const { pathname, search } = useLocation()
  // The panel is closed on the other lists and in a search, so that the rows come first.
  const isLanding = pathname === href('/admin') && search === ''
  return (
    <DashboardLayout rail={{ email, needsCount }}>
      <AttentionPanel
        payments={payments}
        refunds={refunds}
        disputes={disputes}
        mails={mails}
        alarms={alarms}
        isOpen={isLanding}
        key={String(isLanding)}
      />
      {isLanding && offer && <StaticMarkup markup={offer} />}
      <Outlet />
    </DashboardLayout>
  )
}

export { LayoutError as ErrorBoundary } from './dashboard-layout.tsx'
