import { data, Form, href, useNavigation } from 'react-router'
import { cancelByGuest } from '#bookings/cancelling/cancel-booking.ts'
import { findCancellationOutcome } from '#bookings/cancelling/find-refund-now.ts'
import { noteLinkUsed } from '#guests/links/note-link-used.ts'
import type { Deps } from '#platform/deps.ts'
import { HTTP_STATUS } from '#platform/problems/refusal.ts'
import { refusalInWords } from '#platform/problems/sentences.words.ts'
import { GuestLinkError } from '../../parts/error-page/guest-link-error.tsx'
import { unlistedMeta } from '../../parts/head/page-title.ts'
import { depsContext } from '../../shell/context.ts'
import { redirectWithFlash } from '../../shell/flash-message.ts'
import { readForm } from '../../shell/form-post.ts'
import { CHAT_AT_END } from '../../shell/page-handles.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { useIsOffline } from '../offline/use-is-offline.ts'
import { factsOfKind } from '../pass-facts.ts'
import { requirePass } from '../require-pass.ts'
import type { Route } from './+types/cancel.ts'
import { type CancelView, cancelViewOf } from './cancel-view.ts'
import { CancelWindows } from './cancel-windows.tsx'
import { ChangeFrame } from './change-frame.tsx'
import { outcomeForGuest } from './change-options.ts'

export const handle = CHAT_AT_END

export async function loader({ params, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const pass = await requirePass(deps, params.token)
  const cancellation = outcomeForGuest(pass, await orUnavailable(findCancellationOutcome(deps, pass.booking)))
  return {
    ...cancelViewOf(pass, cancellation, deps.now()),
    reference: pass.booking.reference,
    title: pass.booking.title,
    facts: factsOfKind(pass),
  }
}

/** Cancels for the sum that the page showed. Pressed again, it leads to the pass like the first press. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const deps = context.get(depsContext)
  const seenSatang = Number((await readForm(request)).get('seenSatang') ?? Number.NaN)
  const { id: bookingId } = (await requirePass(deps, token)).booking
  // Before the act: through the link in our emails it proves the address, so that an email about it follows.
  await orUnavailable(noteLinkUsed(deps, token))
  const done = await cancelByGuest(deps, { bookingId, seenSatang })
  if (done.ok || (await isCancelled(deps, token))) {
    return redirectWithFlash(href('/booking/:token', { token }), 'booking-cancelled')
  }
  const { message, reason } = refusalInWords(done)
  return data({ error: message }, { status: HTTP_STATUS[reason] })
}

/** Also when somebody else was faster. */
async function isCancelled(deps: Deps, token: string): Promise<boolean> {
  return (await requirePass(deps, token)).booking.status === 'cancelled'
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData ? `Cancel ${loaderData.reference}` : 'Cancel a booking')

export default function CancelBooking({
  loaderData: view,
  actionData,
  params: { token },
}: Route.ComponentProps) {
  const passPath = href('/booking/:token', { token })
  return (
    <ChangeFrame
      view={view}
      passPath={passPath}
      here="Cancel"
      headline="Cancel your booking?"
      error={actionData?.error}
    >
      <CancelWindows view={view} />
      <CancelForm view={view} passPath={passPath} />
    </ChangeFrame>
  )
}

export const ErrorBoundary = GuestLinkError

/** The press carries the sum that the page shows. The answer is a whole page, so that a refused press shows the new sum. */
function CancelForm({ view, passPath }: { view: CancelView; passPath: string }) {
  const isBusy = useNavigation().formMethod === 'POST'
  const isOffline = useIsOffline()
  return (
    <Form method="post" reloadDocument className="stack gap-12">
      <input type="hidden" name="seenSatang" value={view.seenSatang} />
      <div className="pass-change__buttons cluster gap-12">
        <Button type="submit" className="pass-change__cancel" disabled={isBusy || isOffline}>
          {view.press}
        </Button>
        <LinkButton to={passPath}>Keep my trip</LinkButton>
      </div>
      {view.way && <p className="pass__small">{view.way}</p>}
    </Form>
  )
}
