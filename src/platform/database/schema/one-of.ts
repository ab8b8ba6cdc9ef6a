import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** `column in ('a', 'b')` with the values as literals instead of parameters, for queries that use a partial index. */
export function isOneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
}
