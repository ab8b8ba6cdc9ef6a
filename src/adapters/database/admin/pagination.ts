import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#adapters/database/database.ts'
import type {
  bookings,
  customTripRequests,
  newsletterSubscriptions,
  taxiRequests,
  testimonials,
} from '#adapters/database/schema/schema.ts'
import { containsWords, hasGramsOf } from './search.ts'

/** What to list: rows that contain all the words, next to a row that stood at the edge of another page. */
export type Asked = {
  words: readonly string[]
  /** `older` rows follow the row with this id, `newer` rows come before it; the newest page when missing. */
  edge?: { side: 'older' | 'newer'; id: string } | undefined
  /** How many rows; a page for reading when missing. */
  size?: number
}

/** Rows, newest first, with the ids to ask on from: undefined where the list ends. */
export type Page<Row> = { rows: Row[]; newer: string | undefined; older: string | undefined }

type Listed =
  | typeof bookings
  | typeof customTripRequests
  | typeof newsletterSubscriptions
  | typeof taxiRequests
  | typeof testimonials

const PAGE_ROWS = 25
/** How many pages are looked through for a word before the index is asked for it. */
const NEAR_PAGES = 80

/**
 * Reads one page by the index on (`created_at`, `id`): as fast on the last page as on the first, and without
 * rows that are shown twice or left out when new ones arrive.
 * @param readRows reads the rows with these ids, in any order
 * @returns `undefined` when the row at the edge is gone
 */
export async function readPage<Row extends { id: string }>(
  db: Queryable,
  table: Listed,
  { words, edge, size = PAGE_ROWS }: Asked,
  readRows: (ids: string[]) => Promise<Row[]>,
): Promise<Page<Row> | undefined> {
  const ids = await listIds(db, table, { words, edge, limit: size + 1 })
  const shown = ids.slice(0, size)
  if (edge?.side === 'newer') shown.reverse()
  const [rows, isEdgeThere] = await Promise.all([
    readRows(shown),
    // Asked after the ids: a row that is there now was there when they were read.
    !edge || isThere(db, table, edge.id),
  ])
  if (!isEdgeThere) return undefined
  // Less than a page is left: the newest page is shown in full.
  if (edge?.side === 'newer' && ids.length <= size) return readPage(db, table, { words, size }, readRows)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    rows: shown.flatMap((id) => byId.get(id) ?? []),
    newer: edge && shown[0],
    older: edge?.side === 'newer' || ids.length > size ? shown.at(-1) : undefined,
  }
}

/**
 * The ids of the next rows from the edge, nearest first. Words that many rows have are found in the nearest of them;
 * for others the index gives all rows that may have them.
 */
async function listIds(
  db: Queryable,
  table: Listed,
  { words, edge, limit }: Omit<Asked, 'size'> & { limit: number },
): Promise<string[]> {
  const nearest = sql.raw(edge?.side === 'newer' ? 'created_at, id' : 'created_at desc, id desc')
  const next = sql`from ${table} where ${edge ? isBeyond(table, edge) : true}`
  if (words.length === 0) return idsOf(db, sql`select id ${next} order by ${nearest} limit ${limit}`)

  const near = limit * NEAR_PAGES
  const found = await idsOf(
    db,
    sql`select id from (select id, created_at, search_text ${next} order by ${nearest} limit ${near}) near
      where ${containsWords(words)} order by ${nearest} limit ${limit}`,
  )
  if (found.length === limit) return found
  const further = await idsOf(db, sql`select id ${next} order by ${nearest} limit 1 offset ${near}`)
  if (further.length === 0) return found
  // The offset keeps the planner from walking through the rows in their order, which it does for short words.
  return idsOf(
    db,
    sql`select id from (select id, created_at ${next} and ${containsWords(words)} and ${hasGramsOf(words)} offset 0) found
      order by ${nearest} limit ${limit}`,
  )
}

/** On the asked side of the row at the edge, whose place is read in the database: its times are finer than JavaScript's. */
function isBeyond(table: Listed, { side, id }: NonNullable<Asked['edge']>): SQL {
  const comes = sql.raw(side === 'older' ? '<' : '>')
  return sql`(created_at, id) ${comes} (select created_at, id from ${table} where id = ${id})`
}

async function idsOf(db: Queryable, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(query)
  return rows.map(({ id }) => id)
}

async function isThere(db: Queryable, table: Listed, id: string): Promise<boolean> {
  return (await idsOf(db, sql`select id from ${table} where id = ${id}`)).length > 0
}
