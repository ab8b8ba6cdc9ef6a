import type { Deps } from '#platform/deps.ts'
import type { Refusal } from '#platform/problems/refusal.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { type ProposalPreview, previewProposal } from '#quotes/proposals/preview-proposal.ts'
import { byStaff } from './perform-staff-action.ts'
import { type PostedAction, readProposed } from './read-posted.ts'

/** The proposal that was typed as its guest would read it, while the booking is as the page showed it. */
export async function previewStaffAction(
  deps: Deps,
  posted: PostedAction,
): Promise<ProposalPreview | Refusal> {
  const proposed = readProposed(posted, bangkokDay(deps.now()))
  return 'ok' in proposed ? proposed : previewProposal(deps, { ...byStaff('propose', posted), ...proposed })
}
