import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { insertRows } from './rows.ts'
import { taxiRequests } from './schema.ts'

export type TaxiRequest = typeof taxiRequests.$inferSelect
export type NewTaxiRequest = Omit<
  typeof taxiRequests.$inferInsert,
  'id' | 'createdAt' | 'updatedAt' | 'status'
>

/** Stores requests, except those whose request id or reference is taken. */
export async function insertTaxiRequests(tx: Queryable, requests: NewTaxiRequest[]): Promise<TaxiRequest[]> {
  return insertRows(tx, taxiRequests, requests)
}

export async function listTaxisByRequestId(db: Queryable, requestIds: string[]): Promise<TaxiRequest[]> {
  return db.select().from(taxiRequests).where(inArray(taxiRequests.requestId, requestIds))
}

export async function findTaxiRequest(db: Queryable, id: string): Promise<TaxiRequest | undefined> {
  const [request] = await db.select().from(taxiRequests).where(eq(taxiRequests.id, id))
  return request
}
