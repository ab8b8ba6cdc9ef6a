import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { RuleSettings } from '#bookings/operator-rules/rule-settings.rules.ts'
import { updatedAt } from './columns.ts'

/** What the operator has set about booking, in one row; without it the defaults of the content hold. */
export const bookingRules = pgTable('booking_rules', {
  id: integer('id').primaryKey().default(1),
  settings: jsonb('settings').$type<RuleSettings>().notNull(),
  /** Grows with every change, so that of two admins at the same time the second one is told. */
  version: integer('version').notNull(),
  updatedAt,
})
