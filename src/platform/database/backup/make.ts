import { to } from 'pg-copy-streams'
import { openDedicatedConnection } from '../dedicated-connection.ts'
import { END_OF_TABLE, type RowCounts, serializeLine } from './format.ts'
import { backedUpTables, copyStatement, newestMigration } from './tables.ts'

/**
 * Streams a consistent snapshot of the database in the format of `format.ts`, while the site keeps running.
 * @param url of a migrated database
 * @returns the number of rows of each table
 * @throws the database's own error
 */
export async function* makeBackup(url: string, madeAt: Date): AsyncGenerator<string | Buffer, RowCounts> {
  const client = await openDedicatedConnection(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    const migration = await newestMigration(client)
    yield serializeLine({ backup: 'saphan', migration, madeAt: madeAt.toISOString() })
    const rows: RowCounts = {}
    for (const table of backedUpTables) {
      yield serializeLine(table)
      const copying = client.query(to(copyStatement(table, 'to stdout')))
      yield* copying
      yield END_OF_TABLE
      rows[table.table] = copying.rowCount
    }
    yield serializeLine({ rows })
    return rows
  } finally {
    await client.end()
  }
}
