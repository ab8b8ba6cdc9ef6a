import type { Snapshot } from '../snapshot.ts'
import { deadlinesAgree, heldByState, holdsAreLimited, nothingOverlaps } from './holds.ts'
import { everybodyIsTold, toldOnce } from './mails.ts'
import { givenOnce, paidIsKnown, refundsAgree, sumsAgree } from './money.ts'
import { everyChangeHasAnActor, nothingIsStuck, stepsAreLegal } from './states.ts'
import { keptAsSent, storedOnce } from './stored.ts'

/** The invariants by name. Each returns a sentence for every violation. */
export const INVARIANTS = {
  'kept as sent': keptAsSent,
  'stored once': storedOnce,
  'paid is known': paidIsKnown,
  'sums agree': sumsAgree,
  'refunds agree': refundsAgree,
  'given once': givenOnce,
  'everybody is told': everybodyIsTold,
  'told once': toldOnce,
  'steps are legal': stepsAreLegal,
  'each change has an actor': everyChangeHasAnActor,
  'nothing is stuck': nothingIsStuck,
  'nothing overlaps': nothingOverlaps,
  'held by state': heldByState,
  'deadlines agree': deadlinesAgree,
  'holds are limited': holdsAreLimited,
} satisfies Record<string, (snapshot: Snapshot) => string[]>

export type Invariant = keyof typeof INVARIANTS
export type Breach = { invariant: Invariant | 'nobody is dropped' | 'holds stand'; what: string }

export function findBreaches(snapshot: Snapshot): Breach[] {
  return Object.entries(INVARIANTS).flatMap(([invariant, find]) =>
    find(snapshot).map((what) => ({ invariant: invariant as Invariant, what })),
  )
}
