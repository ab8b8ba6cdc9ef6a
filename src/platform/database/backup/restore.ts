import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { from } from 'pg-copy-streams'
import type { Queryable } from '../database.ts'
import { openDedicatedConnection } from '../dedicated-connection.ts'
import { pg } from '../postgres-client.ts'
import {
  END_OF_TABLE,
  InvalidBackup,
  parseHeader,
  parseTableOrFooter,
  type RowCounts,
  readLines,
  type Table,
} from './format.ts'
import { backedUpTables, copyStatement, newestMigration, quoteIdentifier } from './tables.ts'

type Lines = AsyncGenerator<Buffer, undefined>

/** Options of a restore; the functions run in its transaction. */
type RestoreOptions<Kept> = {
  /** Deletes the current rows; without it the database must be empty. */
  replace: boolean
  /** Reads rows that must survive, before anything is deleted; the tables are locked. */
  keep(tx: Queryable): Promise<Kept>
  /** Runs when all rows are restored. */
  finish(tx: Queryable, kept: Kept, madeAt: Date): Promise<void>
}

const LOCK_TIMEOUT = '10s'

/** Append-only tables, which triggers protect. */
const APPEND_ONLY_TABLES = ['audit_log', 'events', 'erasures']

const allTables = backedUpTables.map(({ table }) => quoteIdentifier(table)).join(', ')

/**
 * Restores a backup in one transaction: all of it or nothing. The site may run meanwhile; its queries wait.
 * @returns the number of restored rows of each table
 * @throws {InvalidBackup} when the file is invalid or the database is not empty
 */
export async function restoreBackup<Kept>(
  url: string,
  file: AsyncIterable<Buffer>,
  { replace, keep, finish }: RestoreOptions<Kept>,
): Promise<RowCounts> {
  const client = await openDedicatedConnection(url)
  try {
    await client.query(`begin; set local lock_timeout = '${LOCK_TIMEOUT}'`)
    const lines = readLines(file)
    const { migration, madeAt } = parseHeader(await nextLine(lines))
    await checkVersion(client, migration)
    await client.query(`lock table ${allTables} in access exclusive mode`)
    const kept = await keep(drizzle({ client }))
    await emptyTables(client, replace)
    const rows = await restoreTables(client, lines)
    await finish(drizzle({ client }), kept, new Date(madeAt))
    await client.query('commit')
    return rows
  } finally {
    // Without a commit this rolls back.
    await client.end()
  }
}

/** The rows of another version may not fit the tables of this one. */
async function checkVersion(client: pg.Client, migration: number): Promise<void> {
  const here = await newestMigration(client)
  if (migration === here) return
  const version = migration < here ? 'an older' : 'a newer'
  throw new InvalidBackup(
    `The backup was made by ${version} version of the site. Restore it with that version, into a new DATA_DIR or database; a newer version brings it up to date when it starts there.`,
  )
}

async function emptyTables(client: pg.Client, replace: boolean): Promise<void> {
  if (replace) {
    // Rows of the append-only tables that must survive were read by `keep`, and `finish` inserts them again.
    const switchTriggers = (how: 'disable' | 'enable') =>
      APPEND_ONLY_TABLES.map((table) => `alter table ${table} ${how} trigger ${table}_never_emptied;`).join(
        '',
      )
    await client.query(`${switchTriggers('disable')} truncate ${allTables}; ${switchTriggers('enable')}`)
    return
  }
  const filled = backedUpTables
    .map(({ table }) => `exists (select from ${quoteIdentifier(table)})`)
    .join(' or ')
  const { rows } = await client.query(`select ${filled} as filled`)
  if (rows[0]?.filled)
    throw new InvalidBackup('The database is not empty. With --replace everything in it is removed first.')
}

async function restoreTables(client: pg.Client, lines: Lines): Promise<RowCounts> {
  const restored: RowCounts = {}
  for (;;) {
    const part = parseTableOrFooter(await nextLine(lines))
    if ('rows' in part) {
      checkComplete(part.rows, restored)
      return restored
    }
    restored[part.table] = await restoreTable(client, part, lines)
  }
}

/** Checks that every table is there, with as many rows as the footer says. */
function checkComplete(rows: RowCounts, restored: RowCounts): void {
  const missing = backedUpTables.map(({ table }) => table).filter((table) => !(table in restored))
  if (missing.length > 0)
    throw new InvalidBackup(`The backup is damaged: tables are missing (${missing.join(', ')}).`)
  if (JSON.stringify(rows) !== JSON.stringify(restored))
    throw new InvalidBackup('The backup is damaged: rows are missing.')
}

async function restoreTable(client: pg.Client, table: Table, lines: Lines): Promise<number> {
  const kept = backedUpTables.find(({ table: name }) => name === table.table)
  if (!kept) throw new InvalidBackup(`The backup is damaged: there is no table ${table.table}.`)
  if (JSON.stringify(table.columns.toSorted()) !== JSON.stringify(kept.columns.toSorted()))
    throw new InvalidBackup(`The backup is damaged: ${table.table} has other columns.`)
  const copying = client.query(from(copyStatement(table, 'from stdin')))
  await pipeline(Readable.from(readRows(lines)), copying).catch((error) => {
    throw isDataError(error) ? new InvalidBackup(`The backup is damaged: ${error.message}.`) : error
  })
  return copying.rowCount
}

/** SQLSTATE classes 22 (data exception) and 23 (constraint violation). */
function isDataError(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '')
}

async function* readRows(lines: Lines): AsyncGenerator<Buffer> {
  for (;;) {
    const { value } = await lines.next()
    if (value === undefined) throw new InvalidBackup('The backup is cut off.')
    if (value.equals(Buffer.from(END_OF_TABLE))) return
    yield value
  }
}

async function nextLine(lines: Lines): Promise<string> {
  const { value } = await lines.next()
  if (value === undefined) throw new InvalidBackup('The backup is cut off.')
  return value.toString()
}
