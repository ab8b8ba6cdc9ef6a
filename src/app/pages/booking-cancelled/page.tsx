import { data, redirect } from 'react-router'
import { listPaymentsOfBooking } from '#adapters/database/payments.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { cancelPayment } from '#operations/cancel-payment.ts'
import type { Deps } from '#operations/deps.ts'
import { findBookingByToken } from '#operations/find-booking.ts'
import { depsContext } from '../../context.ts'
import { pageTitle } from '../../sections/page-title.ts'
import { MessagePage } from '../../sections/poster-page/message-page.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { PRIVATE_HEADERS } from '../../unavailable.ts'
import type { Route } from './+types/page.ts'

type Outcome = { kind: 'cancelled' | 'unsure' | 'needs_attention'; back: string }

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('booking') ?? ''
  return data(await closeCheckout(context.get(depsContext), token), { headers: PRIVATE_HEADERS })
}

/** "No charges" is said when the provider has closed the checkout unpaid, or when there never was one. */
async function closeCheckout(deps: Deps, token: string): Promise<Outcome> {
  const back = token ? `/booking-summary?booking=${encodeURIComponent(token)}` : '/explore-trips'
  try {
    const booking = await findBookingByToken(deps, token)
    if (!booking) return { kind: 'cancelled', back: '/explore-trips' }
    await cancelPayment(deps, booking.id)
    const payments = await listPaymentsOfBooking(deps.db.read, booking.id)
    const paid = payments.find((payment) => payment.status === 'paid')
    if (paid?.sessionId) throw redirect(`/booking-success?session_id=${paid.sessionId}`)
    const isDisputed = payments.some(({ status }) => status === 'needs_attention' || status === 'resolved')
    return { kind: isDisputed ? 'needs_attention' : 'cancelled', back }
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return { kind: 'unsure', back }
  }
}

export function headers() {
  return PRIVATE_HEADERS
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Payment cancelled') },
  { name: 'robots', content: 'noindex' },
]

const SAYS: Record<Outcome['kind'], { title: string; text: string }> = {
  cancelled: {
    title: 'Payment cancelled',
    text: 'Your payment was cancelled. No charges have been made to your account.',
  },
  unsure: {
    title: 'Payment left open',
    text: 'You left the checkout. We cannot reach the payment provider at the moment, so we cannot say yet that nothing was charged. If you did pay, your confirmation comes by email.',
  },
  needs_attention: {
    title: 'Your payment is being checked',
    text: 'Money has reached us for this booking and a person is looking at it. Please do not pay again; we will write to you.',
  },
}

export default function BookingCancelledPage({ loaderData: { kind, back } }: Route.ComponentProps) {
  return (
    <MessagePage title={SAYS[kind].title} poster="road-van">
      <p>{SAYS[kind].text}</p>
      {kind === 'cancelled' && (
        <p>Your trip details are kept. You can go back and pay, or choose another day.</p>
      )}
      <p className="message-page__actions">
        <LinkButton to={back} look="primary">
          Go Back
        </LinkButton>
        <LinkButton to="/">Home</LinkButton>
      </p>
    </MessagePage>
  )
}
