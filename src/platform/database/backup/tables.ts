import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import * as schema from '../schema/schema.ts'
import type { Table } from './format.ts'

/** Runtime state of one database: last times and rate limit counters. */
const EXCLUDED: readonly PgTable[] = [schema.lastTimes, schema.rateLimits]

/** All tables of a backup, each after those that it references; without generated columns. */
export const backedUpTables: readonly Table[] = inOrder(
  Object.values(schema)
    .filter((one) => is(one, PgTable))
    .filter((one) => !EXCLUDED.includes(one)),
).map((table) => ({
  table: getTableConfig(table).name,
  columns: Object.values(getTableColumns(table))
    .filter(({ generated }) => !generated)
    .map(({ name }) => name),
}))

function inOrder(tables: PgTable[]): PgTable[] {
  const ordered = new Set<PgTable>()
  function add(table: PgTable) {
    if (ordered.has(table)) return
    for (const key of getTableConfig(table).foreignKeys) {
      const { foreignTable } = key.reference()
      if (foreignTable !== table) add(foreignTable)
    }
    ordered.add(table)
  }
  tables.forEach(add)
  return [...ordered]
}

/** `copy "mails" ("id", "kind") to stdout` */
export function copyStatement(table: Table, how: 'to stdout' | 'from stdin'): string {
  return `copy ${quoteIdentifier(table.table)} (${columnsOf(table)}) ${how}`
}

/** `"id", "kind"` */
export function columnsOf({ columns }: Table): string {
  return columns.map(quoteIdentifier).join(', ')
}

export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** The newest applied migration, in milliseconds since the epoch. */
export async function newestMigration(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select max(created_at) as newest from drizzle.__drizzle_migrations')
  return Number(rows[0]?.newest)
}
