import { data } from 'react-router'
import { whenWeContact } from '#domain/trip-day.ts'
import { Unavailable } from '#domain/unavailable.ts'
import { type PaymentVerification, verificationOf } from '#operations/payment-verification.ts'
import { settlePayment } from '#operations/settle-payment.ts'
import { depsContext } from '../../context.ts'
import { pageTitle } from '../../sections/page-title.ts'
import { PRIVATE_HEADERS } from '../../unavailable.ts'
import type { Route } from './+types/page.ts'
import { CheckingPayment, NoPaymentSession, PaymentFailed, PaymentSuccessful } from './outcomes.tsx'

type Outcome =
  | { kind: 'no-session' }
  | { kind: 'paid'; verification: PaymentVerification; reference: string; contactWhen: string }
  | { kind: 'failed'; title: string; text: string }
  | { kind: 'checking' }

export async function loader({ url, context }: Route.LoaderArgs) {
  const outcome = await verify(url.searchParams.get('session_id') ?? '', context)
  return data(outcome, { headers: PRIVATE_HEADERS })
}

/** The browser's return confirms nothing by itself: the provider is asked, by the same operation as its webhook. */
async function verify(sessionId: string, context: Route.LoaderArgs['context']): Promise<Outcome> {
  if (!sessionId) return { kind: 'no-session' }
  if (!/^\w{1,255}$/.test(sessionId)) return failed('Unable to verify payment status.')
  try {
    const deps = context.get(depsContext)
    const settlement = await settlePayment(deps, sessionId)
    const verification = verificationOf(settlement)
    if (settlement.state === 'paid' && settlement.booking) {
      const { reference, travelDate } = settlement.booking
      return { kind: 'paid', verification, reference, contactWhen: whenWeContact(travelDate, deps.now()) }
    }
    return verification.paymentStatus === 'unpaid' ? { kind: 'checking' } : failed(verification.message)
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return { kind: 'checking' }
  }
}

function failed(text: string): Outcome {
  return { kind: 'failed', title: 'Payment Verification Failed', text }
}

export function headers() {
  return PRIVATE_HEADERS
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Your payment') },
  { name: 'robots', content: 'noindex' },
]

export default function BookingSuccessPage({ loaderData: outcome }: Route.ComponentProps) {
  switch (outcome.kind) {
    case 'no-session':
      return <NoPaymentSession />
    case 'checking':
      return <CheckingPayment />
    case 'failed':
      return <PaymentFailed title={outcome.title} text={outcome.text} />
    case 'paid':
      return (
        <PaymentSuccessful
          message={outcome.verification.message}
          details={outcome.verification.bookingDetails}
          reference={outcome.reference}
          contactWhen={outcome.contactWhen}
        />
      )
  }
}
