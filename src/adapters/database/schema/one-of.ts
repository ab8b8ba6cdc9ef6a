import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * `column in ('a', 'b')` with the values of a table of the domain. They are written out, not bound as parameters, for
 * checks and partial indexes and for the queries that are to use those indexes.
 */
export function isOneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}
