import { data } from 'react-router'
import { findDeskBooking } from '#bookings/desk-booking.store.ts'
import type { StaffAction } from '#bookings/staff-action.rules.ts'
import { HTTP_STATUS, type Refusal } from '#platform/problems/refusal.ts'
import { depsContext } from '../../shell/context.ts'
import { redirectWithFlash } from '../../shell/flash-message.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { bookingAddress, cameFromOf, readCameFrom } from '../booking-address.ts'
import { deskMeta } from '../frame/desk-meta.ts'
import { staffPost } from '../frame/staff-post.ts'
import { offeringUndo } from '../undo/find-undo.ts'
import type { Route } from './+types/act-page.ts'
import { ACTS, findAct } from './acts.ts'
import { BookingMarkup } from './booking-markup.tsx'
import type { Refused } from './forms/posted-form.tsx'
import type { Previewed } from './forms/proposal-preview.tsx'
import { performStaffAction } from './perform-staff-action.ts'
import { previewStaffAction } from './preview-staff-action.ts'
import { loadBooking } from './view/load-booking.ts'
import { findMeanwhile } from './view/meanwhile.ts'
import { refusalForStaff } from './view/refusal-for-staff.ts'
import { renderBooking } from './view/render-booking.tsx'

export { BookingError as ErrorBoundary } from './booking-error.tsx'

export { bookingStyles as links } from './booking-styles.ts'

/** The page of a booking with the form of one action, for browsers that open no dialog. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const act = actOf(params.act)
  const booking = await loadBooking(context.get(depsContext), params, url.searchParams)
  const title = `${ACTS[act].button}: ${booking.name}`
  return { title, markup: renderBooking({ booking, open: act }) }
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { deps, admin, typed } = await staffPost({ request, context })
  const act = actOf(params.act)
  const booking = await orUnavailable(findDeskBooking(deps.db.read, params.reference))
  if (!booking) throw notFound()
  const posted = { booking, admin, typed }
  if (act === 'propose' && typed.press === 'change') return show({ refused: { text: '', fields: {}, typed } })
  if (act === 'propose' && typed.press !== 'send') {
    const read = await previewStaffAction(deps, posted)
    return read.ok ? show({ previewed: { ...read, typed } }) : refuse(read)
  }
  const done = await performStaffAction(deps, act, posted)
  return done.ok ? redirectAfter(act, addressAfter(booking, act, typed.back, url.searchParams)) : refuse(done)

  async function refuse(refusal: Refusal) {
    const { message, fields, reason } = refusalForStaff(refusal)
    const isStale = refusal.problem.code === 'moved-meanwhile'
    const seen = Number(typed.seen)
    const text = isStale ? await findMeanwhile(deps.db.read, params.reference, { act, seen }) : message
    return show({ refused: { text, fields, typed } }, HTTP_STATUS[reason])
  }

  async function show(answer: Answer, status = 200) {
    const shown = { booking: await loadBooking(deps, params, url.searchParams), open: act, ...answer }
    return data({ markup: renderBooking(shown) }, { status })
  }
}

type Answer = { refused: Refused } | { previewed: Previewed }

function actOf(text: string): StaffAction {
  const act = findAct(text)
  if (!act) throw notFound()
  return act
}

function notFound() {
  return data(null, { status: 404 })
}

/** The booking, or the page on which the button stood: what was done there can be taken back there. */
function addressAfter(
  { reference }: { reference: string },
  act: StaffAction,
  back: string | undefined,
  search: URLSearchParams,
) {
  const page = cameFromOf(back)?.to
  if (!page) return bookingAddress({ reference, from: readCameFrom(search)?.to })
  return offeringUndo(page, act, { reference })
}

function redirectAfter(act: StaffAction, to: string): Response {
  return redirectWithFlash(to, `desk-${act}`)
}

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.title ?? 'Booking')

export default function DeskBookingAct({ loaderData, actionData }: Route.ComponentProps) {
  return <BookingMarkup markup={(actionData ?? loaderData).markup} />
}
