import { inArray } from 'drizzle-orm'
import type { RequestKind } from '#domain/bookings/reference.ts'
import type { Queryable } from './database.ts'
import { bookings, customTripRequests, taxiRequests } from './schema/schema.ts'

const TABLES = { booking: bookings, 'custom-trip': customTripRequests, taxi: taxiRequests }

/** Which of these references are taken by a request of this kind. */
export async function listTakenReferences(
  db: Queryable,
  kind: RequestKind,
  references: string[],
): Promise<string[]> {
  const table = TABLES[kind]
  const taken = await db
    .select({ reference: table.reference })
    .from(table)
    .where(inArray(table.reference, references))
  return taken.map(({ reference }) => reference)
}
