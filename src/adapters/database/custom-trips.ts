import { eq } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { customTripRequests } from './schema.ts'

export type CustomTripRequest = typeof customTripRequests.$inferSelect
export type NewCustomTripRequest = Omit<
  typeof customTripRequests.$inferInsert,
  'id' | 'createdAt' | 'updatedAt' | 'status'
>

/** Stores a request unless its request id or reference is taken; `undefined` then. */
export async function insertCustomTripRequest(
  tx: Queryable,
  request: NewCustomTripRequest,
): Promise<CustomTripRequest | undefined> {
  const [stored] = await tx.insert(customTripRequests).values(request).onConflictDoNothing().returning()
  return stored
}

export async function findCustomTripByRequestId(
  db: Queryable,
  requestId: string,
): Promise<CustomTripRequest | undefined> {
  const [request] = await db
    .select()
    .from(customTripRequests)
    .where(eq(customTripRequests.requestId, requestId))
  return request
}

export async function findCustomTripRequest(
  db: Queryable,
  id: string,
): Promise<CustomTripRequest | undefined> {
  const [request] = await db.select().from(customTripRequests).where(eq(customTripRequests.id, id))
  return request
}
