import { data, href, redirect } from 'react-router'
import { findBookingByLink, PASS_LINKS } from '#guests/links/find-by-link.ts'
import { noteLinkUsed } from '#guests/links/note-link-used.ts'
import { payDue } from '#money/checkouts/pay-due.ts'
import type { Deps } from '#platform/deps.ts'
import { FAILURE_TITLES, FAILURES } from '#platform/problems/failures.words.ts'
import { HTTP_STATUS, type Refusal, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { refusalInWords } from '#platform/problems/sentences.words.ts'
import { ErrorPage } from '../../parts/error-page/error-page.tsx'
import { unlistedMeta } from '../../parts/head/page-title.ts'
import { MessagePage } from '../../parts/poster-page/message-page.tsx'
import { keepFormOnFailure } from '../../parts/request-form/keep-form-on-failure.ts'
import type { Notice } from '../../parts/request-form/refused-form.ts'
import { overBudget } from '../../shell/access/spend-budgets.tsx'
import { depsContext } from '../../shell/context.ts'
import { readForm } from '../../shell/form-post.ts'
import { CHAT_AT_END } from '../../shell/page-handles.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { Route } from './+types/pay.ts'

export const handle = CHAT_AT_END

/** Pays nothing: it only leads back to the pass. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, now } = context.get(depsContext)
  const booking = await orUnavailable(findBookingByLink(db.read, token, PASS_LINKS, now()))
  if (!booking) throw data(null, { status: 404 })
  return null
}

/** "Pay …" on a trip pass: redirects to the checkout, or says why there is none. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const deps = context.get(depsContext)
  const seenBaht = Number((await readForm(request)).get('seenBaht'))
  const over = overBudget({ context })
  if (over) return refusal(over)
  const found = await findBooking(deps, token)
  if (!found.ok) return refusal(found)
  const started = await payDue(deps, { bookingId: found.bookingId, seenBaht })
  if (!started.ok) return refusal(started)
  if (started.state === 'redirect') return redirect(started.url)
  return redirect(`/booking-success?session_id=${started.sessionId}&booking=${token}`)
}

async function findBooking(deps: Deps, token: string) {
  return refuseIfUnavailable({ code: 'payment-not-started' }, async () => {
    const booking = await findBookingByLink(deps.db.read, token, PASS_LINKS, deps.now())
    if (!booking) throw data(null, { status: 404 })
    await noteLinkUsed(deps, token)
    return { ok: true as const, bookingId: booking.id }
  })
}

function refusal(refused: Refusal) {
  const notice: Notice = { tone: 'error', text: refusalInWords(refused).message }
  return data({ notice }, { status: HTTP_STATUS[refused.reason] })
}

export function clientAction(submit: Route.ClientActionArgs) {
  return keepFormOnFailure(submit, {
    text: FAILURES['payment-not-started'],
    advice: 'Please check your connection.',
  })
}

export const meta: Route.MetaFunction = () => unlistedMeta('Pay online')

export default function PayOnline({ params: { token }, actionData: answer }: Route.ComponentProps) {
  return (
    <MessagePage title={answer ? FAILURE_TITLES['payment-not-started'] : 'Pay online'} poster="road-van">
      {answer ? (
        <p role="alert">{answer.notice.text}</p>
      ) : (
        <p>Your trip pass shows what’s due and lets you pay it.</p>
      )}
      <p className="message-page__actions">
        <LinkButton to={href('/booking/:token', { token })} look="primary">
          Open your trip pass
        </LinkButton>
      </p>
    </MessagePage>
  )
}

export const ErrorBoundary = ErrorPage
