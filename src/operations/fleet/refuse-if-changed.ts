import type { Queryable } from '#adapters/database/database.ts'
import { findNewestEventOf } from '#adapters/database/events.ts'
import { actorName } from '#domain/bookings/actor.ts'
import { type Refusal, refuse } from '../refusal.ts'

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
