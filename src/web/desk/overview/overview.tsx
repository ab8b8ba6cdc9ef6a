import { href, Link } from 'react-router'
import { findOverview } from '#bookings/desk-lists/overview.store.ts'
import { type AuditEntry, listNewestAuditEntries } from '#platform/database/maintenance/audit-log.store.ts'
import { listNotFoundCounts } from '#platform/not-found/not-found-counts.ts'
import { formatCount } from '#platform/text/number-format.ts'
import { DateTime } from '../../parts/date-time.tsx'
import { depsContext } from '../../shell/context.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { deskMeta } from '../frame/desk-meta.ts'
import { BOOKING_STATES, MAIL_STATES } from '../labels/state-labels.ts'
import type { Route } from './+types/overview.ts'
import { auditLogMessage } from './audit-log-messages.ts'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'

export { listStyles as links } from '../lists/list-styles.ts'

const AUDIT_ENTRIES_SHOWN = 8

export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const { read } = deps.db
  const [counts, auditEntries, notFoundCounts] = await orUnavailable(
    Promise.all([
      findOverview(read),
      listNewestAuditEntries(read, AUDIT_ENTRIES_SHOWN),
      listNotFoundCounts(deps),
    ]),
  )
  return { ...counts, auditEntries, notFoundCounts }
}

export const meta: Route.MetaFunction = () => deskMeta('Overview')

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { testimonials, custom, subscriptions, trip, transfer, mails, auditEntries, notFoundCounts } =
    loaderData
  return (
    <>
      <header className="list-head cluster middle gap-8 gap-x-12">
        <h1 className="shrink">Overview</h1>
      </header>
      <div className="fit-wide gap-16">
        <Counts
          title="Testimonials"
          to={href('/admin')}
          total={testimonials.total}
          parts={[
            ['Approved testimonials', testimonials.approved],
            ['Pending', testimonials.pending],
            ['Featured', testimonials.featured],
            ['Hidden', testimonials.hidden],
          ]}
        />
        <Counts
          title="Custom Requests"
          to={href('/admin/custom-requests')}
          total={custom.total}
          parts={[['Pending requests', custom.requested]]}
        />
        <Counts
          title="Newsletter"
          to={href('/admin/newsletter')}
          total={subscriptions.total}
          parts={[
            ['Active subscribers', subscriptions.active],
            [
              'Waiting for confirmation',
              subscriptions.total - subscriptions.active - subscriptions.unsubscribed,
            ],
            ['Unsubscribed', subscriptions.unsubscribed],
          ]}
        />
        <Counts
          title="Bookings"
          to={href('/admin/bookings')}
          total={trip.total}
          parts={[
            [BOOKING_STATES.confirmed.text, trip.confirmed],
            [BOOKING_STATES.requested.text, trip.requested],
            [BOOKING_STATES.awaiting_payment.text, trip.awaitingPayment],
          ]}
        />
        <Counts
          title="Taxi Requests"
          to={href('/admin/taxi-requests')}
          total={transfer.total}
          parts={[['Requested', transfer.requested]]}
        />
        <Counts
          title="Emails"
          total={mails.total}
          parts={[
            [MAIL_STATES.sent.text, mails.sent],
            [MAIL_STATES.queued.text, mails.queued],
            [MAIL_STATES.undeliverable.text, mails.undeliverable],
            [MAIL_STATES['not-needed'].text, mails.notNeeded],
          ]}
        />
      </div>
      <AuditLogList entries={auditEntries} />
      <NotFoundList addresses={notFoundCounts} />
    </>
  )
}

type CountsProps = { title: string; to?: string; total: number; parts: [name: string, count: number][] }

function Counts({ title, to, total, parts }: CountsProps) {
  return (
    <section className="count raised pad-16 relative">
      <h2>{to ? <Link to={to}>{title}</Link> : title}</h2>
      <p className="display size-section above-4 below-8">{formatCount(total)}</p>
      <dl>
        {parts.map(([name, count]) => (
          <div className="flex spread gap-16 ruled pad-y-4" key={name}>
            <dt className="muted break shrink">{name}</dt>
            <dd className="strong">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The addresses that were answered with 404, most requested first: old links worth a redirect, or scans by robots. */
function NotFoundList({ addresses }: { addresses: readonly { path: string; count: number }[] }) {
  if (addresses.length === 0) return null
  return (
    <section className="overview-list pad-16 raised">
      <h2 className="below-8">Pages not found, last 30 days</h2>
      <ol>
        {addresses.map(({ path, count }) => (
          <li className="cluster baseline ruled pad-y-8 break gap-4 gap-x-16" key={path}>
            <span>{path}</span>
            <span>{count === 1 ? 'once' : `${formatCount(count)} times`}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The latest actions of admins and of commands on the server, newest first. */
function AuditLogList({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return null
  return (
    <section className="overview-list pad-16 raised">
      <h2 className="below-8">Recent activity</h2>
      <ol>
        {entries.map((entry) => (
          <li className="cluster baseline ruled pad-y-8 break gap-4 gap-x-16" key={entry.id}>
            <span>{auditLogMessage(entry)}</span>
            <span className="muted">{entry.actor === 'command' ? 'On the server' : entry.actor}</span>
            <DateTime at={entry.at} />
          </li>
        ))}
      </ol>
    </section>
  )
}
