import { eq } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { customTripRequests } from './schema/schema.ts'

export type CustomTripRequest = typeof customTripRequests.$inferSelect
export type NewCustomTripRequest = Omit<
  typeof customTripRequests.$inferInsert,
  'id' | 'createdAt' | 'updatedAt' | 'status'
>

/**
 * Inserts a request, or returns the one with the same request id. Of two concurrent transactions with one request id,
 * the second waits for the first and returns its request.
 */
export async function insertCustomTripOnce(
  tx: Queryable,
  request: NewCustomTripRequest,
): Promise<{ request: CustomTripRequest; isNew: boolean }> {
  const [stored] = await tx.insert(customTripRequests).values(request).onConflictDoNothing().returning()
  if (stored) return { request: stored, isNew: true }
  const [earlier] = await tx
    .select()
    .from(customTripRequests)
    .where(eq(customTripRequests.requestId, request.requestId))
  if (!earlier) throw new Error('the reference of a new request was taken at the same time')
  return { request: earlier, isNew: false }
}

export async function findCustomTripRequest(
  db: Queryable,
  id: string,
): Promise<CustomTripRequest | undefined> {
  const [request] = await db.select().from(customTripRequests).where(eq(customTripRequests.id, id))
  return request
}
