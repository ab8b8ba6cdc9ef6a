import { data } from 'react-router'
import { findDeskBooking } from '#bookings/desk-booking.store.ts'
import { HTTP_STATUS } from '#platform/problems/refusal.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { type Markup, StaticMarkup } from '../../parts/static-markup.tsx'
import { depsContext } from '../../shell/context.ts'
import { redirectWithFlash } from '../../shell/flash-message.ts'
import { renderMarkup } from '../../shell/render-markup.tsx'
import { orUnavailable } from '../../shell/unavailable.ts'
import { performStaffAction } from '../booking/perform-staff-action.ts'
import { findMeanwhile } from '../booking/view/meanwhile.ts'
import { refusalForStaff } from '../booking/view/refusal-for-staff.ts'
import { deskMeta } from '../frame/desk-meta.ts'
import { staffPost } from '../frame/staff-post.ts'
import { findUndo, offeringUndo } from '../undo/find-undo.ts'
import type { Route } from './+types/page.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useDrag } from './use-drag.ts'
import { loadWeek } from './view/load-week.ts'
import weekCss from './week.css?url'
import { readWeekAddress, weekAddress } from './week-address.ts'
import { WeekPage } from './week-page.tsx'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: weekCss }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const address = readWeekAddress(url.searchParams, bangkokDay(deps.now()))
  const here = weekAddress({ day: address.day, show: address.show })
  const [week, undo] = await orUnavailable(
    Promise.all([loadWeek(deps, address), findUndo(deps, url.searchParams, here)]),
  )
  const title = week.moving ? `Move ${week.moving.name}` : 'Week'
  const markup = renderMarkup(url.pathname + url.search, <WeekPage week={week} undo={undo} />)
  return { title, markup }
}

/** Puts a drive on another vehicle or gives it another driver, or frees what is held. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { deps, admin, typed } = await staffPost({ request, context })
  const { day, show } = readWeekAddress(url.searchParams, bangkokDay(deps.now()))
  const act = typed.act === 'release' ? 'release' : 'assign'
  const booking = await orUnavailable(findDeskBooking(deps.db.read, typed.reference ?? ''))
  if (!booking) throw data(null, { status: 404 })
  const done = await performStaffAction(deps, act, { booking, admin, typed })
  if (done.ok) {
    return redirectWithFlash(offeringUndo(weekAddress({ day, show }), act, booking), `desk-${act}`)
  }
  const { message, reason } = refusalForStaff(done)
  const isStale = done.problem.code === 'moved-meanwhile'
  const text = isStale
    ? await findMeanwhile(deps.db.read, booking.reference, { act, seen: Number(typed.seen) })
    : message
  const legId = act === 'assign' && typed.legId && isUuid(typed.legId) ? typed.legId : undefined
  const week = await orUnavailable(loadWeek(deps, { day, show }))
  const markup = renderMarkup(url.pathname + url.search, <WeekPage week={week} refused={{ text, legId }} />)
  return data({ markup }, { status: HTTP_STATUS[reason] })
}

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.title ?? 'Week')

export default function Week({ loaderData, actionData }: Route.ComponentProps) {
  return <WeekMarkup markup={(actionData ?? loaderData).markup} />
}

/** The board as the server has rendered it; scripts only add dragging and the arrow keys to its links and forms. */
function WeekMarkup({ markup }: { markup: Markup }) {
  useDrag()
  useBoardKeys(markup)
  return <StaticMarkup markup={markup} />
}
