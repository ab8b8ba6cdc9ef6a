import { nextBookingStatus } from '#bookings/booking-status.rules.ts'
import { type Booking, updateBookingStatus, updateHoldRefused } from '#bookings/bookings.store.ts'
import { authorisedHoldEnds } from '#bookings/holding/hold.rules.ts'
import { listLegs } from '#bookings/legs.store.ts'
import { leadHoursOf } from '#bookings/placing/lead-hours.ts'
import { hasVehicles } from '#fleet/allocation/has-vehicles.ts'
import { ARRIVAL_MAILS } from '#messages/outbox/mail.rules.ts'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import type { Queryable } from '#platform/database/database.ts'
import { type Attempt, findMismatch, flagPayment } from './flag-payment.ts'
import { updatePaymentStatus } from './payments.store.ts'
import type { Settlement, SettleNeeds } from './settle-payment.ts'

/**
 * Makes a request of a booking whose guest has authorised the payment, and tells both sides. It keeps its vehicle, if it
 * has one, until the operator has to have answered. What was authorised for a booking that waits for no answer, because it
 * has ended or is confirmed already, is charged or released by the job.
 */
export async function recordAuthorised(
  tx: Queryable,
  deps: SettleNeeds,
  attempt: Attempt,
): Promise<Settlement> {
  const { checkout, payment, booking } = attempt
  if (payment.status === 'authorised') return { state: 'authorised', payment, booking }
  const mismatch = await findMismatch(tx, deps, attempt)
  if (mismatch) return flagPayment(tx, deps, attempt, mismatch)
  const authorised = await updatePaymentStatus(tx, payment, 'authorise', {
    sessionId: checkout.sessionId,
    paymentIntentId: checkout.paymentIntentId ?? null,
    ...(checkout.method ? { method: checkout.method } : {}),
  })
  if (!authorised) throw new Error(`payment ${payment.id} could not be authorised from ${payment.status}`)
  if (!booking || !nextBookingStatus(booking.status, 'submit'))
    return { state: 'authorised', payment: authorised, booking }
  const requested = await updateBookingStatus(tx, booking, 'submit', await answerEnds(tx, deps, booking))
  if (!requested) throw new Error(`booking ${booking.id} could not become a request from ${booking.status}`)
  // A guest who already holds as much as allowed gets no hold: the operator assigns the vehicle.
  if (booking.holdRefused) await updateHoldRefused(tx, booking.id, booking.holdRefused)
  else await hasVehicles(tx, deps, requested, requested.waitsUntil)
  const kinds = ARRIVAL_MAILS[booking.kind]
  await queueMails(deps, tx, [
    { kind: kinds.operator, subjectId: booking.id, toAddress: deps.addresses.operator },
    { kind: kinds.guest, subjectId: booking.id, toAddress: booking.customerEmail },
  ])
  return { state: 'authorised', payment: authorised, booking: requested }
}

/** By when the operator has to answer. */
async function answerEnds(tx: Queryable, deps: SettleNeeds, booking: Booking): Promise<Date> {
  const [first] = await listLegs(tx, booking.id)
  const { holdTimes } = deps.rules()
  if (!first) return authorisedHoldEnds(holdTimes, undefined, booking.waitsUntil, deps.now())
  const pickup = { startsAt: first.startsAt, leadHours: leadHoursOf(deps, first, booking) }
  return authorisedHoldEnds(holdTimes, pickup, booking.waitsUntil, deps.now())
}
