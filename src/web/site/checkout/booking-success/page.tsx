import { redirect } from 'react-router'
import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { Booking } from '#bookings/bookings.store.ts'
import type { TermSentence } from '#bookings/cancelling/booking-terms.words.ts'
import { findCancellationSentence } from '#bookings/cancelling/find-cancellation-sentence.ts'
import { driverSentence } from '#drives/driver-sentences.words.ts'
import { contactTiming } from '#guests/contact/contact-before-trip.rules.ts'
import { findBookingByLink, PASS_LINKS } from '#guests/links/find-by-link.ts'
import { type PaymentVerification, verificationOf } from '#money/payments/payment-verification.ts'
import { settleKnownPayment } from '#money/payments/settle-payment.ts'
import type { Deps } from '#platform/deps.ts'
import { paymentSentences } from '#platform/problems/sentences.words.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import { unlistedMeta } from '../../../parts/head/page-title.ts'
import { depsContext } from '../../../shell/context.ts'
import { CHAT_AT_END } from '../../../shell/page-handles.ts'
import { findUnpaid, type Unpaid } from '../find-unpaid.ts'
import type { Route } from './+types/page.ts'
import {
  CheckingPayment,
  NoPaymentSession,
  PaymentAuthorised,
  PaymentFailed,
  PaymentRefused,
  PaymentSuccessful,
  ProcessingPayment,
} from './outcomes.tsx'

export const handle = CHAT_AT_END

type Outcome =
  | { kind: 'no-session' }
  | {
      kind: 'paid'
      message: string
      details: PaymentVerification['bookingDetails']
      reference: string
      contactWhen: string
      driverTold: string
      cancelling: TermSentence | null
    }
  | { kind: 'failed' | 'refused'; text: string; payAgain?: string; unpaid?: Unpaid | undefined }
  | { kind: 'authorised'; message: string; details: PaymentVerification['bookingDetails']; reference: string }
  | { kind: 'processing' }
  | { kind: 'checking' }

export async function loader({ url, context }: Route.LoaderArgs) {
  const { searchParams } = url
  const outcome = await verify(
    searchParams.get('session_id') ?? '',
    searchParams.get('booking') ?? '',
    context,
  )
  return outcome
}

/**
 * The browser's return proves no payment, so the provider is asked, by the same operation as in its webhook.
 * @param token of the booking; a client that has it goes on to its pass, or gets a link to pay again
 */
async function verify(
  sessionId: string,
  token: string,
  context: Route.LoaderArgs['context'],
): Promise<Outcome> {
  if (!sessionId) return { kind: 'no-session' }
  if (!/^\w{1,255}$/.test(sessionId)) return failed(paymentSentences.unknown)
  try {
    const deps = context.get(depsContext)
    const settlement = await settleKnownPayment(deps, sessionId)
    const isTheirs = 'booking' in settlement && (await isTokenOf(deps, token, settlement.booking))
    if (settlement.state === 'paid' && settlement.booking) {
      if (isTheirs) throw redirect(`/booking/${token}`)
      const { reference, travelDate } = settlement.booking
      return {
        kind: 'paid',
        message: paymentSentences.paid,
        details: verificationOf(settlement).bookingDetails,
        reference,
        contactWhen: contactTiming(travelDate, deps.now()),
        driverTold: driverSentence(travelDate, deps.now()),
        cancelling: await findCancellationSentence(deps, settlement.booking),
      }
    }
    if (settlement.state === 'authorised' && settlement.booking) {
      if (isTheirs) throw redirect(`/booking/${token}`)
      const { reference } = settlement.booking
      const details = verificationOf(settlement).bookingDetails
      return { kind: 'authorised', message: paymentSentences.authorised, details, reference }
    }
    if (settlement.state === 'failed' || settlement.state === 'closed') {
      const { state, booking, payment } = settlement
      const outcome = {
        kind: state === 'failed' ? 'refused' : 'failed',
        text: paymentSentences[state],
      } as const
      if (!isTheirs || !booking) return outcome
      const unpaid = await findUnpaid(deps, booking, payment)
      return { ...outcome, payAgain: payAgainPath(booking, token), unpaid }
    }
    if (settlement.state === 'processing') return { kind: 'processing' }
    return settlement.state === 'unpaid' ? { kind: 'checking' } : failed(paymentSentences[settlement.state])
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return { kind: 'checking' }
  }
}

/** A confirmed booking is paid on its pass, any other one on its summary. */
function payAgainPath({ status }: Booking, token: string): string {
  return bookingCountsAs(status, 'agreed') ? `/booking/${token}` : `/booking-summary?booking=${token}`
}

async function isTokenOf(
  deps: Deps,
  token: string,
  paid: { id: string } | null | undefined,
): Promise<boolean> {
  const booking = await findBookingByLink(deps.db.read, token, PASS_LINKS, deps.now())
  return booking !== undefined && booking.id === paid?.id
}

function failed(text: string): Outcome {
  return { kind: 'failed', text }
}

export const meta: Route.MetaFunction = () => unlistedMeta('Your payment')

export default function BookingSuccessPage({ loaderData: outcome }: Route.ComponentProps) {
  switch (outcome.kind) {
    case 'no-session':
      return <NoPaymentSession />
    case 'checking':
      return <CheckingPayment />
    case 'failed':
      return <PaymentFailed {...outcome} />
    case 'refused':
      return <PaymentRefused {...outcome} />
    case 'processing':
      return <ProcessingPayment />
    case 'authorised':
      return <PaymentAuthorised {...outcome} />
    case 'paid':
      return <PaymentSuccessful {...outcome} />
  }
}
