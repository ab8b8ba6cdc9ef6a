import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BookingKind } from '#bookings/booking-kind.rules.ts'
import type { BookingStatus } from '#bookings/booking-status.rules.ts'
import type { BookingPageRequest } from '#bookings/desk-lists/booking-list.store.ts'
import { type ListedBooking, listBookings } from '#bookings/desk-lists/bookings.store.ts'
import { listFoundElsewhere } from '#bookings/desk-lists/found-elsewhere.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Page, PageRequest } from '#platform/database/pagination.ts'
import type { Deps } from '#platform/deps.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import type { Markup } from '../../parts/static-markup.tsx'
import { renderMarkup } from '../../shell/render-markup.tsx'
import { orUnavailable } from '../../shell/unavailable.ts'
import { bookingState, type StateLabel } from '../labels/state-labels.ts'
import { Elsewhere, MOST_ELSEWHERE } from './elsewhere.tsx'
import { FilterFields } from './filter-fields.tsx'
import { type BookingFilter, type ListChoice, listSearch } from './list-address.ts'
import { askedBy, filterOf, queryOf } from './list-choice.ts'
import { type ListView, viewsOf } from './list-views.ts'
import { searchWords } from './search-words.ts'

/** Reads a page of one list; `undefined` when the row to go on from is gone. */
export type ReadList<Row, Asked = PageRequest> = (
  db: Queryable,
  asked: Asked,
) => Promise<Page<Row> | undefined>

/** A page of a list as it is shown, with what was asked of it. Its rows never change in the browser. */
export type ShownList = ListChoice &
  Omit<Page<unknown>, 'rows'> & {
    rowCount: number
    rows: Markup
    tools?: Markup
    elsewhere?: Markup | undefined
  }

type RowOf<Row> = (row: Row) => ReactNode

/** The page that an address asks for: `?q=…&after=…` or `&before=…`. An id that is not in the list leads to the first page. */
export async function readList<Row>(
  list: ReadList<Row>,
  { db }: Pick<Deps, 'db'>,
  url: URL,
  rowOf: RowOf<Row>,
): Promise<ShownList> {
  return readChosen(list, db.read, { query: queryOf(url.searchParams) }, url, rowOf)
}

/** A page of a list of bookings, which has a filter too: `?state=…&from=…&to=…&sort=day`. */
export async function readBookingList<Kind extends BookingKind>(
  kind: Kind,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  url: URL,
  rowOf: RowOf<ListedBooking<Kind>>,
): Promise<ShownList> {
  const list: ReadList<ListedBooking<Kind>, BookingPageRequest> = (read, asked) =>
    listBookings(read, kind, asked)
  const stateOf = (status: BookingStatus) => bookingState({ kind, status })
  const choice = { query: queryOf(url.searchParams), filter: filterOf(url.searchParams) }
  const [shown, found] = await Promise.all([
    readChosen(list, db.read, choice, url, rowOf),
    foundElsewhere(db.read, kind, choice.query),
  ])
  const views = viewsOf(choice, bangkokDay(now()))
  const tools = renderListTools(url.pathname, { ...choice, views, stateOf })
  const elsewhere =
    found.length > 0
      ? renderMarkup(url.pathname + url.search, <Elsewhere found={found} query={choice.query} />)
      : undefined
  return { ...shown, tools, elsewhere }
}

async function foundElsewhere(db: Queryable, kind: BookingKind, query: string) {
  const words = searchWords(query)
  if (words.length === 0) return []
  return orUnavailable(listFoundElsewhere(db, { words, kind, limit: MOST_ELSEWHERE + 1 }))
}

async function readChosen<Row>(
  list: ReadList<Row, BookingPageRequest>,
  db: Queryable,
  choice: ListChoice,
  url: URL,
  rowOf: RowOf<Row>,
): Promise<ShownList> {
  const asked = { words: searchWords(choice.query), ...askedBy(choice) }
  const page = await orUnavailable(
    (async () => (await list(db, { ...asked, edge: edgeOf(url) })) ?? (await list(db, asked)))(),
  )
  const { rows, ...edges } = page ?? { rows: [], before: undefined, after: undefined }
  // Every form of a row comes back here, so its address has what the list knows, and nothing else that was asked for.
  const here = url.pathname + listSearch(choice, edgeParameters(edgeOf(url)))
  const markup = renderMarkup(here, <ul>{rows.map(rowOf)}</ul>)
  return { ...choice, ...edges, rowCount: rows.length, rows: markup }
}

function edgeParameters(edge: PageRequest['edge']): { before?: string; after?: string } {
  return edge ? { [edge.side]: edge.id } : {}
}

function edgeOf({ searchParams }: URL): PageRequest['edge'] {
  const after = searchParams.get('after') ?? ''
  if (isUuid(after)) return { side: 'after', id: after }
  const before = searchParams.get('before') ?? ''
  return isUuid(before) ? { side: 'before', id: before } : undefined
}

type ListTools = {
  query: string
  filter: BookingFilter
  views: readonly ListView[]
  /** The words for the states of its bookings. */
  stateOf: (status: BookingStatus) => StateLabel
}

/** The filter of a list of bookings and the links to its parts. */
function renderListTools(path: string, { views, ...fields }: ListTools): Markup {
  return renderMarkup(
    path,
    <>
      <FilterFields {...fields} />
      <nav className="list-views cluster gap-x-4" aria-label="Parts of the list">
        {views.map(({ name, search, isShown }) => (
          <Link to={search || '?'} aria-current={isShown ? 'page' : undefined} key={name}>
            {name}
          </Link>
        ))}
      </nav>
    </>,
  )
}
