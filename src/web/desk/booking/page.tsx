import { data } from 'react-router'
import { findDeskBooking } from '#bookings/desk-booking.store.ts'
import { addNote } from '#bookings/notes/add-note.ts'
import { makePassForStaff, renewGuestLinks } from '#guests/links/guest-links.ts'
import { HTTP_STATUS } from '#platform/problems/refusal.ts'
import { refusalInWords } from '#platform/problems/sentences.words.ts'
import { depsContext } from '../../shell/context.ts'
import { redirectWithFlash } from '../../shell/flash-message.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { bookingAddress, readCameFrom } from '../booking-address.ts'
import { deskMeta } from '../frame/desk-meta.ts'
import { staffPost } from '../frame/staff-post.ts'
import type { Route } from './+types/page.ts'
import { BookingMarkup } from './booking-markup.tsx'
import { loadBooking } from './view/load-booking.ts'
import { renderBooking } from './view/render-booking.tsx'

export { BookingError as ErrorBoundary } from './booking-error.tsx'

export { bookingStyles as links } from './booking-styles.ts'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const booking = await loadBooking(context.get(depsContext), params, url.searchParams)
  const title = `${booking.name}, ${booking.reference}`
  return { title, markup: renderBooking({ booking }) }
}

const LINKS = [
  { intent: 'pass-link', make: makePassForStaff, flash: 'desk-pass-link' },
  { intent: 'new-link', make: renewGuestLinks, flash: 'desk-new-link' },
] as const

/** A note of staff, or a new link for the guest, in any state of the booking. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { deps, admin, typed } = await staffPost({ request, context })
  const { note = '', intent } = typed
  const booking = await orUnavailable(findDeskBooking(deps.db.read, params.reference))
  if (!booking) throw data(null, { status: 404 })
  const asked = { bookingId: booking.id, admin }
  const link = LINKS.find((one) => one.intent === intent)
  const done = link ? await link.make(deps, asked) : await addNote(deps, { ...asked, text: note })
  if (!done.ok) {
    const { message, reason } = refusalInWords(done)
    const answer = link
      ? { refused: { text: message, fields: {}, typed: {} } }
      : { refusedNote: { error: message, note } }
    const markup = renderBooking({ booking: await loadBooking(deps, params, url.searchParams), ...answer })
    return data({ markup }, { status: HTTP_STATUS[reason] })
  }
  const to = bookingAddress({ reference: booking.reference, from: readCameFrom(url.searchParams)?.to })
  return redirectWithFlash(to, link?.flash ?? 'desk-note')
}

export const meta: Route.MetaFunction = ({ loaderData }) => deskMeta(loaderData?.title ?? 'Booking')

export default function DeskBooking({ loaderData, actionData }: Route.ComponentProps) {
  return <BookingMarkup markup={(actionData ?? loaderData).markup} />
}
