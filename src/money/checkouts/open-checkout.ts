import type { DetailedBooking } from '#bookings/detailed-bookings.store.ts'
import type { HoldLimit } from '#bookings/holding/hold-limits.rules.ts'
import { withinHoldLimits } from '#bookings/holding/within-hold-limits.ts'
import type { Origin } from '#catalogue/tour.rules.ts'
import { refuseIfTaken } from '#fleet/allocation/refuse-if-taken.ts'
import { linkTo } from '#guests/links/link-to.ts'
import type { Queryable } from '#platform/database/database.ts'
import { type Refusal, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import type { NextPayment } from '../deposits/deposit.rules.ts'
import { findPayablePayment, type Payment, updatePaymentStatus } from '../payments/payments.store.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { closeCheckout } from './cancel-payment.ts'
import {
  canContinue,
  openSession,
  PAYMENT_NOT_STARTED,
  type PaymentNeeds,
  type StartedPayment,
  storeAttempt,
} from './open-session.ts'

/** What a guest is to pay now of a locked booking. */
export type ToPay =
  | {
      ok: true
      booking: DetailedBooking
      next: NextPayment
      /**
       * Called before a new attempt is stored. `authorises`: the money is only reserved until the operator confirms.
       * @param refused the limit for which nothing may be held; null when the guest may hold a vehicle
       */
      prepare?: (refused: HoldLimit | null) => Promise<{ ok: true; authorises: boolean } | Refusal>
    }
  | { ok: true; booking: DetailedBooking; paidBy: Payment }

/** What differs between the payments that a guest can start: the one that confirms a booking, and what is due later. */
export type CheckoutRule = {
  bookingId: string
  /** The trip whose free days are named when no vehicle can be held. */
  wanted: { tourId: string | null; origin: Origin | null }
  /** Does the checkout that is still open ask for what is to be paid now? Any other is closed first. */
  isCurrent(open: Payment): Promise<boolean>
  /** Locks the booking. */
  findToPay(tx: Queryable): Promise<ToPay | Refusal>
  /** The page to which a guest comes back who cancels, by the token of the pass. */
  cancelPage(token: string): string
}

/**
 * Opens a checkout at the provider. A booking has one payable checkout at most, even with concurrent calls: an open one
 * over the same sum is returned again, and a call whose answer was lost is repeated with its stored idempotency key.
 */
export async function openCheckout(
  deps: PaymentNeeds,
  rule: CheckoutRule,
): Promise<StartedPayment | Refusal> {
  const { bookingId, wanted } = rule
  return refuseIfUnavailable(
    PAYMENT_NOT_STARTED,
    async () => {
      const processing = await settleOpenCheckout(deps, rule)
      if (processing) return { ok: true, state: 'processing', sessionId: processing }
      const begun = await refuseIfTaken(deps, wanted, ['date'], () =>
        withinHoldLimits((refused) =>
          deps.db.transaction((tx) => beginAttempt(tx, deps, rule, refused), { actor: 'guest' }),
        ),
      )
      if (!begun.ok) return begun
      const { booking, payment, token } = begun
      const { sessionId, checkoutUrl } = payment
      if (payment.status === 'paid' && sessionId) return { ok: true, state: 'paid', sessionId }
      if (sessionId && checkoutUrl) return { ok: true, state: 'redirect', url: checkoutUrl, sessionId }
      return await openSession(deps, booking, payment, {
        successUrl: `${deps.publicUrl}/booking-success?session_id={CHECKOUT_SESSION_ID}&booking=${token}`,
        cancelUrl: deps.publicUrl + rule.cancelPage(token),
      })
    },
    (error) => deps.log.warn({ err: error, bookingId }, 'payment could not be started'),
  )
}

/**
 * Settles the checkout that is still open by our record, which may have been paid or have expired without a webhook, and
 * closes it when it asks for another sum.
 * @returns its session when a bank has yet to answer
 */
async function settleOpenCheckout(
  deps: PaymentNeeds,
  { bookingId, isCurrent }: CheckoutRule,
): Promise<string | undefined> {
  const open = await findPayablePayment(deps.db.read, bookingId)
  if (!open?.sessionId) return undefined
  const settled = await settlePayment(deps, open.sessionId)
  const isOther = settled.state === 'unpaid' && !(await isCurrent(open))
  const { state } = isOther ? await closeCheckout(deps, open.sessionId) : settled
  return state === 'processing' ? open.sessionId : undefined
}

/** `token`: of the link that the guest comes back by. */
type Attempt = { ok: true; booking: DetailedBooking; payment: Payment; token: string }

/** Finds an attempt that can be continued, or stores a new one, before the provider is called. */
async function beginAttempt(
  tx: Queryable,
  deps: PaymentNeeds,
  { findToPay }: CheckoutRule,
  refused: HoldLimit | null,
): Promise<Attempt | Refusal> {
  const toPay = await findToPay(tx)
  if (!toPay.ok) return toPay
  const { booking } = toPay
  const token = await linkTo(deps, tx, 'pass', booking, 'guest')
  if ('paidBy' in toPay) return { ok: true, booking, payment: toPay.paidBy, token }
  const { next } = toPay
  const earlier = await findPayablePayment(tx, booking.id)
  if (earlier && canContinue(earlier, next.amountBaht, deps.now()))
    return { ok: true, booking, payment: earlier, token }
  if (earlier) await updatePaymentStatus(tx, earlier, 'fail')
  const prepared = await toPay.prepare?.(refused)
  if (prepared && !prepared.ok) return prepared
  const payment = await storeAttempt(tx, deps, booking.id, next, prepared?.authorises)
  return { ok: true, booking, payment, token }
}
