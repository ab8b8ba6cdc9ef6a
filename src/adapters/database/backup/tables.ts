import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import * as schema from '#adapters/database/schema/schema.ts'
import type { Table } from './format.ts'

/** The last times and the counts of tries are those of one running database. */
const LEFT_OUT: readonly PgTable[] = [schema.lastTimes, schema.rateLimits]

/** Everything that is kept, each table after those that it refers to; without columns that are computed. */
export const backedUpTables: readonly Table[] = inOrder(
  Object.values(schema)
    .filter((one) => is(one, PgTable))
    .filter((one) => !LEFT_OUT.includes(one)),
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

/** `copy "mails" ("id", "kind")`, and what is to be done with it. */
export function copyOf({ table, columns }: Table, how: 'to stdout' | 'from stdin'): string {
  return `copy ${named(table)} (${columns.map(named).join(', ')}) ${how}`
}

export function named(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** The newest migration that this database has had, in milliseconds since the epoch. */
export async function newestMigration(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select max(created_at) as newest from drizzle.__drizzle_migrations')
  return Number(rows[0]?.newest)
}
