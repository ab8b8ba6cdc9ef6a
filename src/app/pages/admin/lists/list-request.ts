import type { Page, PageRequest } from '#adapters/database/admin/pagination.ts'
import type { Database, Queryable } from '#adapters/database/database.ts'
import { orUnavailable } from '#app/unavailable.ts'
import { isUuid } from '#text/uuid.ts'
import { searchWords } from './search-words.ts'

/** Reads a page of one list; `undefined` when the row to go on from is gone. */
export type ReadList<Row> = (db: Queryable, asked: PageRequest) => Promise<Page<Row> | undefined>

/** What a tab shows. */
export type ShownList<Row> = Page<Row> & { query: string }

const MAX_QUERY_LENGTH = 100

/** What is searched for, as it was typed, without what cannot be typed. */
export function queryOf(url: URL): string {
  const typed = (url.searchParams.get('q') ?? '').replace(/\p{Cc}+/gu, ' ').trim()
  // By characters: half an emoji is no text.
  return Array.from(typed).slice(0, MAX_QUERY_LENGTH).join('')
}

/** The page that an address asks for: `?q=…&after=…` or `&before=…`. A row that is none leads to the newest page. */
export async function readList<Row>(list: ReadList<Row>, db: Database, url: URL): Promise<ShownList<Row>> {
  const query = queryOf(url)
  const words = searchWords(query)
  return orUnavailable(
    (async () => {
      const asked = await list(db.read, { words, edge: edgeOf(url) })
      const page = asked ?? (await list(db.read, { words }))
      return { ...(page ?? { rows: [], newer: undefined, older: undefined }), query }
    })(),
  )
}

function edgeOf({ searchParams }: URL): PageRequest['edge'] {
  const after = searchParams.get('after') ?? ''
  if (isUuid(after)) return { side: 'older', id: after }
  const before = searchParams.get('before') ?? ''
  return isUuid(before) ? { side: 'newer', id: before } : undefined
}
