import { staff } from '#bookings/actor.rules.ts'
import { type Booking, updateBookingDeadline } from '#bookings/bookings.store.ts'
import { changeBooking } from '#bookings/change-booking.ts'
import { requestHoldEnds } from '#bookings/holding/hold.rules.ts'
import { listLegs } from '#bookings/legs.store.ts'
import { leadHoursOf } from '#bookings/placing/lead-hours.ts'
import { type ByStaff, requireUnchanged } from '#bookings/require-unchanged.ts'
import { refuseIfTaken } from '#fleet/allocation/refuse-if-taken.ts'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import type { Queryable } from '#platform/database/database.ts'
import { rolledBack } from '#platform/database/rolled-back.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseField, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { findSentQuote, insertSentQuote, type Quote, updateSentQuote } from '../quotes.store.ts'
import { type Proposed, proposalEnds, proposedChanges } from './proposal.rules.ts'
import { takeProposed } from './take-proposed.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'catalogue' | 'rules' | 'now' | 'addresses'>

/** `note`: the words to the guest. */
export type Proposing = Proposed & ByStaff & { note: string }

/**
 * Staff proposes another day, hour or price for a request. What is proposed must be free now; it is not held, but the
 * vehicle of the request stays held as long as the guest can answer. The guest gets one email for each proposal.
 */
export async function propose(
  deps: Needs,
  proposing: Proposing,
): Promise<{ ok: true; proposal: Quote } | Refusal> {
  const by = { actor: staff(proposing.admin) }
  return refuseIfUnavailable({ code: 'booking-not-changed' }, () =>
    tryingFirst(deps, proposing, () => deps.db.transaction((tx) => storeProposal(tx, deps, proposing), by)),
  )
}

/** Runs `then` only when the request is as it was seen, and what is proposed is free now. */
export async function tryingFirst<Done>(
  deps: Needs,
  proposing: Proposing,
  then: () => Promise<Done>,
): Promise<Done | Refusal> {
  return refuseIfTaken<Done | Refusal>(deps, { tourId: null, origin: null }, ['date'], async () => {
    const by = staff(proposing.admin)
    const tried = await rolledBack(deps, (tx) => tryProposed(tx, deps, proposing), by)
    return tried.ok ? then() : tried
  })
}

/** Takes what is proposed, to be rolled back, so that nothing is proposed that the guest could not have. */
async function tryProposed(
  tx: Queryable,
  deps: Needs,
  proposing: Proposing,
): Promise<{ ok: true } | Refusal> {
  const found = await requireUnchanged(tx, deps, proposing)
  if (!found.ok) return found
  if (found.booking.status === 'requested') await takeProposed(tx, deps, found.booking, proposing)
  return { ok: true }
}

/** Stores a proposal and queues its email, in the caller's transaction. */
export async function storeProposal(
  tx: Queryable,
  deps: Needs,
  proposing: Proposing,
): Promise<{ ok: true; proposal: Quote } | Refusal> {
  const found = await requireUnchanged(tx, deps, proposing)
  if (!found.ok) return found
  const { booking } = found
  const { bookingId, startsAt, totalBaht, note } = proposing
  if (booking.status !== 'requested' || (await findSentQuote(tx, bookingId)))
    return refuse('not-possible', { code: 'not-in-this-state' })
  const [first] = await listLegs(tx, bookingId)
  if (startsAt && !first) return refuse('not-possible', { code: 'move-by-person' })
  const asked = { ...booking, startsAt: first?.startsAt ?? null }
  if (proposedChanges(asked, { startsAt, totalBaht }).length === 0)
    return refuseField('invalid', 'date', { code: 'nothing-proposed' })
  const heldUntil = await holdWhileProposed(tx, deps, booking)
  const pickupAt = startsAt ?? first?.startsAt ?? null
  const { requestHours: holdHours } = deps.rules().holdTimes
  const validUntil = proposalEnds({ heldUntil, pickupAt, holdHours }, deps.now())
  if (validUntil.getTime() <= deps.now()) return refuse('not-possible', { code: 'proposal-too-late' })
  const proposal = await insertSentQuote(tx, { bookingId, totalBaht, validUntil, startsAt, note })
  await queueMails(deps, tx, [
    { kind: 'guest-proposal', subjectId: proposal.id, toAddress: booking.customerEmail },
  ])
  return { ok: true, proposal }
}

/** The guest gets the hours of a hold for the answer, but not into the lead time; a longer hold stays. */
async function holdWhileProposed(tx: Queryable, deps: Needs, booking: Booking): Promise<Date | null> {
  const { waitsUntil: ends } = booking
  const [first] = await listLegs(tx, booking.id)
  if (!ends || !first) return ends
  const { holdTimes } = deps.rules()
  const longer = requestHoldEnds(holdTimes, leadHoursOf(deps, first, booking), first.startsAt, deps.now())
  if (longer <= ends) return ends
  await updateBookingDeadline(tx, booking.id, longer)
  return longer
}

/** Staff takes a proposal back that the guest has not answered; the request waits as before. Nobody is written to. */
export async function withdrawProposal(
  deps: Pick<Deps, 'db' | 'now'>,
  withdrawal: ByStaff,
): Promise<{ ok: true } | Refusal> {
  return changeBooking(deps, staff(withdrawal.admin), async (tx) => {
    const found = await requireUnchanged(tx, deps, withdrawal)
    if (!found.ok) return found
    const withdrawn = await updateSentQuote(tx, found.booking.id, 'withdraw')
    return withdrawn ? { ok: true } : refuse('not-possible', { code: 'not-in-this-state' })
  })
}
