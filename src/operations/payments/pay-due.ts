import { findBooking, findBookingForUpdate } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { listLegs } from '#adapters/database/legs.ts'
import {
  findPayablePayment,
  listPaymentsOfBooking,
  type Payment,
  updatePaymentStatus,
} from '#adapters/database/payments.ts'
import { withRefunds } from '#adapters/database/refunds.ts'
import { satangFromBaht } from '#domain/money.ts'
import { balanceOf } from '#domain/payments/balance.ts'
import { cardPaymentEnds, isPaidOnline, nextPaymentOf } from '#domain/payments/deposit.ts'
import { paymentCountsAs } from '#domain/payments/payment-status.ts'
import { linkTo } from '../links/link-to.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'
import { closeCheckout } from './cancel-payment.ts'
import { isExpectedPayment } from './expected-payment.ts'
import {
  canContinue,
  openSession,
  PAYMENT_NOT_STARTED,
  type PaidBooking,
  type PaymentNeeds,
  type StartedPayment,
  storeAttempt,
} from './open-session.ts'
import { settlePayment } from './settle-payment.ts'

/** `seenBaht`: the sum that the guest was shown. If another one is due now, the start is refused. */
type PayDueInput = { bookingId: string; seenBaht: number }
type Attempt = { ok: true; booking: PaidBooking; payment: Payment; token: string }

/**
 * Opens a checkout for what is to be paid next of a confirmed booking that is paid online: the deposit, or everything that
 * is due after it. It has one payable checkout at most; an open one over the same sum is returned again.
 */
export async function payDue(deps: PaymentNeeds, input: PayDueInput): Promise<StartedPayment | Refusal> {
  return refuseIfUnavailable(
    PAYMENT_NOT_STARTED,
    async () => {
      const processing = await settleOpenSession(deps, input)
      if (processing) return { ok: true, isProcessing: true, sessionId: processing }
      const begun = await deps.db.transaction((tx) => attempt(tx, deps, input), { actor: 'guest' })
      if (!begun.ok) return begun
      const { booking, payment, token } = begun
      if (payment.sessionId && payment.checkoutUrl)
        return { ok: true, url: payment.checkoutUrl, sessionId: payment.sessionId }
      return await openSession(deps, booking, payment, {
        successUrl: `${deps.publicUrl}/booking-success?session_id={CHECKOUT_SESSION_ID}&booking=${token}`,
        cancelUrl: `${deps.publicUrl}/booking/${token}`,
      })
    },
    (error) => deps.log.warn({ err: error, bookingId: input.bookingId }, 'payment could not be started'),
  )
}

/**
 * Settles the checkout that is still open by our record, and closes it when it asks for another sum than the guest saw.
 * @returns its session when a bank has yet to answer
 */
async function settleOpenSession(
  deps: PaymentNeeds,
  { bookingId, seenBaht }: PayDueInput,
): Promise<string | undefined> {
  const open = await findPayablePayment(deps.db.read, bookingId)
  if (!open?.sessionId) return undefined
  const settled = await settlePayment(deps, open.sessionId)
  if (settled.state === 'processing') return open.sessionId
  const booking = await findBooking(deps.db.read, bookingId)
  if (settled.state !== 'unpaid' || !booking) return undefined
  const isCurrent = open.amountSatang === satangFromBaht(seenBaht)
  if (!isCurrent || !(await isExpectedPayment(deps.db.read, booking, open)))
    await closeCheckout(deps, open.sessionId)
  return undefined
}

/** Finds an attempt that can be continued, or stores a new one, before the provider is called. */
async function attempt(
  tx: Queryable,
  deps: PaymentNeeds,
  { bookingId, seenBaht }: PayDueInput,
): Promise<Attempt | Refusal> {
  const found = await findBookingForUpdate(tx, bookingId)
  if (!found) return refuse('not-found', { code: 'booking-unknown' })
  const booking = found.kind === 'transfer' ? { ...found, legs: await listLegs(tx, bookingId) } : found
  if (booking.status !== 'confirmed' || !booking.travelDate)
    return refuse('not-payable', { code: 'booking-not-payable' })
  if (deps.now() >= cardPaymentEnds(booking.travelDate).getTime())
    return refuse('not-payable', { code: 'card-payment-ended' })
  const payments = await withRefunds(tx, await listPaymentsOfBooking(tx, bookingId))
  if (payments.some(({ status }) => paymentCountsAs(status, 'needsAttention')))
    return refuse('not-payable', { code: 'payment-being-checked' })
  const balance = balanceOf(booking.priceBaht, payments)
  const next = nextPaymentOf(booking, balance)
  if (!next) return refuse('not-payable', { code: 'already-paid' })
  if (!isPaidOnline(booking, balance)) return refuse('not-payable', { code: 'booking-not-payable' })
  const { amountBaht } = next
  if (amountBaht !== seenBaht) return refuse('price-changed', { code: 'due-changed', amountBaht })

  const token = await linkTo(deps, tx, 'pass', booking, 'guest')
  const earlier = await findPayablePayment(tx, bookingId)
  if (earlier && canContinue(earlier, amountBaht, deps.now()))
    return { ok: true, booking, payment: earlier, token }
  if (earlier) await updatePaymentStatus(tx, earlier, 'fail')
  const payment = await storeAttempt(tx, deps, bookingId, next)
  return { ok: true, booking, payment, token }
}
