import type { Queryable } from '#adapters/database/database.ts'
import type { Actor } from '#domain/bookings/actor.ts'
import type { Deps } from './deps.ts'
import { type Refusal, refuseIfUnavailable } from './refusal.ts'

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
