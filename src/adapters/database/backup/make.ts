import { to } from 'pg-copy-streams'
import { openDedicatedConnection } from '#adapters/database/dedicated-connection.ts'
import { END_OF_TABLE, type RowCounts, written } from './format.ts'
import { copyOf, backedUpTables, newestMigration } from './tables.ts'

/**
 * Everything that the database holds at one moment, piece by piece as described in `file.ts`; the site may go on
 * storing meanwhile.
 * @param url of a database that is up to date
 * @returns in the end how many rows of each table there are
 * @throws the database's own error
 */
export async function* makeBackup(url: string, madeAt: Date): AsyncGenerator<string | Buffer, RowCounts> {
  const client = await openDedicatedConnection(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    const migration = await newestMigration(client)
    yield written({ backup: 'saphan', migration, madeAt: madeAt.toISOString() })
    const rows: RowCounts = {}
    for (const table of backedUpTables) {
      yield written(table)
      const copying = client.query(to(copyOf(table, 'to stdout')))
      yield* copying
      yield END_OF_TABLE
      rows[table.table] = copying.rowCount
    }
    yield written({ rows })
    return rows
  } finally {
    await client.end()
  }
}
