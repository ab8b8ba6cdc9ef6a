import { inArray } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { bookings } from './schema/schema.ts'

/** Which of these references are taken. */
export async function listTakenReferences(db: Queryable, references: string[]): Promise<string[]> {
  const taken = await db
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(inArray(bookings.reference, references))
  return taken.map(({ reference }) => reference)
}
