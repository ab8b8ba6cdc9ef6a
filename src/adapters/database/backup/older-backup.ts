import { readMigrations } from '../maintenance/migrate.ts'
import type { pg } from '../postgres-client.ts'
import type { RowCounts, Table } from './format.ts'
import { backedUpTables, columnsOf, quoteIdentifier } from './tables.ts'

/** Exists only within the transaction of a restore. */
const SCHEMA = 'older_backup'

/** Does this version have the migration that was the newest when the backup was made? */
export function isKnownMigration(migration: number): boolean {
  return readMigrations().some(({ writtenAt }) => writtenAt === migration)
}

/**
 * Fills the empty tables with the rows of an older version. Its tables are made in a schema of their own, filled, and
 * migrated like a database that is brought up to date; then the rows are copied.
 * @param migration the newest one that the older version had
 * @param fill restores the rows into the older tables, which are first in the search path
 * @returns the number of rows that each table got
 */
export async function restoreOlderTables(
  client: pg.Client,
  migration: number,
  fill: (tables: Table[]) => Promise<unknown>,
): Promise<RowCounts> {
  await client.query(`create schema ${SCHEMA}; set local search_path to ${SCHEMA}`)
  const migrations = readMigrations()
  const run = async (isDue: (writtenAt: number) => boolean) => {
    for (const { statements } of migrations.filter(({ writtenAt }) => isDue(writtenAt)))
      for (const statement of statements) await client.query(statement.replaceAll('"public".', ''))
  }
  await run((writtenAt) => writtenAt <= migration)
  await fill(await listTables(client))
  // A migration cannot change a table while deferred checks of its rows are pending.
  await client.query('set constraints all immediate')
  await run((writtenAt) => writtenAt > migration)
  await client.query('set local search_path to default')
  const rows: RowCounts = {}
  for (const table of backedUpTables) {
    const [name, columns] = [quoteIdentifier(table.table), columnsOf(table)]
    const copied = await client.query(
      `insert into ${name} (${columns}) select ${columns} from ${SCHEMA}.${name}`,
    )
    rows[table.table] = copied.rowCount ?? 0
  }
  await client.query(`drop schema ${SCHEMA} cascade`)
  return rows
}

async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select table_name::text as table, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns where table_schema = '${SCHEMA}' and is_generated = 'NEVER' group by table_name`,
  )
  return rows
}
