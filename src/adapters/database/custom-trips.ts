import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { insertRows } from './rows.ts'
import { customTripRequests } from './schema.ts'

export type CustomTripRequest = typeof customTripRequests.$inferSelect
export type NewCustomTripRequest = Omit<
  typeof customTripRequests.$inferInsert,
  'id' | 'createdAt' | 'updatedAt' | 'status'
>

/** Stores requests, except those whose request id or reference is taken. */
export async function insertCustomTripRequests(
  tx: Queryable,
  requests: NewCustomTripRequest[],
): Promise<CustomTripRequest[]> {
  return insertRows(tx, customTripRequests, requests)
}

export async function listCustomTripsByRequestId(
  db: Queryable,
  requestIds: string[],
): Promise<CustomTripRequest[]> {
  return db.select().from(customTripRequests).where(inArray(customTripRequests.requestId, requestIds))
}

export async function findCustomTripRequest(
  db: Queryable,
  id: string,
): Promise<CustomTripRequest | undefined> {
  const [request] = await db.select().from(customTripRequests).where(eq(customTripRequests.id, id))
  return request
}
