import { randomBytes } from 'node:crypto'
import { listTakenReferences } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { type RequestKind, referenceFrom } from '#domain/bookings/reference.ts'

const CANDIDATES = 5
const RANDOM_BYTES = 5

/**
 * Draws a random reference that no booking has. When two bookings draw the same one at the same moment, the
 * unique index makes the second transaction fail; its guest can send the form again.
 */
export async function unusedReference(db: Queryable, kind: RequestKind): Promise<string> {
  const candidates = Array.from({ length: CANDIDATES }, () => referenceFrom(kind, randomBytes(RANDOM_BYTES)))
  const taken = await listTakenReferences(db, candidates)
  const free = candidates.find((reference) => !taken.includes(reference))
  if (free === undefined) throw new Error('no free reference')
  return free
}
