import { sql } from 'drizzle-orm'
import { text, timestamp, uuid } from 'drizzle-orm/pg-core'

/* What many tables have. */

export const id = uuid('id').primaryKey().defaultRandom()
export const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
export const updatedAt = timestamp('updated_at', { withTimezone: true }).notNull().defaultNow()

/** What a search of the dashboard looks through, in lower case. The migration says of which columns it is generated. */
export const searchText = text('search_text').notNull().generatedAlwaysAs(sql`searchable()`)
