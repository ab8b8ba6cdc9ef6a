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
import { paymentEventOf } from '#domain/payments/checkout-outcome.ts'
import { paymentCountsAs } from '#domain/payments/payment-status.ts'
import { isUuid } from '#text/uuid.ts'
import type { Deps } from '../deps.ts'
import { queueMails } from '../mail/queue-mails.ts'

/**
 * What is known about a session now.
 * - `unpaid`: the guest can still pay
 * - `processing`: the guest has finished, and a bank has yet to answer
 * - `failed`: the guest had finished, and the money will not come; another attempt can be made
 * - `needs_attention`: money moved as nobody expected, and a person looks at it or has done so
 * - `closed`: can never be paid any more
 * - `unknown`: the provider, or this site, does not know this session
 */
export type Settlement =
  | {
      state: 'paid' | 'unpaid' | 'processing' | 'failed' | 'closed' | 'needs_attention'
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
 * @param hasFailed the provider's signed event says that the money of a finished checkout will not come; that decides
 *   where the session itself does not say more than that it waits
 * @throws {Unavailable} when the provider or the database cannot be asked
 */
export async function settlePayment(
  deps: Needs,
  sessionId: string,
  { closedBy = 'expire', hasFailed = false }: { closedBy?: 'expire' | 'cancel'; hasFailed?: boolean } = {},
): Promise<Settlement> {
  const checkout = await deps.payments.findCheckout(sessionId)
  if (!checkout) return giveUp(deps, sessionId)
  return deps.db.transaction(async (tx) => {
    const found = await findPaymentOfSession(tx, sessionId, checkout.paymentId)
    if (!found) return keepStrayMoney(tx, deps, checkout)
    // Always the booking first, then the payment: two settlements cannot wait for each other.
    const booking = found.bookingId ? await findBookingForUpdate(tx, found.bookingId) : undefined
    const payment = await findPaymentForUpdate(tx, found.id)
    // Deleted while we waited for the booking: the money must still be seen by somebody.
    if (!payment) return keepStrayMoney(tx, deps, checkout)
    if (payment.status === 'paid') return { state: 'paid', payment, booking }
    if (paymentCountsAs(payment.status, 'unexpected')) return { state: 'needs_attention', payment, booking }
    switch (hasFailed && checkout.outcome === 'processing' ? 'failed' : checkout.outcome) {
      case 'paid':
        return takePayment(tx, deps, checkout, payment, booking)
      case 'unexpected':
        return raiseAttention(
          tx,
          deps,
          checkout,
          payment,
          booking,
          'the checkout was finished without a payment',
        )
      case 'failed':
        return failPayment(tx, deps, payment, booking)
      case 'closed':
        return { state: 'closed', ...(await endPayment(tx, payment, booking, 'closed', closedBy)) }
      case 'payable':
        return { state: 'unpaid', payment, booking }
      case 'processing':
        return { state: 'processing', payment, booking }
    }
  })
}

/**
 * For a session id that anybody can have sent: one that is not in our database is answered without asking the
 * provider. Guests cannot have such an id, because they are sent to a checkout only when its session is stored;
 * money at a session that a restored database has lost is told of by the webhook.
 * @throws {Unavailable} when the provider or the database cannot be asked
 */
export async function settleKnownPayment(deps: Needs, sessionId: string): Promise<Settlement> {
  const known = await findPaymentOfSession(deps.db.read, sessionId, undefined)
  return known ? settlePayment(deps, sessionId) : { state: 'unknown' }
}

/** Nobody can pay at a session that the provider does not know, as after the change to another account. */
async function giveUp(deps: Needs, sessionId: string): Promise<Settlement> {
  const known = await findPaymentOfSession(deps.db.read, sessionId, undefined)
  if (!known || !paymentCountsAs(known.status, 'payable')) return { state: 'unknown' }
  deps.log.warn({ paymentId: known.id }, 'the payment provider does not know a checkout of ours')
  return deps.db.transaction(async (tx) => {
    const booking = known.bookingId ? await findBookingForUpdate(tx, known.bookingId) : undefined
    const payment = await findPaymentForUpdate(tx, known.id)
    if (payment) await endPayment(tx, payment, booking, 'failed')
    return { state: 'unknown' }
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
  if (checkout.amountSatang === undefined) return 'the provider tells of an amount that cannot be read'
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
  const { paymentIntentId } = checkout
  const recorded = paymentIntentId && (await findPaymentByIntent(tx, paymentIntentId))
  const raised = await updatePaymentStatus(tx, payment, 'flag', {
    sessionId: checkout.sessionId,
    ...(recorded ? {} : { paymentIntentId: paymentIntentId ?? null }),
    attentionReason: reason,
    receivedSatang: receivedSatang(checkout),
  })
  if (!raised) throw new Error(`payment ${payment.id} could not be raised from ${payment.status}`)
  deps.log.error({ paymentId: payment.id, reason }, 'a payment needs attention')
  await queueMails(deps, tx, [
    { kind: 'operator-payment-attention', subjectId: payment.id, toAddress: deps.addresses.operator },
  ])
  return { state: 'needs_attention', payment: raised, booking }
}

/** In satang; `null` for another currency, or an amount that cannot be read. */
function receivedSatang({ currency, amountSatang }: Checkout): number | null {
  return currency === 'thb' ? (amountSatang ?? null) : null
}

/** The guest has left in the belief of having paid, so a mail says that it did not work and leads back. */
async function failPayment(
  tx: Queryable,
  deps: Needs,
  payment: Payment,
  booking: Booking | undefined,
): Promise<Settlement> {
  const ended = await endPayment(tx, payment, booking, 'failed')
  if (ended.booking && ended.payment !== payment) {
    await queueMails(deps, tx, [
      { kind: 'guest-payment-failed', subjectId: payment.id, toAddress: ended.booking.customerEmail },
    ])
  }
  return { state: 'failed', ...ended }
}

/** Ends an attempt that could still be paid; one that has ended before stays as it is. */
async function endPayment(
  tx: Queryable,
  payment: Payment,
  booking: Booking | undefined,
  outcome: 'closed' | 'failed',
  closedBy: 'expire' | 'cancel' = 'expire',
): Promise<{ payment: Payment; booking: Booking | undefined }> {
  const event = paymentEventOf(outcome, payment.status)
  const ended = event && (await updatePaymentStatus(tx, payment, event === 'expire' ? closedBy : event))
  const left = ended && booking && (await updateBookingStatus(tx, booking, 'abandon'))
  return { payment: ended ?? payment, booking: left ?? booking }
}

/** Paid through this site by its own words, yet unknown here, for example after a restore: kept for a person to see. */
async function keepStrayMoney(tx: Queryable, deps: Needs, checkout: Checkout): Promise<Settlement> {
  // Another shop on the same account has references of its own, but no attempt of ours.
  const isOurs = checkout.reference && isUuid(checkout.paymentId)
  if (checkout.outcome !== 'paid' || !isOurs) return { state: 'unknown' }
  const payment = await insertPayment(tx, {
    bookingId: null,
    provider: deps.payments.name,
    status: 'needs_attention',
    idempotencyKey: crypto.randomUUID(),
    amountSatang: checkout.amountSatang ?? 0,
    currency: checkout.currency,
    sessionId: checkout.sessionId,
    paymentIntentId: checkout.paymentIntentId ?? null,
    expiresAt: new Date(deps.now()),
    attentionReason: `paid for ${checkout.reference}, which this database does not know`,
    receivedSatang: receivedSatang(checkout),
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
