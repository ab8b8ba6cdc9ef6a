import { data, Form, redirect, useNavigation } from 'react-router'
import { findBookingByLink, PASS_LINKS } from '#guests/links/find-by-link.ts'
import { cancelPayment } from '#money/checkouts/cancel-payment.ts'
import { paymentCountsAs } from '#money/payments/payment-status.rules.ts'
import { listPaymentsOfBooking } from '#money/payments/payments.store.ts'
import type { Deps } from '#platform/deps.ts'
import { HTTP_STATUS } from '#platform/problems/refusal.ts'
import { sentenceOf } from '#platform/problems/sentences.words.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import { unlistedMeta } from '../../../parts/head/page-title.ts'
import { MessagePage } from '../../../parts/poster-page/message-page.tsx'
import { BUTTON_FAILURE, keepFormOnFailure } from '../../../parts/request-form/keep-form-on-failure.ts'
import { overBudget } from '../../../shell/access/spend-budgets.tsx'
import { depsContext } from '../../../shell/context.ts'
import { readForm } from '../../../shell/form-post.ts'
import { AnchorButton, Button, LinkButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { findUnpaid, type Unpaid } from '../find-unpaid.ts'
import type { Route } from './+types/page.ts'

/** `unpaid`: the booking of an open checkout. */
type Outcome = {
  kind: 'open' | 'cancelled' | 'unsure' | 'needs_attention'
  token: string
  unpaid?: Unpaid | undefined
}

/** Changes nothing here or at the provider, because a mail scanner or a reload may open the address too. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('booking') ?? ''
  return findOutcome(context.get(depsContext), token)
}

/** The page says "no charges" only when the provider says so, or when no checkout is open. */
async function findOutcome(deps: Deps, token: string): Promise<Outcome> {
  try {
    const booking = await findBookingByLink(deps.db.read, token, PASS_LINKS, deps.now())
    if (!booking) return { kind: 'cancelled', token: '' }
    const payments = await listPaymentsOfBooking(deps.db.read, booking.id)
    const paid = payments.find(({ status }) => paymentCountsAs(status, 'income'))
    if (paid?.sessionId) throw redirect(successPath(paid.sessionId, token))
    if (payments.some(({ status }) => paymentCountsAs(status, 'unexpected')))
      return { kind: 'needs_attention', token }
    // A payment without a session has no checkout page yet, so the guest cannot have paid it.
    const open = payments.find(({ status, sessionId }) => paymentCountsAs(status, 'payable') && sessionId)
    if (!open?.sessionId) return { kind: 'cancelled', token }
    const checkout = await deps.payments.findCheckout(open.sessionId)
    if (!checkout) return { kind: 'unsure', token }
    if (checkout.outcome === 'payable')
      return { kind: 'open', token, unpaid: await findUnpaid(deps, booking, open) }
    if (checkout.outcome === 'closed') return { kind: 'cancelled', token }
    // The guest has completed the checkout after all; the success page settles the payment.
    throw redirect(successPath(open.sessionId, token))
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return { kind: 'unsure', token }
  }
}

function successPath(sessionId: string, token: string): string {
  return `/booking-success?session_id=${sessionId}&booking=${token}`
}

/** "Yes, let it go": closes the checkout and frees the vehicle, then reloads the page with the new state. */
export async function action({ request, context }: Route.ActionArgs) {
  const deps = context.get(depsContext)
  const token = (await readForm(request)).get('booking') ?? ''
  const over = overBudget({ context })
  if (over) return notCancelled(HTTP_STATUS[over.reason], sentenceOf(over.problem))
  try {
    const booking = await findBookingByLink(deps.db.read, token, PASS_LINKS, deps.now())
    if (booking) await cancelPayment(deps, booking.id)
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return notCancelled(503, 'The payment couldn’t be cancelled just now. Please try again.')
  }
  return redirect(`/booking-cancelled?booking=${encodeURIComponent(token)}`, 303)
}

function notCancelled(status: number, text: string) {
  return data({ notice: { tone: 'error' as const, text } }, { status })
}

export function clientAction(submit: Route.ClientActionArgs) {
  return keepFormOnFailure(submit, BUTTON_FAILURE)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(SAYS[loaderData?.kind ?? 'unsure'].title)

const CANCELLED = 'Your payment was cancelled. No charges have been made to your account.'

const SAYS: Record<Outcome['kind'], { title: string; text: string }> = {
  open: {
    title: 'You left the checkout',
    text: `${CANCELLED} The checkout stays open in case you change your mind.`,
  },
  cancelled: {
    title: 'Payment cancelled',
    text: CANCELLED,
  },
  unsure: {
    title: 'Payment left open',
    text: 'You left the checkout. We can’t reach the payment provider just now, so we can’t say yet whether you were charged. If you did pay, you’ll get your confirmation by email.',
  },
  needs_attention: {
    title: 'We’re checking your payment',
    text: 'We’ve received money for this booking and are looking into it. Please don’t pay again; we’ll write to you.',
  },
}

export default function BookingCancelledPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, token, unpaid } = loaderData
  const held = unpaid?.held
  const back = token ? `/booking-summary?booking=${encodeURIComponent(token)}` : '/explore-trips'
  return (
    <MessagePage title={held ?? SAYS[kind].title} poster="road-van">
      {unpaid && (
        <p className="strong">
          {unpaid.trip}, {unpaid.sum}
        </p>
      )}
      {actionData && (
        <Notice tone="error">
          <p role="alert">{actionData.notice.text}</p>
        </Notice>
      )}
      <p>{SAYS[kind].text}</p>
      {token && (kind === 'cancelled' || kind === 'open') && (
        <p>
          Everything you entered is kept.{' '}
          {held ? 'Go back to change it.' : 'Go back to pay, or choose another day.'}
        </p>
      )}
      {unpaid && held && <PayUnpaid token={token} unpaid={unpaid} />}
      <p className="message-page__actions">
        {unpaid && (
          <AnchorButton href={unpaid.otherWay} target="_blank" rel="noopener">
            Pay another way
          </AnchorButton>
        )}
        {kind === 'needs_attention' && (
          <LinkButton to={`/booking/${encodeURIComponent(token)}`} look="primary">
            Open your trip pass
          </LinkButton>
        )}
        <LinkButton to={back} look={kind === 'needs_attention' || held ? undefined : 'primary'}>
          Go Back
        </LinkButton>
        <LinkButton to="/">Home</LinkButton>
      </p>
      {kind === 'open' && <LetGo token={token} />}
    </MessagePage>
  )
}

/** Leads straight on to the checkout; a refusal is shown on the summary. */
function PayUnpaid({ token, unpaid }: { token: string; unpaid: Unpaid }) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form className="above-24" method="post" action={`/booking-summary?booking=${encodeURIComponent(token)}`}>
      <input type="hidden" name="booking" value={token} />
      <input type="hidden" name="seenPrice" value={unpaid.seenPrice} />
      <Button type="submit" look="primary" disabled={isBusy}>
        {isBusy ? 'Processing...' : `Pay ${unpaid.sum}`}
      </Button>
    </Form>
  )
}

/** Asks once, because somebody else may book the vehicle a moment later. */
function LetGo({ token }: { token: string }) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <details className="summary__more above-12">
      <summary>Let it go</summary>
      <p className="below-12">We close the checkout, and others can book the vehicle. Nothing is charged.</p>
      <Form method="post">
        <input type="hidden" name="booking" value={token} />
        <Button type="submit" disabled={isBusy}>
          Yes, let it go
        </Button>
      </Form>
    </details>
  )
}
