import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import type { Actor } from './actor.rules.ts'

/**
 * Changes a booking in one transaction, whose events name `by`.
 * @returns the answer of the work; a refusal when the database does not answer
 */
export function changeBooking<Done>(
  { db }: Pick<Deps, 'db'>,
  by: Actor,
  work: (tx: Queryable) => Promise<Done | Refusal>,
): Promise<Done | Refusal> {
  return refuseIfUnavailable({ code: 'booking-not-changed' }, () => db.transaction(work, { actor: by }))
}
