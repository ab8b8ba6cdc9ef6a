import type { Pass } from '#bookings/pass/find-pass.ts'
import { dayAndTime } from '#platform/time/clock-time.ts'
import { type ProposedChange, proposedChanges } from '#quotes/proposals/proposal.rules.ts'

/** A proposal that the guest can answer now. */
export type ProposalView = { id: string; note: string; changes: ProposedChange[]; until: string }

/** @returns null when there is none, or when its time has passed. `nowMs` is in milliseconds since the epoch. */
export function proposalViewOf({ booking, proposal }: Pass, nowMs: number): ProposalView | null {
  if (!proposal || proposal.validUntil.getTime() < nowMs) return null
  const { id, note, validUntil } = proposal
  const changes = proposedChanges({ ...booking, startsAt: booking.legs[0]?.startsAt ?? null }, proposal)
  return { id, note, changes, until: dayAndTime(validUntil) }
}
