import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from '../database.ts'
import type {
  bookings,
  customTripRequests,
  newsletterSubscriptions,
  taxiRequests,
  testimonials,
} from '../schema.ts'
import { containsWords } from './search.ts'

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

type ReadRows<Row> = (where: SQL | undefined, order: SQL[], limit: number) => Promise<Row[]>

const PAGE_ROWS = 25

/**
 * Reads one page by the index on (`created_at`, `id`): as fast on the last page as on the first, and without
 * rows that are shown twice or left out when new ones arrive.
 * @returns `undefined` when the row at the edge is gone
 */
export async function readPage<Row extends { id: string }>(
  db: Queryable,
  table: Listed,
  searched: SQLWrapper[],
  { words, edge, size = PAGE_ROWS }: Asked,
  read: ReadRows<Row>,
): Promise<Page<Row> | undefined> {
  const found = containsWords(searched, words)
  const newestFirst = [desc(table.createdAt), desc(table.id)]
  if (!edge) return pageOf(await read(found, newestFirst, size + 1), size, false)
  if (!(await isThere(db, table, edge.id))) return undefined

  // The place is read in the database: its times are finer than JavaScript's.
  const place = sql`(select created_at, id from ${table} where id = ${edge.id})`
  const row = sql`(${table.createdAt}, ${table.id})`
  if (edge.side === 'older') {
    return pageOf(await read(and(found, sql`${row} < ${place}`), newestFirst, size + 1), size, true)
  }
  const nearestFirst = [asc(table.createdAt), asc(table.id)]
  const newer = await read(and(found, sql`${row} > ${place}`), nearestFirst, size + 1)
  // Less than a page is left: the newest page is shown in full.
  if (newer.length <= size) return readPage(db, table, searched, { words, size }, read)
  const rows = newer.slice(0, size).reverse()
  return { rows, newer: rows[0]?.id, older: rows.at(-1)?.id }
}

function pageOf<Row extends { id: string }>(read: Row[], size: number, hasNewer: boolean): Page<Row> {
  const rows = read.slice(0, size)
  return {
    rows,
    newer: hasNewer ? rows[0]?.id : undefined,
    older: read.length > size ? rows.at(-1)?.id : undefined,
  }
}

async function isThere(db: Queryable, table: Listed, id: string): Promise<boolean> {
  const found = await db
    .select({ id: table.id })
    .from(table as typeof bookings)
    .where(eq(table.id, id))
  return found.length > 0
}
