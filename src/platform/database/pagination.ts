import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import type { bookings, newsletterSubscriptions, testimonials } from './schema/schema.ts'
import { containsWords } from './search.ts'

/** Which page to read: rows that contain all words, before or after the edge row of another page. */
export type PageRequest = {
  words: readonly string[]
  /** The rows that follow the row with this id, or those that come before it; the first page when missing. */
  edge?: { side: 'after' | 'before'; id: string } | undefined
  /** Rows per page; 25 by default. */
  size?: number
}

/** Rows with the ids at the edges of the neighbouring pages; undefined at the ends of the list. */
export type Page<Row> = { rows: Row[]; before: string | undefined; after: string | undefined }

type Table = typeof bookings | typeof newsletterSubscriptions | typeof testimonials

/** Columns or expressions with an index that say the place of each row without a tie, all in one direction. */
type Order = { keys: readonly SQLWrapper[]; direction: 'asc' | 'desc' }

/** The rows of a table, or those of them that meet a condition; the newest first, or in another order. */
export type Listed = { table: Table; where?: SQL | undefined; order?: Order | undefined }

const PAGE_ROWS = 25

/**
 * Keyset pagination by the index of the order: as fast on the last page as on the first, and new rows neither duplicate
 * nor hide others.
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
  if (edge?.side === 'before') shown.reverse()
  const [rows, isEdgeThere] = await Promise.all([
    readRows(shown),
    // Checked after the ids were read: a row that exists now existed then.
    !edge || isThere(db, listed, edge.id),
  ])
  if (!isEdgeThere) return undefined
  // Less than a page is left: the first page is shown in full.
  if (edge?.side === 'before' && ids.length <= size) return readPage(db, listed, { words, size }, readRows)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    rows: shown.flatMap((id) => byId.get(id) ?? []),
    before: edge && shown[0],
    after: edge?.side === 'before' || ids.length > size ? shown.at(-1) : undefined,
  }
}

/** The ids of the next rows from the edge, nearest first. */
async function listIds(
  db: Queryable,
  { table, where = sql`true`, order = newestFirst(table) }: Listed,
  { words, edge, limit }: Omit<PageRequest, 'size'> & { limit: number },
): Promise<string[]> {
  const isDown = (order.direction === 'desc') === (edge?.side !== 'before')
  const nearest = sql.join(
    order.keys.map((key) => (isDown ? desc(key) : asc(key))),
    sql`, `,
  )
  const beyond = edge ? isBeyond(table, order, edge.id, isDown) : sql`true`
  // In this order by `case`: PostgreSQL would search the texts of all kinds of bookings first, which takes three times as long.
  const found = words.length > 0 ? sql`case when ${where} then ${containsWords(words)} end` : sql`true`
  return idsOf(
    db,
    sql`select id from ${table} where ${where} and ${beyond} and ${found} order by ${nearest} limit ${limit}`,
  )
}

function newestFirst({ createdAt, id }: Table): Order {
  return { keys: [createdAt, id], direction: 'desc' }
}

/** Beyond the edge row, whose keys are read in the database: its times are more precise than JavaScript's. */
function isBeyond(table: Table, { keys }: Order, id: string, isDown: boolean): SQL {
  const row = sql.join([...keys], sql`, `)
  return sql`(${row}) ${sql.raw(isDown ? '<' : '>')} (select ${row} from ${table} where id = ${id})`
}

async function idsOf(db: Queryable, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(query)
  return rows.map(({ id }) => id)
}

async function isThere(db: Queryable, { table }: Listed, id: string): Promise<boolean> {
  return (await idsOf(db, sql`select id from ${table} where id = ${id}`)).length > 0
}
