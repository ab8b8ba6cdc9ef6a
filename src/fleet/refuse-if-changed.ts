import { actorName } from '#bookings/actor.rules.ts'
import { findNewestEventOf } from '#bookings/events.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { type Refusal, refuse } from '#platform/problems/refusal.ts'

type Versioned = { id: string; updatedAt: Date }

/** The version of a vehicle or a driver, for the form that shows it. */
export function versionOf({ updatedAt }: Pick<Versioned, 'updatedAt'>): string {
  return updatedAt.toISOString()
}

/** Of two admins at one vehicle or driver, the second is told who was first, and changes nothing. */
export async function refuseIfChanged(
  tx: Queryable,
  kind: 'vehicle' | 'driver',
  stored: Versioned,
  seen: string,
): Promise<Refusal | undefined> {
  if (versionOf(stored) === seen) return undefined
  const event = await findNewestEventOf(tx, kind, stored.id)
  // What is not in the history, such as a telephone number, was changed by somebody who is not named.
  const isOfChange = event !== undefined && Math.abs(event.at.getTime() - stored.updatedAt.getTime()) < 2_000
  const by = isOfChange ? actorName(event.actor) : null
  return refuse('not-possible', { code: 'fleet-changed', by, at: stored.updatedAt })
}
