import type { Queryable } from '#platform/database/database.ts'
import { erasures } from '#platform/database/schema/schema.ts'

export type Erasure = typeof erasures.$inferSelect

/** @returns those that were not stored before */
export async function insertErasures(tx: Queryable, noted: Erasure[]): Promise<Erasure[]> {
  const added: Erasure[] = []
  for (const erasure of noted)
    added.push(...(await tx.insert(erasures).values(erasure).onConflictDoNothing().returning()))
  return added
}

export async function listErasures(db: Queryable): Promise<Erasure[]> {
  return db.select().from(erasures).orderBy(erasures.at)
}
