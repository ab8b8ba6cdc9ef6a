import { findBooking } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import type { Quote } from '#adapters/database/quotes.ts'
import { staff } from '#domain/bookings/actor.ts'
import { renderMail } from '#emails/render.ts'
import type { Deps } from '../deps.ts'
import { writeProposal } from '../mail/writers/proposal.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'
import { type Proposing, storeProposal, tryingFirst } from './propose.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'catalogue' | 'rules' | 'now' | 'addresses' | 'publicUrl'>

/** The mail that the guest would get, in its text version. */
export type ProposalPreview = { ok: true; subject: string; text: string }

/** Carries a proposal out of the transaction that is rolled back. */
class Previewed extends Error {
  readonly answer: { ok: true; proposal: Quote } | Refusal

  constructor(answer: Previewed['answer']) {
    super('a proposal was only previewed')
    this.answer = answer
  }
}

/** What the guest would read. Refused like the proposal itself; nothing of it is stored. */
export async function previewProposal(deps: Needs, proposing: Proposing): Promise<ProposalPreview | Refusal> {
  const store = async (tx: Queryable): Promise<never> => {
    throw new Previewed(await storeProposal(tx, deps, proposing))
  }
  return refuseIfUnavailable({ code: 'booking-not-changed' }, async () => {
    try {
      return await tryingFirst(deps, proposing, () =>
        deps.db.transaction(store, { actor: staff(proposing.admin) }),
      )
    } catch (error) {
      if (!(error instanceof Previewed)) throw error
      return error.answer.ok ? write(deps, error.answer.proposal) : error.answer
    }
  })
}

async function write(deps: Needs, quote: Quote): Promise<ProposalPreview | Refusal> {
  const booking = await findBooking(deps.db.read, quote.bookingId)
  if (!booking) return refuse('not-found', { code: 'booking-unknown' })
  // The link of the guest is written into the mail itself only.
  const mail = await writeProposal(deps, { quote, booking }, `${deps.publicUrl}/booking/…`)
  const { subject, text } = await renderMail(mail)
  return { ok: true, subject, text }
}
