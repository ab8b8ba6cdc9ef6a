import { bangkokDay } from '#domain/time/calendar.ts'
import type { Deps } from '#operations/deps.ts'
import { type ProposalPreview, previewProposal } from '#operations/quotes/preview-proposal.ts'
import type { Refusal } from '#operations/refusal.ts'
import { byStaff } from './perform-act.ts'
import { type Acting, readProposed } from './read-posted.ts'

/** The proposal that was typed as its guest would read it, while the booking is as the page showed it. */
export async function previewAct(deps: Deps, acting: Acting): Promise<ProposalPreview | Refusal> {
  const proposed = readProposed(acting, bangkokDay(deps.now()))
  return 'ok' in proposed ? proposed : previewProposal(deps, { ...byStaff('propose', acting), ...proposed })
}
