import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { bookingRules } from '#platform/database/schema/schema.ts'
import { type RuleSettings, ruleSettingsSchema } from './rule-settings.rules.ts'

/** The settings with their version; version 0 without settings: nobody has changed a rule yet. */
export type StoredRules = { settings: RuleSettings | undefined; version: number }

/** @throws when the stored settings are not valid */
export async function findStoredRules(db: Queryable): Promise<StoredRules> {
  const [row] = await db.select().from(bookingRules)
  if (!row) return { settings: undefined, version: 0 }
  return { settings: ruleSettingsSchema.parse(row.settings), version: row.version }
}

/** Stores settings over those of `version`. @returns whether that version was still the newest */
export async function updateRules(tx: Queryable, settings: RuleSettings, version: number): Promise<boolean> {
  const changed =
    version === 0
      ? await tx.insert(bookingRules).values({ settings, version: 1 }).onConflictDoNothing()
      : await tx
          .update(bookingRules)
          .set({ settings, version: version + 1, updatedAt: sql`now()` })
          .where(and(eq(bookingRules.id, 1), eq(bookingRules.version, version)))
  return changed.rowCount === 1
}
