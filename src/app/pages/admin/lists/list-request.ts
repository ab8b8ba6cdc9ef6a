import type { Page, PageRequest } from '#adapters/database/admin/pagination.ts'
import type { Database, Queryable } from '#adapters/database/database.ts'
import { orUnavailable } from '#app/unavailable.ts'
import { isUuid } from '#text/uuid.ts'
import { searchWords } from './search-words.ts'

/** Reads a page of one list; `undefined` when the row to go on from is gone. */
export type ReadList<Row> = (db: Queryable, asked: PageRequest) => Promise<Page<Row> | undefined>

/** A page of a list with the search that found it. */
export type ShownList<Row> = Page<Row> & { query: string }

const MAX_QUERY_LENGTH = 100

/** The search text as typed, without control characters. */
export function queryOf(url: URL): string {
  const typed = (url.searchParams.get('q') ?? '').replace(/\p{Cc}+/gu, ' ').trim()
  // Cut by code points, so that no emoji is split.
  return Array.from(typed).slice(0, MAX_QUERY_LENGTH).join('')
}

/** The page that an address asks for: `?q=…&after=…` or `&before=…`. An id that is not in the list leads to the newest page. */
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
