import { type Booking, findBookingForUpdate, updateBookingStatus } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import {
  findPaymentByIntent,
  findPaymentForUpdate,
  findPaymentOfSession,
  insertPayment,
  type Payment,
  updatePaymentStatus,
} from '#adapters/database/payments.ts'
import type { Checkout } from '#adapters/payments/contract.ts'
import { bahtFromSatang, formatBaht } from '#domain/money.ts'
import type { Deps } from './deps.ts'
import { queueMails } from './queue-mails.ts'

/**
 * What is known about a session now.
 * - `unpaid`: still open, or finished without money having arrived yet
 * - `needs_attention`: money moved as nobody expected, and a person looks at it or has done so
 * - `closed`: can never be paid any more
 * - `unknown`: neither the provider nor we have a payment with this id
 */
export type Settlement =
  | {
      state: 'paid' | 'unpaid' | 'closed' | 'needs_attention'
      payment: Payment
      booking: Booking | undefined
    }
  | { state: 'unknown' }
type Needs = Pick<Deps, 'db' | 'queue' | 'payments' | 'now' | 'addresses' | 'log'>

/**
 * Brings our record of a session in line with the provider's, which is asked every time. Webhook, return page
 * and reconcile job all call this one; it may run any number of times, also at the same moment, and confirms
 * and mails once.
 * @param closedBy what to write down when the provider has closed the session unpaid
 * @throws {Unavailable} when the provider or the database cannot be asked
 */
export async function settlePayment(
  deps: Needs,
  sessionId: string,
  closedBy: 'expire' | 'cancel' = 'expire',
): Promise<Settlement> {
  const checkout = await deps.payments.findCheckout(sessionId)
  if (!checkout) return { state: 'unknown' }
  return deps.db.transaction(async (tx) => {
    const found = await findPaymentOfSession(tx, sessionId, checkout.paymentId)
    if (!found) return keepStrayMoney(tx, deps, checkout)
    // Always the booking first, then the payment: two settlements cannot wait for each other.
    const booking = found.bookingId ? await findBookingForUpdate(tx, found.bookingId) : undefined
    const payment = await findPaymentForUpdate(tx, found.id)
    // Deleted while we waited for the booking: the money must still be seen by somebody.
    if (!payment) return keepStrayMoney(tx, deps, checkout)
    if (payment.status === 'paid') return { state: 'paid', payment, booking }
    if (payment.status === 'needs_attention' || payment.status === 'resolved')
      return { state: 'needs_attention', payment, booking }
    if (checkout.paid) return takePayment(tx, deps, checkout, payment, booking)
    if (checkout.status === 'expired') return closePayment(tx, payment, booking, closedBy)
    return { state: 'unpaid', payment, booking }
  })
}

async function takePayment(
  tx: Queryable,
  deps: Needs,
  checkout: Checkout,
  payment: Payment,
  booking: Booking | undefined,
): Promise<Settlement> {
  const problem = await whyNotAsExpected(tx, deps, checkout, payment)
  if (problem) return raiseAttention(tx, deps, checkout, payment, booking, problem)
  const confirmed = booking && (await updateBookingStatus(tx, booking, 'settle'))
  if (!confirmed) {
    const found = booking?.status ?? 'missing'
    return raiseAttention(
      tx,
      deps,
      checkout,
      payment,
      booking,
      `the booking was ${found} when the money arrived`,
    )
  }
  const paid = await updatePaymentStatus(tx, payment, 'pay', {
    sessionId: checkout.sessionId,
    paymentIntentId: checkout.paymentIntentId ?? null,
    paidAt: new Date(deps.now()),
  })
  if (!paid) throw new Error(`payment ${payment.id} could not become paid from ${payment.status}`)
  await queueMails(deps, tx, [
    { kind: 'operator-booking-paid', subjectId: confirmed.id, toAddress: deps.addresses.operator },
    { kind: 'guest-booking-confirmed', subjectId: confirmed.id, toAddress: confirmed.customerEmail },
  ])
  return { state: 'paid', payment: paid, booking: confirmed }
}

/** Money is taken as payment only when amount, currency, mode and record all agree. */
async function whyNotAsExpected(
  tx: Queryable,
  deps: Needs,
  checkout: Checkout,
  payment: Payment,
): Promise<string | undefined> {
  if (checkout.amountSatang !== payment.amountSatang) {
    return `${formatBaht(bahtFromSatang(checkout.amountSatang))} arrived, ${formatBaht(bahtFromSatang(payment.amountSatang))} was expected`
  }
  if (checkout.currency !== payment.currency)
    return `the payment is in ${checkout.currency}, ${payment.currency} was expected`
  if (checkout.live !== deps.payments.live)
    return `the payment is in ${checkout.live ? 'live' : 'test'} mode, the site is not`
  if (checkout.paymentIntentId) {
    const same = await findPaymentByIntent(tx, checkout.paymentIntentId)
    if (same && same.id !== payment.id) return 'the same money is already recorded for another attempt'
  }
  return undefined
}

async function raiseAttention(
  tx: Queryable,
  deps: Needs,
  checkout: Checkout,
  payment: Payment,
  booking: Booking | undefined,
  reason: string,
): Promise<Settlement> {
  const raised = await updatePaymentStatus(tx, payment, 'dispute', {
    sessionId: checkout.sessionId,
    attentionReason: reason,
    receivedSatang: checkout.currency === 'thb' ? checkout.amountSatang : null,
  })
  if (!raised) throw new Error(`payment ${payment.id} could not be raised from ${payment.status}`)
  deps.log.error({ paymentId: payment.id, reason }, 'a payment needs attention')
  await queueMails(deps, tx, [
    { kind: 'operator-payment-attention', subjectId: payment.id, toAddress: deps.addresses.operator },
  ])
  return { state: 'needs_attention', payment: raised, booking }
}

async function closePayment(
  tx: Queryable,
  payment: Payment,
  booking: Booking | undefined,
  closedBy: 'expire' | 'cancel',
): Promise<Settlement> {
  const closed = await updatePaymentStatus(tx, payment, payment.status === 'creating' ? 'fail' : closedBy)
  const left = closed && booking && (await updateBookingStatus(tx, booking, 'abandon'))
  return { state: 'closed', payment: closed ?? payment, booking: left ?? booking }
}

/** Paid through this site by its own words, yet unknown here, for example after a restore: kept for a person to see. */
async function keepStrayMoney(tx: Queryable, deps: Needs, checkout: Checkout): Promise<Settlement> {
  if (!checkout.paid || !checkout.reference) return { state: 'unknown' }
  const payment = await insertPayment(tx, {
    bookingId: null,
    provider: deps.payments.name,
    status: 'needs_attention',
    idempotencyKey: crypto.randomUUID(),
    amountSatang: checkout.amountSatang,
    currency: checkout.currency,
    sessionId: checkout.sessionId,
    paymentIntentId: checkout.paymentIntentId ?? null,
    expiresAt: new Date(deps.now()),
    attentionReason: `paid for ${checkout.reference}, which this database does not know`,
    receivedSatang: checkout.currency === 'thb' ? checkout.amountSatang : null,
  })
  if (!payment) {
    // Somebody else who asked at the same moment has written it down.
    const kept = await findPaymentOfSession(tx, checkout.sessionId, undefined)
    return kept ? { state: 'needs_attention', payment: kept, booking: undefined } : { state: 'unknown' }
  }
  deps.log.error({ paymentId: payment.id }, 'money arrived for a booking that is not in the database')
  await queueMails(deps, tx, [
    { kind: 'operator-payment-attention', subjectId: payment.id, toAddress: deps.addresses.operator },
  ])
  return { state: 'needs_attention', payment, booking: undefined }
}
