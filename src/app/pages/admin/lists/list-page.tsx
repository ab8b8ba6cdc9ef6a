import type { ReactNode } from 'react'
import { Form, href, Link, useLocation } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import type { ExportName } from '../export/export-columns.ts'
import { BOOKING_STATES, type StateLabel } from '../state-labels.ts'
import { FilterFields } from './filter-fields.tsx'
import { isNarrowed, listSearch } from './list-choice.ts'
import type { ShownList } from './list-request.ts'
import type { ListView } from './list-views.ts'

type ListPageProps<Row> = {
  title: string
  list: ShownList<Row>
  /** The fields that the search looks through, shown as placeholder. */
  searchFor: string
  table: ExportName
  columns: readonly string[]
  /** The text of an empty list: where its rows come from. */
  empty: string
  row: (row: Row) => ReactNode
  /** The words for the states of its bookings. */
  stateOf?: (status: BookingStatus) => StateLabel
}

const SEARCH_FORM = 'list-search'

/** One list of the dashboard: search, filter, export, rows, pages. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, list, searchFor, table, columns, empty, row, stateOf = labelOf } = props
  const { rows, query, filter, views } = list
  const { pathname } = useLocation()
  const isPart = isNarrowed(list)
  return (
    <>
      <header className="list-head">
        <h1>{title}</h1>
        <SearchForm query={query} searchFor={searchFor} key={pathname + query} />
        {rows.length > 0 && (
          <a
            className="button button--outline"
            href={href('/admin/export/:table', { table }) + listSearch(list)}
          >
            {isPart ? 'Export found' : 'Export'}
          </a>
        )}
        {/* Made anew when the address says something else, so that the fields show it. */}
        {filter && <FilterFields {...{ query, filter, stateOf }} form={SEARCH_FORM} key={listSearch(list)} />}
        {views && <Views views={views} />}
      </header>
      <section className={`rows rows--${table}`} aria-label={title}>
        {isPart && rows.length > 0 && (
          <p className="rows__found">
            <Found list={list} /> <Link to="?">Show all</Link>
          </p>
        )}
        {rows.length > 0 && (
          <>
            <div className="rows__columns" aria-hidden="true">
              {columns.map((column) => (
                <span key={column}>{column}</span>
              ))}
            </div>
            <ul>{rows.map(row)}</ul>
          </>
        )}
        {rows.length === 0 && (
          <div className="rows__empty">
            <h2>{isPart ? <>Nothing found{query && ` for “${query}”`}</> : 'Nothing here yet'}</h2>
            <p>{isPart ? <Link to="?">Show all</Link> : empty}</p>
          </div>
        )}
      </section>
      <Pages list={list} />
    </>
  )
}

function labelOf(status: BookingStatus): StateLabel {
  return BOOKING_STATES[status]
}

function SearchForm({ query, searchFor }: { query: string; searchFor: string }) {
  const { pathname, hash } = useLocation()
  return (
    <Form className="admin-search" id={SEARCH_FORM} role="search" action={pathname}>
      <Icon name="search" />
      <input
        className="control"
        type="search"
        name="q"
        defaultValue={query}
        placeholder={searchFor}
        aria-label={searchFor}
        // biome-ignore lint/a11y/noAutofocus: the key of the desk for searching leads here
        autoFocus={hash === '#search'}
        maxLength={100}
      />
    </Form>
  )
}

function Views({ views }: { views: readonly ListView[] }) {
  return (
    <nav className="list-views" aria-label="Parts of the list">
      {views.map(({ name, search, isShown }) => (
        <Link to={search || '?'} aria-current={isShown ? 'page' : undefined} key={name}>
          {name}
        </Link>
      ))}
    </nav>
  )
}

function Found<Row>({ list: { rows, query, filter, before, after } }: { list: ShownList<Row> }) {
  const order = filter?.sort === 'day' ? 'the earliest day first' : 'newest first'
  const isPaged = before !== undefined || after !== undefined
  return (
    <>
      {isPaged ? 'Found' : `${rows.length} found`}
      {query && (
        <>
          {' for '}
          <b>“{query}”</b>
        </>
      )}
      {isPaged && `, ${order}`}.
    </>
  )
}

function Pages<Row>({ list }: { list: ShownList<Row> }) {
  const { before, after, filter } = list
  if (!before && !after) return null
  const [back, on] = filter?.sort === 'day' ? ['Earlier', 'Later'] : ['Newer', 'Older']
  return (
    <nav className="admin-pages" aria-label="Pages">
      {before && (
        <LinkButton to={listSearch(list, { before })} rel="prev">
          <Icon name="chevron-left" /> {back}
        </LinkButton>
      )}
      {after && (
        <LinkButton to={listSearch(list, { after })} rel="next">
          {on} <Icon name="chevron-right" />
        </LinkButton>
      )}
    </nav>
  )
}
