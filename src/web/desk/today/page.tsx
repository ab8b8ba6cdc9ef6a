import { href } from 'react-router'
import { counted } from '#platform/text/counted.ts'
import { useRenewal } from '../../parts/use-renewal.ts'
import { depsContext } from '../../shell/context.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { deskMeta } from '../frame/desk-meta.ts'
import { FirstNeed, NeedsYou } from '../needs/needs-you.tsx'
import { findUndo } from '../undo/find-undo.ts'
import { UndoStrip } from '../undo/undo-strip.tsx'
import type { Route } from './+types/page.ts'
import { DepartureRow } from './departure-row.tsx'
import type { TodayView } from './load-today.ts'
import todayCss from './today.css?url'
import { todayOf } from './today-of.ts'

/** Fast enough to follow the drivers, without asking all the time. */
const EVERY_MS = 20_000

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: todayCss }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const [today, undo] = await orUnavailable(
    Promise.all([todayOf(context), findUndo(context.get(depsContext), url.searchParams, href('/desk'))]),
  )
  return { ...today, undo }
}

export const meta: Route.MetaFunction = () => deskMeta('Today')

export default function Today({ loaderData }: Route.ComponentProps) {
  const isStale = useRenewal(EVERY_MS)
  const { heading, time, today, tomorrow, undo } = loaderData
  return (
    <>
      <header className="desk-head cluster middle spread gap-8 gap-x-16">
        <div>
          <h1>{heading}</h1>
          <p>As of {time}</p>
        </div>
        <LinkButton to={href('/desk/new')}>
          <Icon name="plus" />
          New booking
        </LinkButton>
      </header>
      <div className="today__stale" role="status">
        {isStale && (
          <Notice tone="error">
            <p>
              Last updated at {time}. You can still read and call. Changes have to wait until you’re back
              online.
            </p>
          </Notice>
        )}
      </div>
      {undo && <UndoStrip undo={undo} />}
      <FirstNeed view={loaderData} />
      <div className="today column gap-16 shrink">
        <div className="today__days column gap-16 shrink">
          <Departures title="Today" day={today} empty={noTripsToday(tomorrow.rows)} />
          <Departures title="Tomorrow" day={tomorrow} empty="No trips tomorrow." />
        </div>
        <NeedsYou view={loaderData} />
      </div>
    </>
  )
}

function noTripsToday(tomorrow: { at: string }[]): string {
  const [first] = tomorrow
  if (!first) return 'No trips today.'
  const count = tomorrow.length === 1 ? '1, at' : `${tomorrow.length}, the first at`
  return `No trips today. Tomorrow has ${count} ${first.at}.`
}

type Day = TodayView['today']

/** The departures of one day, in order of pickup. */
function Departures({ title, day, empty }: { title: string; day: Day; empty: string }) {
  const { rows, totals, need, closures, sheets } = day
  const first = rows.find(({ needs }) => needs)
  return (
    <section className="panel" aria-label={title}>
      <div className="panel__head">
        <h2>{title}</h2>
        {totals && <p>{totals}</p>}
        {need && (
          <p>
            <b>{need}.</b>
          </p>
        )}
        {sheets.drivers > 0 && (
          <LinkButton to={sheets.to}>
            {sheets.unsent > 0 ? `Send ${counted(sheets.unsent, 'day sheet')}` : 'Day sheets'}
          </LinkButton>
        )}
        {closures.map((reason) => (
          <p className="full-width ink" key={reason}>
            <b>Closed.</b> {reason}
          </p>
        ))}
      </div>
      {rows.length === 0 && <p className="panel__empty">{empty}</p>}
      <ol className="departures">
        {rows.map((row) => (
          <DepartureRow row={row} isFirstNeed={row === first} key={row.legId} />
        ))}
      </ol>
    </section>
  )
}
