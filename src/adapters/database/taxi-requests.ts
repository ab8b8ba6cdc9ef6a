import { eq } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { taxiRequests } from './schema/schema.ts'

export type TaxiRequest = typeof taxiRequests.$inferSelect
export type NewTaxiRequest = Omit<
  typeof taxiRequests.$inferInsert,
  'id' | 'createdAt' | 'updatedAt' | 'status'
>

/**
 * Inserts a request, or returns the one with the same request id. Of two concurrent transactions with one request id,
 * the second waits for the first and returns its request.
 */
export async function insertTaxiOnce(
  tx: Queryable,
  request: NewTaxiRequest,
): Promise<{ request: TaxiRequest; isNew: boolean }> {
  const [stored] = await tx.insert(taxiRequests).values(request).onConflictDoNothing().returning()
  if (stored) return { request: stored, isNew: true }
  const [earlier] = await tx.select().from(taxiRequests).where(eq(taxiRequests.requestId, request.requestId))
  if (!earlier) throw new Error('the reference of a new request was taken at the same time')
  return { request: earlier, isNew: false }
}

export async function findTaxiRequest(db: Queryable, id: string): Promise<TaxiRequest | undefined> {
  const [request] = await db.select().from(taxiRequests).where(eq(taxiRequests.id, id))
  return request
}
