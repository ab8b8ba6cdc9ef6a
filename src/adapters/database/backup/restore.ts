import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { from } from 'pg-copy-streams'
import { openDedicatedConnection } from '#adapters/database/dedicated-connection.ts'
import type { Queryable } from '../database.ts'
import { pg } from '../postgres-client.ts'
import {
  parseHeader,
  END_OF_TABLE,
  linesOf,
  type RowCounts,
  type Table,
  parseTableOrFooter,
  InvalidBackup,
} from './format.ts'
import { copyOf, backedUpTables, named, newestMigration } from './tables.ts'

type Lines = AsyncGenerator<Buffer, undefined>

/** What a restore does besides, in the same transaction. */
type Besides<Kept> = {
  /** Removes what is there; without it the database must hold nothing. */
  replace: boolean
  /** Reads what must not be lost, before anything is removed; nobody else writes any more. */
  keep(tx: Queryable): Promise<Kept>
  /** Works when all is there, as it was when the backup was made. */
  finish(tx: Queryable, kept: Kept, madeAt: Date): Promise<void>
}

const LOCK_TIMEOUT = '10s'

/** What the site itself can neither change nor empty. */
const RECORDS = ['audit_log', 'status_changes', 'erasures']

const allTables = backedUpTables.map(({ table }) => named(table)).join(', ')

/**
 * Puts everything of a backup into a database, in one transaction: afterwards it is all there, or nothing changed.
 * The site may run meanwhile; its guests wait until it is done.
 * @returns how many rows of each table were restored
 * @throws {InvalidBackup} when the file or the database is not fit for it
 */
export async function restoreBackup<Kept>(
  url: string,
  file: AsyncIterable<Buffer>,
  { replace, keep, finish }: Besides<Kept>,
): Promise<RowCounts> {
  const client = await openDedicatedConnection(url)
  try {
    await client.query(`begin; set local lock_timeout = '${LOCK_TIMEOUT}'`)
    const lines = linesOf(file)
    const { migration, madeAt } = parseHeader(await nextLine(lines))
    await checkVersion(client, migration)
    await client.query(`lock table ${allTables} in access exclusive mode`)
    const kept = await keep(drizzle({ client }))
    await makeRoom(client, replace)
    const rows = await fill(client, lines)
    await finish(drizzle({ client }), kept, new Date(madeAt))
    await client.query('commit')
    return rows
  } finally {
    // Without a commit nothing has happened.
    await client.end()
  }
}

async function checkVersion(client: pg.Client, migration: number): Promise<void> {
  const here = await newestMigration(client)
  if (migration === here) return
  const age = migration < here ? 'an older' : 'a newer'
  throw new InvalidBackup(
    `The backup was made by ${age} version of the site. Restore it with that version, into a new DATA_DIR or database; then start this one.`,
  )
}

async function makeRoom(client: pg.Client, replace: boolean): Promise<void> {
  if (replace) {
    // The records may only be added to; those that must not be lost have been read, and are put back.
    const switchRules = (how: 'disable' | 'enable') =>
      RECORDS.map((table) => `alter table ${table} ${how} trigger ${table}_never_emptied;`).join('')
    await client.query(`${switchRules('disable')} truncate ${allTables}; ${switchRules('enable')}`)
    return
  }
  const filled = backedUpTables.map(({ table }) => `exists (select from ${named(table)})`).join(' or ')
  const { rows } = await client.query(`select ${filled} as filled`)
  if (rows[0]?.filled)
    throw new InvalidBackup('The database is not empty. With --replace everything in it is removed first.')
}

async function fill(client: pg.Client, lines: Lines): Promise<RowCounts> {
  const restored: RowCounts = {}
  for (;;) {
    const said = parseTableOrFooter(await nextLine(lines))
    if ('rows' in said) {
      checkComplete(said.rows, restored)
      return restored
    }
    restored[said.table] = await fillTable(client, said, lines)
  }
}

/** Every table is there, if only with no rows, and has as many rows as the end of the file says. */
function checkComplete(rows: RowCounts, restored: RowCounts): void {
  const missing = backedUpTables.map(({ table }) => table).filter((table) => !(table in restored))
  if (missing.length > 0)
    throw new InvalidBackup(`The backup is damaged: tables are missing (${missing.join(', ')}).`)
  if (JSON.stringify(rows) !== JSON.stringify(restored))
    throw new InvalidBackup('The backup is damaged: rows are missing.')
}

async function fillTable(client: pg.Client, table: Table, lines: Lines): Promise<number> {
  const kept = backedUpTables.find(({ table: name }) => name === table.table)
  if (!kept) throw new InvalidBackup(`The backup is damaged: there is no table ${table.table}.`)
  if (JSON.stringify(table.columns) !== JSON.stringify(kept.columns))
    throw new InvalidBackup(`The backup is damaged: ${table.table} has other columns.`)
  const copying = client.query(from(copyOf(table, 'from stdin')))
  await pipeline(Readable.from(rowsIn(lines)), copying).catch((error) => {
    throw isAboutRows(error) ? new InvalidBackup(`The backup is damaged: ${error.message}.`) : error
  })
  return copying.rowCount
}

/** Classes 22 and 23 of PostgreSQL's error codes: what a row holds is no such value, or breaks a rule of the table. */
function isAboutRows(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '')
}

async function* rowsIn(lines: Lines): AsyncGenerator<Buffer> {
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
