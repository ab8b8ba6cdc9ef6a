import { bangkokDay } from '#domain/time/calendar.ts'
import { actAsSeen } from '#operations/bookings/act-as-seen.ts'
import type { Deps } from '#operations/deps.ts'
import { type ProposalPreview, previewProposal } from '#operations/quotes/preview-proposal.ts'
import type { Refusal } from '#operations/refusal.ts'
import { pressOf } from './perform-act.ts'
import { type Acting, readProposed } from './read-posted.ts'

/** The proposal that was typed as its guest would read it, while the booking is as the page showed it. */
export async function previewAct(deps: Deps, acting: Acting): Promise<ProposalPreview | Refusal> {
  const proposed = readProposed(acting, bangkokDay(deps.now()))
  if ('ok' in proposed) return proposed
  const proposing = { bookingId: acting.booking.id, admin: acting.admin, ...proposed }
  return actAsSeen<Deps, ProposalPreview>(deps, pressOf('propose', acting), (checked) =>
    previewProposal(checked, proposing),
  )
}
