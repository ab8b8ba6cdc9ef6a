import type { ProposedChange } from '#quotes/proposals/proposal.rules.ts'
import type { ToldBooking } from './booking-facts.tsx'
import { Fields } from './parts/facts.tsx'

/** A request for which the operator has proposed something else. */
export type ProposalFacts = {
  booking: ToldBooking
  changes: readonly ProposedChange[]
  /** The words to the guest; may be empty. */
  note: string
  /** When the guest's time to answer ends: `Sat 28 Nov, 18:00`. */
  until: string
}

/** What is proposed, beside what was asked for. */
export function ProposedFields({ changes }: Pick<ProposalFacts, 'changes'>) {
  return (
    <Fields
      fields={changes.flatMap(({ label, was, becomes }) => [
        [`${label}, our proposal`, becomes] as const,
        [`${label}, as you asked`, was ?? 'Not given'] as const,
      ])}
    />
  )
}
