import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'

/**
 * Stores rows, except those that have something unique that is taken. Each connection plans the statement once, under
 * a name by which it can be told on the wire.
 * @returns those that were stored
 */
export async function insertRows<Table extends PgTable>(
  tx: Queryable,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<Table['$inferSelect'][]> {
  const insert = tx.insert(table).select(rowsFor(table, rows)).onConflictDoNothing().returning()
  const stored = await insert.prepare(`insert into "${getTableName(table)}"`).execute()
  return stored as Table['$inferSelect'][]
}

/**
 * What `insert().select()` takes instead of `insert().values()`: the rows travel as one JSON value, so that
 * twenty cost little more to write and to plan than one.
 */
export function rowsFor<Table extends PgTable>(table: Table, rows: Table['$inferInsert'][]): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => !generated)
  const values = columns.map(([, { name, default: otherwise }]) =>
    otherwise === undefined ? sql.identifier(name) : sql`coalesce(${sql.identifier(name)}, ${otherwise})`,
  )
  const named = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([field, { name }]) => [name, row[field]])),
  )
  return sql`select ${sql.join(values, sql`, `)} from json_populate_recordset(null::${table}, ${JSON.stringify(named)})`
}
