import { staff } from '#bookings/actor.rules.ts'
import { findDetailedBooking } from '#bookings/detailed-bookings.store.ts'
import { renderMail } from '#messages/templates/render.ts'
import { writeProposal } from '#messages/writers/proposal.ts'
import { rolledBack } from '#platform/database/rolled-back.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import type { Quote } from '../quotes.store.ts'
import { type Proposing, storeProposal, tryingFirst } from './propose.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'catalogue' | 'rules' | 'now' | 'addresses' | 'publicUrl'>

/** The email that the guest would get, in its text version. */
export type ProposalPreview = { ok: true; subject: string; text: string }

/** What the guest would read. Refused like the proposal itself; nothing of it is stored. */
export async function previewProposal(deps: Needs, proposing: Proposing): Promise<ProposalPreview | Refusal> {
  return refuseIfUnavailable({ code: 'booking-not-changed' }, async () => {
    const stored = await tryingFirst(deps, proposing, () =>
      rolledBack(deps, (tx) => storeProposal(tx, deps, proposing), staff(proposing.admin)),
    )
    return stored.ok ? write(deps, stored.proposal) : stored
  })
}

async function write(deps: Needs, quote: Quote): Promise<ProposalPreview | Refusal> {
  const booking = await findDetailedBooking(deps.db.read, quote.bookingId)
  if (!booking) return refuse('not-found', { code: 'booking-unknown' })
  // The link of the guest is written into the email itself only.
  const mail = writeProposal(deps, { quote, booking }, `${deps.publicUrl}/booking/…`)
  const { subject, text } = await renderMail(mail)
  return { ok: true, subject, text }
}
