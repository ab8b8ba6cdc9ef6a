import { randomBytes } from 'node:crypto'
import type { Queryable } from '#adapters/database/database.ts'
import { listTakenReferences } from '#adapters/database/references.ts'
import { type RequestKind, referenceFrom } from '#domain/bookings/reference.ts'

const CANDIDATES = 5
const RANDOM_BYTES = 5

/**
 * Draws a reference that no booking has. Two requests that draw the same one in the same moment are told
 * apart by the unique index: one of them fails as a whole and can be sent again.
 */
export async function freeReference(db: Queryable, kind: RequestKind): Promise<string> {
  const candidates = Array.from({ length: CANDIDATES }, () => referenceFrom(kind, randomBytes(RANDOM_BYTES)))
  const taken = await listTakenReferences(db, candidates)
  const free = candidates.find((reference) => !taken.includes(reference))
  if (free === undefined) throw new Error('no free reference')
  return free
}
