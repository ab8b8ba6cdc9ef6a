import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { to } from 'pg-copy-streams'
import { END_OF_TABLE, type RowCounts, serializeLine, type Table } from '#adapters/database/backup/format.ts'
import { copyStatement } from '#adapters/database/backup/tables.ts'
import { TEST_NOW } from '../site.ts'
import type { emptyDatabase } from './empty-database.ts'

const JOURNAL = 'src/adapters/database/migrations/meta/_journal.json'
/** Not in a backup of any version. */
const EXCLUDED = ['last_times', 'rate_limits']

/** The backup that the version before this migration made of its database. */
export async function backupOfVersionBefore(
  { client }: Awaited<ReturnType<typeof emptyDatabase>>,
  migration: string,
): Promise<Buffer> {
  const { entries }: { entries: { tag: string; when: number }[] } = JSON.parse(readFileSync(JOURNAL, 'utf8'))
  const newest = entries[entries.findIndex(({ tag }) => tag.endsWith(migration)) - 1]
  if (!newest) throw new Error(`nothing is before ${migration}`)
  const madeAt = new Date(TEST_NOW).toISOString()
  const parts = [Buffer.from(serializeLine({ backup: 'saphan', migration: newest.when, madeAt }))]
  const counts: RowCounts = {}
  const { rows: tables } = await client.query<Table>(
    `select table_name::text as table, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' and table_name <> all($1) group by table_name`,
    [EXCLUDED],
  )
  for (const table of tables) {
    const copying = client.query(to(copyStatement(table, 'to stdout')))
    parts.push(Buffer.from(serializeLine(table)), await buffer(copying), Buffer.from(END_OF_TABLE))
    counts[table.table] = copying.rowCount
  }
  return Buffer.concat([...parts, Buffer.from(serializeLine({ rows: counts }))])
}
