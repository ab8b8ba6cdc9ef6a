import type { ReactNode } from 'react'
import { Form, href, Link, useLocation } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { ExportName } from '../export/export-columns.ts'
import type { ShownList } from './list-request.ts'

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
}

/** One list of the dashboard: search, export, rows, pages. Read-only. */
export function ListPage<Row>({ title, list, searchFor, table, columns, empty, row }: ListPageProps<Row>) {
  const { rows, query } = list
  return (
    <>
      <header className="list-head">
        <h1>{title}</h1>
        <SearchForm query={query} searchFor={searchFor} />
        {rows.length > 0 && (
          <a
            className="button button--outline"
            href={href('/admin/export/:table', { table }) + listSearch({ query })}
          >
            {query ? 'Export found' : 'Export'}
          </a>
        )}
      </header>
      <section className={`rows rows--${table}`} aria-label={title}>
        {query && rows.length > 0 && (
          <p className="rows__found">
            {resultCount(list)} <Link to="?">Show all</Link>
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
            <h2>{query ? <>Nothing found for “{query}”</> : 'Nothing here yet'}</h2>
            <p>{query ? <Link to="?">Show all</Link> : empty}</p>
          </div>
        )}
      </section>
      <Pages list={list} />
    </>
  )
}

function SearchForm({ query, searchFor }: { query: string; searchFor: string }) {
  const { pathname, hash } = useLocation()
  return (
    <Form className="admin-search" role="search" action={pathname} key={pathname + query}>
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

function resultCount<Row>({ rows, query, newer, older }: ShownList<Row>): ReactNode {
  const what = <b>“{query}”</b>
  if (newer || older) return <>Found for {what}, newest first.</>
  return (
    <>
      {rows.length} found for {what}.
    </>
  )
}

function Pages<Row>({ list: { newer, older, query } }: { list: ShownList<Row> }) {
  if (!newer && !older) return null
  return (
    <nav className="admin-pages" aria-label="Pages">
      {newer && (
        <LinkButton to={listSearch({ query, before: newer })} rel="prev">
          <Icon name="chevron-left" /> Newer
        </LinkButton>
      )}
      {older && (
        <LinkButton to={listSearch({ query, after: older })} rel="next">
          Older <Icon name="chevron-right" />
        </LinkButton>
      )}
    </nav>
  )
}

/** The query string of a list, with its `?`; empty parameters are left out. */
function listSearch({ query, ...edge }: { query: string; before?: string; after?: string }): string {
  const params = new URLSearchParams({ ...(query && { q: query }), ...edge })
  return params.size > 0 ? `?${params}` : ''
}
