import { isGuestTold } from '#messages/outbox/is-guest-told.ts'
import type { MailKind } from '#messages/outbox/mail.rules.ts'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import { cancelPayment } from '#money/checkouts/cancel-payment.ts'
import { releaseAuthorised } from '#money/payments/authorised.ts'
import { listPaymentsOfBookingForUpdate, type Payment } from '#money/payments/payments.store.ts'
import type { SettleNeeds } from '#money/payments/settle-payment.ts'
import { approveRefund, suggestRefund } from '#money/refunds/approve-refund.ts'
import type { RefundReason } from '#money/refunds/refund-status.rules.ts'
import { paidNewestFirst } from '#money/refunds/refundable.rules.ts'
import { withRefunds } from '#money/refunds/refunds.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { type Refusal, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import type { Actor } from '../actor.rules.ts'
import { bookingCountsAs } from '../booking-status.rules.ts'
import { type Booking, updateBookingClosingNote, updateBookingStatus } from '../bookings.store.ts'
import { requireUnchanged, type ToChange } from '../require-unchanged.ts'

type Ending = {
  event: 'cancel' | 'decline'
  actor: Actor
  /** What the operator tells the guest. */
  note: string | undefined
  /** What goes back by itself, in satang; `person` when an admin decides. */
  refund: number | 'person'
  reason: RefundReason
  /** All payments of the booking. */
  payments: readonly Payment[]
  /** Who is told, and how long the emails wait. The guest of a request only where `isGuestTold` says so. */
  mails: { guest: MailKind; operator?: MailKind; wait?: { afterSeconds: number } | undefined }
}

/**
 * Runs `end` with the locked booking, and closes its checkout after the commit. Of two who end it at the same moment the
 * second finds a booking that has ended already.
 * @param problem what is said when the database does not answer
 */
export async function endingBooking<Ended extends { ok: true }>(
  deps: SettleNeeds,
  {
    actor,
    problem,
    ...toEnd
  }: ToChange & { actor: Actor; problem: { code: 'booking-not-cancelled' | 'booking-not-declined' } },
  end: (tx: Queryable, booking: Booking) => Promise<Ended | Refusal>,
): Promise<Ended | Refusal> {
  return refuseIfUnavailable(problem, async () => {
    const done = await deps.db.transaction(
      async (tx): Promise<Ended | Refusal> => {
        const found = await requireUnchanged(tx, deps, toEnd)
        return found.ok ? end(tx, found.booking) : found
      },
      { actor },
    )
    if (done.ok) await closeOpenCheckout(deps, toEnd.bookingId)
    return done
  })
}

/** All payments of a locked booking, locked, with what was given back of them. */
export async function lockedPayments(tx: Queryable, bookingId: string) {
  return withRefunds(tx, await listPaymentsOfBookingForUpdate(tx, bookingId))
}

/**
 * Ends a booking in the caller's transaction: moves its state, frees its vehicles, approves what goes back, and queues
 * the mails. Booking and payments must be locked, and the state must allow it.
 */
export async function endBooking(
  tx: Queryable,
  deps: SettleNeeds,
  booking: Booking,
  { event, actor, note, refund, reason, payments, mails }: Ending,
): Promise<Booking> {
  const ended = await updateBookingStatus(tx, booking, event)
  if (!ended) throw new Error(`booking ${booking.id} cannot ${event} while it is ${booking.status}`)
  if (note) await updateBookingClosingNote(tx, booking.id, note)
  await giveBack(tx, deps, payments, refund, reason)
  // A draft was never sent: nobody waits for an answer.
  if (booking.status === 'draft') return ended
  const toOperator = mails.operator
  const about = { subjectId: booking.id }
  // One that was confirmed by email, perhaps into a calendar, is called off by email, even if another person reads it.
  const isTold = bookingCountsAs(booking.status, 'agreed') || (await isGuestTold(tx, booking, actor))
  const toQueue = [
    ...(isTold ? [{ kind: mails.guest, ...about, toAddress: booking.customerEmail }] : []),
    ...(toOperator ? [{ kind: toOperator, ...about, toAddress: deps.addresses.operator }] : []),
  ]
  await queueMails(deps, tx, toQueue, { ...mails.wait, by: actor })
  return ended
}

/** Out of the newest payment first. */
async function giveBack(
  tx: Queryable,
  deps: SettleNeeds,
  payments: readonly Payment[],
  refund: Ending['refund'],
  reason: RefundReason,
): Promise<void> {
  let remaining = refund === 'person' ? 0 : refund
  for (const payment of paidNewestFirst(payments)) {
    if (refund === 'person')
      await suggestRefund(tx, { payment, amountSatang: Number.MAX_SAFE_INTEGER, reason })
    else if (remaining > 0)
      remaining -=
        (await approveRefund(tx, deps, { payment, amountSatang: remaining, reason }))?.amountSatang ?? 0
  }
  if (remaining > 0) throw new Error('more was to be given back than is left of the payments')
}

/** After the commit: the guest cannot pay any more, and what is authorised is released. When the provider does not answer, the reconcile job does it. */
async function closeOpenCheckout(deps: SettleNeeds, bookingId: string): Promise<void> {
  try {
    await cancelPayment(deps, bookingId)
    await releaseAuthorised(deps, bookingId)
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    deps.log.warn({ err: error, bookingId }, 'the checkout of an ended booking is closed later')
  }
}
