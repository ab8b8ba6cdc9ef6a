import { refuseIfTaken } from '#fleet/allocation/refuse-if-taken.ts'
import { takeVehiclesOfBooking } from '#fleet/allocation/take-vehicles-of-booking.ts'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import { bahtFromSatang } from '#money/money.rules.ts'
import { isAuthorisedFor, releaseAuthorised } from '#money/payments/authorised.ts'
import { findAuthorisedPayment, type Payment } from '#money/payments/payments.store.ts'
import { type SettleNeeds, settlePayment } from '#money/payments/settle-payment.ts'
import type { Queryable } from '#platform/database/database.ts'
import { rolledBack } from '#platform/database/rolled-back.ts'
import { PaymentRefused } from '#platform/payments/contract.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { agreeToQuote } from '#quotes/agree-to-quote.ts'
import { findSentQuote, isPlanned } from '#quotes/quotes.store.ts'
import type { Actor } from '../actor.rules.ts'
import { type Booking, updateBookingStatus } from '../bookings.store.ts'
import { requireUnchanged, type ToChange } from '../require-unchanged.ts'
import { offerUndo, SEND_AFTER_UNDO_WINDOW, snapshotForUndo } from '../undo/offer-undo.ts'

type Confirmed = { ok: true; booking: Booking; chargedBaht?: number }

/**
 * The operator accepts a request, or takes up one that has expired: its vehicle becomes firm, or a free one is taken when
 * the hold was given up. A quote that is out is accepted for the guest, at its price. The guest gets one email, after the seconds in which
 * a request can be undone. Of several people who press at the same time, all are answered with the
 * confirmed booking.
 *
 * What the guest has authorised is charged first, and can not be undone. When it cannot be charged, nothing is confirmed:
 * the operator is told, and the next press confirms without it.
 */
export async function confirmBooking(
  deps: SettleNeeds,
  toConfirm: ToChange,
  by: Actor,
): Promise<Confirmed | Refusal> {
  const { bookingId } = toConfirm
  const confirm = (tx: Queryable) => accept(tx, deps, toConfirm)
  const wanted = { tourId: null, origin: null }
  return refuseIfUnavailable({ code: 'booking-not-changed' }, () =>
    refuseIfTaken(deps, wanted, ['date'], async () => {
      const authorised = await findAuthorisedPayment(deps.db.read, bookingId)
      if (!authorised) return deps.db.transaction(confirm, { actor: by })
      const possible = await rolledBack(deps, confirm, by)
      if (!possible.ok) return possible
      if (isAuthorisedFor(authorised, possible.booking)) return charge(deps, authorised, possible.booking, by)
      const confirmed = await deps.db.transaction(confirm, { actor: by })
      // Another price was agreed: it is asked for as after any request.
      if (confirmed.ok) await releaseAuthorised(deps, bookingId)
      return confirmed
    }),
  )
}

/** Charges what is authorised, which confirms the booking. */
async function charge(
  deps: SettleNeeds,
  { sessionId, amountSatang }: Payment,
  booking: Booking,
  by: Actor,
): Promise<Confirmed | Refusal> {
  if (!sessionId) throw new Error(`an authorised payment of booking ${booking.id} has no session`)
  try {
    await deps.payments.captureCheckout(sessionId)
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    deps.log.warn({ err: error, bookingId: booking.id }, 'what a guest has authorised cannot be charged')
    await releaseAuthorised(deps, booking.id)
    return refuse('not-possible', { code: 'authorisation-ended' })
  }
  const settled = await settlePayment(deps, sessionId, { confirmedBy: by })
  if (settled.state !== 'paid' || !settled.booking)
    return refuse('not-possible', { code: 'payment-being-checked' })
  return { ok: true, booking: settled.booking, chargedBaht: bahtFromSatang(amountSatang) }
}

async function accept(tx: Queryable, deps: SettleNeeds, toConfirm: ToChange): Promise<Confirmed | Refusal> {
  const found = await requireUnchanged(tx, deps, toConfirm)
  if (!found.ok) return found
  const { booking } = found
  if (booking.status === 'confirmed') return { ok: true as const, booking }
  const event = booking.status === 'expired' ? 'reinstate' : 'accept'
  const before = await snapshotForUndo(tx, booking)
  const quote = event === 'accept' ? await findSentQuote(tx, booking.id) : undefined
  const agreed = isPlanned(quote) ? await agreeToQuote(tx, booking, quote) : booking
  const confirmed = await updateBookingStatus(tx, agreed, event)
  if (!confirmed) return refuse('not-possible', { code: 'booking-over' })
  const mail = { subjectId: booking.id, toAddress: booking.customerEmail }
  await queueMails(deps, tx, [{ kind: 'guest-request-confirmed', ...mail }], SEND_AFTER_UNDO_WINDOW)
  await takeVehiclesOfBooking(tx, deps, confirmed, { expiresAt: null, onClosedDays: true })
  // A quote that was accepted stays accepted, and what was authorised is released.
  const hasAuthorised = (await findAuthorisedPayment(tx, booking.id)) !== undefined
  if (event === 'accept' && agreed === booking && !hasAuthorised) await offerUndo(tx, deps, 'confirm', before)
  return { ok: true as const, booking: confirmed }
}
