import { data, Form, redirect, useNavigation } from 'react-router'
import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { Booking } from '#bookings/bookings.store.ts'
import { company } from '#content/company.ts'
import { listAllocationsOf } from '#fleet/allocation/allocations.store.ts'
import { whatsappLink } from '#guests/contact/whatsapp.rules.ts'
import { findBookingByLink, PASS_LINKS } from '#guests/links/find-by-link.ts'
import { cancelPayment } from '#money/checkouts/cancel-payment.ts'
import { bahtFromSatang, formatBaht } from '#money/money.rules.ts'
import { paymentCountsAs } from '#money/payments/payment-status.rules.ts'
import { listPaymentsOfBooking } from '#money/payments/payments.store.ts'
import type { Deps } from '#platform/deps.ts'
import { HTTP_STATUS } from '#platform/problems/refusal.ts'
import { sentenceOf } from '#platform/problems/sentences.words.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import { formatShortDay } from '#platform/time/calendar.ts'
import { momentInWords } from '#platform/time/clock-time.ts'
import { unlistedMeta } from '../../../parts/head/page-title.ts'
import { MessagePage } from '../../../parts/poster-page/message-page.tsx'
import { BUTTON_FAILURE, keepFormOnFailure } from '../../../parts/request-form/keep-form-on-failure.ts'
import { overBudget } from '../../../shell/access/spend-budgets.tsx'
import { depsContext } from '../../../shell/context.ts'
import { readForm } from '../../../shell/form-post.ts'
import { AnchorButton, Button, LinkButton } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Route } from './+types/page.ts'

/** `held`: the booking of an open checkout for which a vehicle is held. */
type Outcome = { kind: 'open' | 'cancelled' | 'unsure' | 'needs_attention'; token: string; held?: Held }
type Held = { title: string; trip: string; payBaht: number; seenPrice: number; otherWay: string }

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
      return { kind: 'open', token, ...(await findHeld(deps, booking, bahtFromSatang(open.amountSatang))) }
    if (checkout.outcome === 'closed') return { kind: 'cancelled', token }
    // The guest has completed the checkout after all; the success page settles the payment.
    throw redirect(successPath(open.sessionId, token))
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return { kind: 'unsure', token }
  }
}

/** What of a booking is held while its checkout is open; nothing where no vehicle is. */
async function findHeld(
  { db, now }: Deps,
  { id, reference, title, travelDate, priceBaht, status }: Booking,
  payBaht: number,
): Promise<{ held?: Held }> {
  const ends = (await listAllocationsOf(db.read, id)).map(({ expiresAt }) => expiresAt?.getTime() ?? 0)
  const until = Math.min(...ends)
  const isHeld = ends.length > 0 && until > now() && bookingCountsAs(status, 'payable')
  if (!isHeld || !travelDate || priceBaht === null) return {}
  const moment = momentInWords(new Date(until), now())
  const held = `Your vehicle for ${formatShortDay(travelDate)} is held until ${moment}, Thailand time.`
  const otherWay = whatsappLink(company.whatsapp, `Hello! I would like to pay for ${reference} another way.`)
  return { held: { title: held, trip: title, payBaht, seenPrice: priceBaht, otherWay } }
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
  const { kind, token, held } = loaderData
  const back = token ? `/booking-summary?booking=${encodeURIComponent(token)}` : '/explore-trips'
  return (
    <MessagePage title={held?.title ?? SAYS[kind].title} poster="road-van">
      {actionData && (
        <Notice tone="error">
          <p role="alert">{actionData.notice.text}</p>
        </Notice>
      )}
      {held && (
        <p>
          {held.trip}, {formatBaht(held.payBaht)}
        </p>
      )}
      <p>{SAYS[kind].text}</p>
      {token && (kind === 'cancelled' || kind === 'open') && (
        <p>Everything you entered is kept. Go back to pay, or choose another day.</p>
      )}
      {held && <PayHeld token={token} held={held} />}
      <p className="message-page__actions">
        {held && (
          <AnchorButton href={held.otherWay} target="_blank" rel="noopener">
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
function PayHeld({ token, held }: { token: string; held: Held }) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form className="above-24" method="post" action={`/booking-summary?booking=${encodeURIComponent(token)}`}>
      <input type="hidden" name="booking" value={token} />
      <input type="hidden" name="seenPrice" value={held.seenPrice} />
      <Button type="submit" look="primary" disabled={isBusy}>
        {isBusy ? 'Processing...' : `Pay ${formatBaht(held.payBaht)}`}
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
