import type { Queryable } from './database.ts'
import { insertRows } from './rows.ts'
import { erasures } from './schema.ts'

export type Erasure = typeof erasures.$inferSelect

/** Adds erasures to the list. @returns those that were not in it */
export async function insertErasures(tx: Queryable, noted: Erasure[]): Promise<Erasure[]> {
  if (noted.length === 0) return []
  return insertRows(tx, erasures, noted)
}

export async function listErasures(db: Queryable): Promise<Erasure[]> {
  return db.select().from(erasures).orderBy(erasures.at)
}
