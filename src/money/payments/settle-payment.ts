import type { Actor } from '#bookings/actor.rules.ts'
import { bookingCountsAs, nextBookingStatus } from '#bookings/booking-status.rules.ts'
import { type Booking, findBookingForUpdate, updateBookingStatus } from '#bookings/bookings.store.ts'
import { hasVehicles } from '#fleet/allocation/has-vehicles.ts'
import { retryWhileUndecided } from '#fleet/allocation/take-vehicles.ts'
import { isGuestTold } from '#messages/outbox/is-guest-told.ts'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import { actingAs, type Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { paymentEventOf } from '../checkouts/checkout-outcome.rules.ts'
import { isExpectedPayment } from './expected-payment.ts'
import { type Attempt, findMismatch, flagPayment, recordStrayPayment } from './flag-payment.ts'
import { noteProcessing } from './note-processing.ts'
import { paymentCountsAs } from './payment-status.rules.ts'
import {
  findPaymentForUpdate,
  findPaymentOfSession,
  listPaymentsOfBooking,
  type Payment,
  updatePaymentStatus,
} from './payments.store.ts'
import { recordAuthorised } from './record-authorised.ts'

/**
 * The state of a checkout session.
 * - `unpaid`: the guest can still pay
 * - `processing`: the guest has finished the checkout, and the bank has not answered yet
 * - `authorised`: the money is reserved on the guest's card, and charged when the operator confirms
 * - `failed`: the guest had finished the checkout, but the bank declined; the guest can start another payment
 * - `needs_attention`: the payment does not match its booking, and the operator decides or has decided
 * - `closed`: it cannot be paid any more
 * - `unknown`: the provider, or this site, does not know this session
 */
export type Settlement =
  | {
      state: 'paid' | 'unpaid' | 'processing' | 'authorised' | 'failed' | 'closed' | 'needs_attention'
      payment: Payment
      booking: Booking | undefined
    }
  | { state: 'unknown' }
/** What settling a payment takes. */
export type SettleNeeds = Pick<
  Deps,
  'db' | 'queue' | 'catalogue' | 'payments' | 'rules' | 'now' | 'addresses' | 'log'
>

/** A guest's return, a webhook or the job asks; what is recorded is the provider's answer. */
const BY_PROVIDER = { actor: 'provider' } as const

/**
 * Updates our record of a checkout session from the provider, which is asked every time. The webhook, the return page
 * and the reconcile job all call it; it may run any number of times, also concurrently, and confirms the booking and
 * queues the emails once.
 * @param closedBy the event to record when the provider has closed the session unpaid, or released what was authorised
 * @param confirmedBy who confirmed the booking by charging what its guest had authorised
 * @param hasFailed a signed event of the provider says that the payment of a finished checkout has failed; used while
 *   the session itself still says `processing`
 * @throws {Unavailable} when the provider or the database does not answer
 */
export async function settlePayment(
  deps: SettleNeeds,
  sessionId: string,
  {
    closedBy = 'expire',
    hasFailed = false,
    confirmedBy,
  }: { closedBy?: 'expire' | 'cancel'; hasFailed?: boolean; confirmedBy?: Actor } = {},
): Promise<Settlement> {
  const checkout = await deps.payments.findCheckout(sessionId)
  if (!checkout) return closeUnknownSession(deps, sessionId)
  const record = async (tx: Queryable): Promise<Settlement> => {
    const found = await findPaymentOfSession(tx, sessionId, checkout.paymentId)
    if (!found) return recordStrayPayment(tx, deps, checkout)
    // The booking is always locked before the payment, so that two settlements cannot deadlock.
    const booking = found.bookingId ? await findBookingForUpdate(tx, found.bookingId) : undefined
    const payment = await findPaymentForUpdate(tx, found.id)
    // Deleted while we waited for the lock; the operator must still see the money.
    if (!payment) return recordStrayPayment(tx, deps, checkout)
    if (payment.status === 'paid') return { state: 'paid', payment, booking }
    if (paymentCountsAs(payment.status, 'unexpected')) return { state: 'needs_attention', payment, booking }
    const attempt = { checkout, payment, booking }
    switch (hasFailed && checkout.outcome === 'processing' ? 'failed' : checkout.outcome) {
      case 'paid':
        return recordPaid(tx, deps, attempt, confirmedBy)
      case 'authorised':
        return recordAuthorised(tx, deps, attempt)
      case 'unexpected':
        return flagPayment(tx, deps, attempt, { code: 'checkout-without-payment' })
      case 'failed':
        // What was authorised has ended uncharged: nobody was refused.
        if (payment.status === 'authorised')
          return { state: 'closed', ...(await endPayment(tx, attempt, 'failed', closedBy)) }
        return recordFailed(tx, deps, attempt)
      case 'closed':
        return { state: 'closed', ...(await endPayment(tx, attempt, 'closed', closedBy)) }
      case 'payable':
        return { state: 'unpaid', payment, booking }
      case 'processing':
        return { state: 'processing', booking, payment: await noteProcessing(tx, deps, attempt) }
    }
  }
  return retryWhileUndecided(() => deps.db.transaction(record, BY_PROVIDER))
}

/**
 * Settles a session whose id comes from a client: an id that is not in our database is answered without asking the
 * provider. A guest always has a stored id, because they are sent to a checkout only when its session is stored. A
 * payment whose record a restore has lost is settled by its webhook.
 * @throws {Unavailable} when the provider or the database does not answer
 */
export async function settleKnownPayment(deps: SettleNeeds, sessionId: string): Promise<Settlement> {
  const known = await findPaymentOfSession(deps.db.read, sessionId, undefined)
  return known ? settlePayment(deps, sessionId) : { state: 'unknown' }
}

/** Ends the payment of a session that the provider does not know, for example after a change of the account. */
async function closeUnknownSession(deps: SettleNeeds, sessionId: string): Promise<Settlement> {
  const known = await findPaymentOfSession(deps.db.read, sessionId, undefined)
  if (!known || !paymentCountsAs(known.status, 'payable')) return { state: 'unknown' }
  deps.log.warn({ paymentId: known.id }, 'the payment provider does not know a checkout of ours')
  return deps.db.transaction(async (tx) => {
    const booking = known.bookingId ? await findBookingForUpdate(tx, known.bookingId) : undefined
    const payment = await findPaymentForUpdate(tx, known.id)
    if (payment) await endPayment(tx, { payment, booking }, 'failed')
    return { state: 'unknown' }
  }, BY_PROVIDER)
}

/** Confirms the booking, unless something about the payment is not as expected. */
async function recordPaid(
  tx: Queryable,
  deps: SettleNeeds,
  attempt: Attempt,
  confirmedBy: Actor | undefined,
): Promise<Settlement> {
  const { payment, booking } = attempt
  const mismatch = await findMismatch(tx, deps, attempt)
  if (mismatch) return flagPayment(tx, deps, attempt, mismatch)
  const canBeSettled = booking && isConfirmedBy(payment, booking)
  if (canBeSettled && !(await hasVehicles(tx, deps, booking, null)))
    return flagPayment(tx, deps, attempt, { code: 'no-vehicle' })
  if (booking && !canBeSettled && (await isExpectedPayment(tx, booking, payment)))
    return { state: 'paid', booking, payment: await recordReceived(tx, deps, { ...attempt, booking }) }
  const confirmed = booking && canBeSettled && (await confirmPaid(tx, booking, confirmedBy))
  if (!confirmed) {
    const status = booking?.status ?? 'missing'
    return flagPayment(tx, deps, attempt, { code: 'booking-status', status })
  }
  const paid = await markPaid(tx, deps, attempt)
  await queueMails(deps, tx, [
    { kind: 'operator-booking-paid', subjectId: confirmed.id, toAddress: deps.addresses.operator },
    { kind: 'guest-booking-confirmed', subjectId: confirmed.id, toAddress: confirmed.customerEmail },
  ])
  return { state: 'paid', payment: paid, booking: confirmed }
}

/** Does this money confirm the booking? A request that a person has to answer only when it is what its guest authorised. */
function isConfirmedBy({ authorises }: Payment, { status }: Booking): boolean {
  if (bookingCountsAs(status, 'unanswered') && !authorises) return false
  return nextBookingStatus(status, 'settle') !== undefined
}

/** By the provider or, where a person charged what was authorised, by that person. */
async function confirmPaid(
  tx: Queryable,
  booking: Booking,
  confirmedBy: Actor | undefined,
): Promise<Booking | undefined> {
  if (!confirmedBy || !bookingCountsAs(booking.status, 'unanswered'))
    return updateBookingStatus(tx, booking, 'settle')
  return actingAs(tx, confirmedBy, () => updateBookingStatus(tx, booking, 'accept'))
}

/** Records money for a booking that is confirmed already, and tells guest and operator once. */
async function recordReceived(
  tx: Queryable,
  deps: SettleNeeds,
  attempt: Attempt & { booking: Booking },
): Promise<Payment> {
  const paid = await markPaid(tx, deps, attempt)
  const { customerEmail } = attempt.booking
  await queueMails(deps, tx, [
    { kind: 'operator-payment-received', subjectId: paid.id, toAddress: deps.addresses.operator },
    ...(customerEmail === ''
      ? []
      : [{ kind: 'guest-payment-received' as const, subjectId: paid.id, toAddress: customerEmail }]),
  ])
  return paid
}

async function markPaid(tx: Queryable, deps: SettleNeeds, { checkout, payment }: Attempt): Promise<Payment> {
  const paid = await updatePaymentStatus(tx, payment, 'pay', {
    sessionId: checkout.sessionId,
    paymentIntentId: checkout.paymentIntentId ?? null,
    ...(checkout.method ? { method: checkout.method } : {}),
    paidAt: new Date(deps.now()),
  })
  if (!paid) throw new Error(`payment ${payment.id} could not become paid from ${payment.status}`)
  return paid
}

/**
 * The guest left the checkout believing that they had paid, so an email tells them and links back. To an address that
 * nobody has proved, only the first one of a booking does.
 */
async function recordFailed(
  tx: Queryable,
  deps: SettleNeeds,
  attempt: Omit<Attempt, 'checkout'>,
): Promise<Settlement> {
  const ended = await endPayment(tx, attempt, 'failed')
  if (ended.booking && ended.payment !== attempt.payment && (await isFailureTold(tx, ended.booking))) {
    await queueMails(deps, tx, [
      { kind: 'guest-payment-failed', subjectId: ended.payment.id, toAddress: ended.booking.customerEmail },
    ])
  }
  return { state: 'failed', ...ended }
}

async function isFailureTold(tx: Queryable, booking: Booking): Promise<boolean> {
  if (await isGuestTold(tx, booking, 'guest')) return true
  const payments = await listPaymentsOfBooking(tx, booking.id)
  return payments.filter(({ status }) => status === 'failed').length === 1
}

/** Ends an attempt that could still be paid; one that has ended before does not change. */
async function endPayment(
  tx: Queryable,
  { payment, booking }: Omit<Attempt, 'checkout'>,
  outcome: 'closed' | 'failed',
  closedBy: 'expire' | 'cancel' = 'expire',
): Promise<{ payment: Payment; booking: Booking | undefined }> {
  const event = paymentEventOf(outcome, payment.status)
  const ended = event && (await updatePaymentStatus(tx, payment, event === 'expire' ? closedBy : event))
  const abandoned = ended && booking && (await updateBookingStatus(tx, booking, 'abandon'))
  return { payment: ended ?? payment, booking: abandoned ?? booking }
}
