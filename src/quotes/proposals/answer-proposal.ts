import { type Booking, findBookingForUpdate, updateBookingStatus } from '#bookings/bookings.store.ts'
import { refuseIfTaken } from '#fleet/allocation/refuse-if-taken.ts'
import { findBookingByLink, PASS_LINKS } from '#guests/links/find-by-link.ts'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { findSentQuote, type Quote, updateSentQuote } from '../quotes.store.ts'
import { takeProposed } from './take-proposed.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'catalogue' | 'rules' | 'now' | 'addresses'>

/** `token`: of the guest's trip pass; `proposalId`: the proposal that the page showed. */
export type ProposalAnswer = { token: string; proposalId: string; answer: 'accept' | 'turn-down' }
type Answered = { ok: true }

/**
 * A guest accepts a proposal, and the booking is confirmed as proposed; or turns it down, and the request waits for the
 * operator as before. The operator is told. A proposal that was answered, withdrawn or replaced meanwhile, or whose time
 * has passed, is refused, and so is one whose vehicle is not free any more: then nothing changes.
 */
export async function answerProposal(deps: Needs, asked: ProposalAnswer): Promise<Answered | Refusal> {
  const answer = async (tx: Queryable): Promise<Answered | Refusal> => {
    const found = await findBookingByLink(tx, asked.token, PASS_LINKS, deps.now())
    const booking = found && (await findBookingForUpdate(tx, found.id))
    if (!booking) return refuse('not-found', { code: 'booking-unknown' })
    const proposal = await findSentQuote(tx, booking.id)
    const isOpen = proposal?.id === asked.proposalId && proposal.plan === null
    if (!isOpen || proposal.validUntil.getTime() < deps.now())
      return refuse('not-possible', { code: 'proposal-over' })
    if (asked.answer === 'turn-down') await updateSentQuote(tx, booking.id, 'turn_down')
    else await accept(tx, deps, booking, proposal)
    await queueMails(deps, tx, [
      { kind: 'operator-proposal-answered', subjectId: proposal.id, toAddress: deps.addresses.operator },
    ])
    return { ok: true }
  }
  return refuseIfUnavailable({ code: 'booking-not-changed' }, () =>
    refuseIfTaken(deps, { tourId: null, origin: null }, ['date'], () =>
      deps.db.transaction(answer, { actor: 'guest' }),
    ),
  )
}

async function accept(tx: Queryable, deps: Needs, booking: Booking, proposal: Quote): Promise<void> {
  await updateSentQuote(tx, booking.id, 'accept')
  const taken = await takeProposed(tx, deps, booking, proposal)
  if (!(await updateBookingStatus(tx, taken, 'accept')))
    throw new Error(`booking ${booking.id} had a proposal while it was ${booking.status}`)
  await queueMails(deps, tx, [
    { kind: 'guest-request-confirmed', subjectId: booking.id, toAddress: booking.customerEmail },
  ])
}
