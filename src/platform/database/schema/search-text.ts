import { sql } from 'drizzle-orm'
import { text } from 'drizzle-orm/pg-core'

/* The functions `searchable`, `searchable_day` and `searchable_moment` are in the migration. */

/**
 * The search text of the dashboard, in lower case, with the day on which the row was created. A generated column;
 * `parts` is SQL.
 */
export const searchText = (...parts: string[]) =>
  text('search_text')
    .notNull()
    .generatedAlwaysAs(sql.raw(`searchable(${[...parts, 'searchable_moment(created_at)'].join(', ')})`))

/** The digits of a phone number. */
export const digits = (column: string) => `regexp_replace(${column}, '\\D', '', 'g')`

/** A name as the lists show it, with a placeholder when it is empty. */
export const nameOr = (column: string, nameless: string) => `coalesce(nullif(${column}, ''), '${nameless}')`
