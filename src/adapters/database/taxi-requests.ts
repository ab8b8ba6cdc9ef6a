import { eq } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { taxiRequests } from './schema.ts'

export type TaxiRequest = typeof taxiRequests.$inferSelect
export type NewTaxiRequest = Omit<
  typeof taxiRequests.$inferInsert,
  'id' | 'createdAt' | 'updatedAt' | 'status'
>

/** Stores a request unless its request id or reference is taken; `undefined` then. */
export async function insertTaxiRequest(
  tx: Queryable,
  request: NewTaxiRequest,
): Promise<TaxiRequest | undefined> {
  const [stored] = await tx.insert(taxiRequests).values(request).onConflictDoNothing().returning()
  return stored
}

export async function findTaxiByRequestId(
  db: Queryable,
  requestId: string,
): Promise<TaxiRequest | undefined> {
  const [request] = await db.select().from(taxiRequests).where(eq(taxiRequests.requestId, requestId))
  return request
}

export async function findTaxiRequest(db: Queryable, id: string): Promise<TaxiRequest | undefined> {
  const [request] = await db.select().from(taxiRequests).where(eq(taxiRequests.id, id))
  return request
}
