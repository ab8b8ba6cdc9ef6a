import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#adapters/database/database.ts'
import type { bookings, newsletterSubscriptions, testimonials } from '#adapters/database/schema/schema.ts'
import { containsWords } from './search.ts'

/** Which page to read: rows that contain all words, before or after the edge row of another page. */
export type PageRequest = {
  words: readonly string[]
  /** `older` rows follow the row with this id, `newer` rows come before it; the newest page when missing. */
  edge?: { side: 'older' | 'newer'; id: string } | undefined
  /** Rows per page; 25 by default. */
  size?: number
}

/** Rows, newest first, with the edge ids of the neighbouring pages; undefined at the ends of the list. */
export type Page<Row> = { rows: Row[]; newer: string | undefined; older: string | undefined }

/** The rows of a table, or those of them that meet a condition. */
type Listed = { table: typeof bookings | typeof newsletterSubscriptions | typeof testimonials; where?: SQL }

const PAGE_ROWS = 25

/**
 * Keyset pagination by the index on (`created_at`, `id`): as fast on the last page as on the first, and new rows
 * neither duplicate nor hide others.
 * @param readRows reads the rows with these ids, in any order
 * @returns `undefined` when the row at the edge is gone
 */
export async function readPage<Row extends { id: string }>(
  db: Queryable,
  listed: Listed,
  { words, edge, size = PAGE_ROWS }: PageRequest,
  readRows: (ids: string[]) => Promise<Row[]>,
): Promise<Page<Row> | undefined> {
  const ids = await listIds(db, listed, { words, edge, limit: size + 1 })
  const shown = ids.slice(0, size)
  if (edge?.side === 'newer') shown.reverse()
  const [rows, isEdgeThere] = await Promise.all([
    readRows(shown),
    // Checked after the ids were read: a row that exists now existed then.
    !edge || isThere(db, listed, edge.id),
  ])
  if (!isEdgeThere) return undefined
  // Less than a page is left: the newest page is shown in full.
  if (edge?.side === 'newer' && ids.length <= size) return readPage(db, listed, { words, size }, readRows)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    rows: shown.flatMap((id) => byId.get(id) ?? []),
    newer: edge && shown[0],
    older: edge?.side === 'newer' || ids.length > size ? shown.at(-1) : undefined,
  }
}

/** The ids of the next rows from the edge, nearest first. */
async function listIds(
  db: Queryable,
  { table, where = sql`true` }: Listed,
  { words, edge, limit }: Omit<PageRequest, 'size'> & { limit: number },
): Promise<string[]> {
  const nearest = sql.raw(edge?.side === 'newer' ? 'created_at, id' : 'created_at desc, id desc')
  const beyond = edge ? isBeyond(table, edge) : sql`true`
  const found = words.length > 0 ? containsWords(words) : sql`true`
  return idsOf(
    db,
    sql`select id from ${table} where ${where} and ${beyond} and ${found} order by ${nearest} limit ${limit}`,
  )
}

/** Beyond the edge row, whose `created_at` is read in the database: its precision exceeds JavaScript's. */
function isBeyond(table: Listed['table'], { side, id }: NonNullable<PageRequest['edge']>): SQL {
  const comes = sql.raw(side === 'older' ? '<' : '>')
  return sql`(created_at, id) ${comes} (select created_at, id from ${table} where id = ${id})`
}

async function idsOf(db: Queryable, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(query)
  return rows.map(({ id }) => id)
}

async function isThere(db: Queryable, { table }: Listed, id: string): Promise<boolean> {
  return (await idsOf(db, sql`select id from ${table} where id = ${id}`)).length > 0
}
