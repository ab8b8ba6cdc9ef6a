import { data, href, redirect } from 'react-router'
import { refusalInWords } from '#content/sentences.ts'
import { cancelByGuest } from '#operations/bookings/cancel-booking.ts'
import { findCancellation } from '#operations/bookings/find-refund-now.ts'
import type { Deps } from '#operations/deps.ts'
import { noteLinkUsed } from '#operations/links/note-link-used.ts'
import { HTTP_STATUS } from '#operations/refusal.ts'
import { findPass } from '#operations/requests/find-pass.ts'
import { passTimes } from '#operations/requests/pass-times.ts'
import { depsContext } from '../../../context.ts'
import { flashCookie } from '../../../flash-message.ts'
import { readForm, requireBudget } from '../../../form-post.ts'
import { PRIVATE_HEADERS } from '../../../private-headers.ts'
import { GuestLinkError } from '../../../sections/error-page/guest-link-error.tsx'
import { pageTitle } from '../../../sections/page-title.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { RefusedNotice } from '../../../ui/notice.tsx'
import { orUnavailable } from '../../../unavailable.ts'
import { factsOfKind } from '../pass-facts.ts'
import { PassPath } from '../pass-path.tsx'
import type { Route } from './+types/cancel.ts'
import { BookedTicket } from './booked-ticket.tsx'
import { CancelForm } from './cancel-form.tsx'
import { cancelViewOf } from './cancel-view.ts'
import { CancelWindows } from './cancel-windows.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { catalogue, db, now, authSecret } = context.get(depsContext)
  const pass = await orUnavailable(findPass({ db, now, authSecret }, params.token))
  if (!pass) throw data(null, { status: 404, headers: PRIVATE_HEADERS })
  const cancellation = await orUnavailable(findCancellation({ db, catalogue, now }, pass.booking))
  return data(
    {
      ...cancelViewOf(pass, cancellation, now()),
      reference: pass.booking.reference,
      title: pass.booking.title,
      facts: factsOfKind(pass, passTimes(catalogue, pass)),
    },
    { headers: PRIVATE_HEADERS },
  )
}

/** Cancels for the sum that the page showed. Pressed again, it leads to the pass like the first press. */
export async function action({ request, params: { token }, pattern, context }: Route.ActionArgs) {
  await requireBudget({ pattern, context })
  const deps = context.get(depsContext)
  const seenSatang = Number((await readForm(request)).get('seenSatang') ?? Number.NaN)
  const pass = await orUnavailable(findPass(deps, token))
  if (!pass) throw data(null, { status: 404, headers: PRIVATE_HEADERS })
  const bookingId = pass.booking.id
  const done = await cancelByGuest(deps, { bookingId, seenSatang })
  if (done.ok) await orUnavailable(noteLinkUsed(deps, token))
  if (done.ok || (await isCancelled(deps, token))) {
    const headers = { 'set-cookie': flashCookie('booking-cancelled'), 'cache-control': 'no-store' }
    return redirect(href('/booking/:token', { token }), { status: 303, headers })
  }
  const { message, reason } = refusalInWords(done)
  return data({ error: message }, { status: HTTP_STATUS[reason], headers: PRIVATE_HEADERS })
}

/** Also when somebody else was faster. */
async function isCancelled(deps: Deps, token: string): Promise<boolean> {
  return (await orUnavailable(findPass(deps, token)))?.booking.status === 'cancelled'
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return { ...Object.fromEntries(errorHeaders ?? []), ...PRIVATE_HEADERS }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData ? `Cancel ${loaderData.reference}` : 'Cancel a booking') },
  { name: 'robots', content: 'noindex' },
]

export default function CancelBooking({
  loaderData: view,
  actionData,
  params: { token },
}: Route.ComponentProps) {
  const passPath = href('/booking/:token', { token })
  return (
    <div className="pass-change wrap">
      <PassPath to={passPath} reference={view.reference} here="Cancel" />
      <h1>Cancel your booking?</h1>
      {actionData && (
        <RefusedNotice>
          <p>{actionData.error}</p>
        </RefusedNotice>
      )}
      <p className="pass-change__lead">{view.whyNot ?? view.lead}</p>
      <div className="pass-change__columns">
        <div>
          {view.whyNot ? (
            <p>
              <LinkButton to={passPath} look="primary">
                Open your trip pass
              </LinkButton>
            </p>
          ) : (
            <>
              <CancelWindows view={view} />
              <CancelForm view={view} passPath={passPath} />
            </>
          )}
        </div>
        <BookedTicket view={view} />
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GuestLinkError error={error} />
}
