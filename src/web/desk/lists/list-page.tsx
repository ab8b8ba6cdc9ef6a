import { href, Link, useLocation } from 'react-router'
import { StaticMarkup } from '../../parts/static-markup.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ExportName } from '../export/export-columns.ts'
import { isNarrowed, listSearch } from './list-address.ts'
import type { ShownList } from './list-request.tsx'
import { SearchForm } from './search-form.tsx'

type ListPageProps = {
  title: string
  list: ShownList
  /** The fields that the search looks through, shown as placeholder. */
  searchFor: string
  table: ExportName
  columns: readonly string[]
  /** The text of an empty list: where its rows come from. */
  empty: string
}

/** One list of the dashboard: search, filter, export, rows, pages. */
export function ListPage({ title, list, searchFor, table, columns, empty }: ListPageProps) {
  const { rowCount, rows, query, tools, elsewhere } = list
  const { pathname } = useLocation()
  const isPart = isNarrowed(list)
  return (
    <>
      <header className="list-head cluster middle gap-8 gap-x-12">
        <h1 className="shrink">{title}</h1>
        <SearchForm query={query} searchFor={searchFor} key={pathname + query} />
        {rowCount > 0 && (
          <a
            className="button button--outline"
            href={href('/admin/export/:table', { table }) + listSearch(list)}
          >
            {isPart ? 'Export found' : 'Export'}
          </a>
        )}
        {tools && <StaticMarkup markup={tools} />}
      </header>
      <section className={`raised rows rows--${table}`} aria-label={title}>
        {isPart && rowCount > 0 && (
          <p className="rows__found pad-row break">
            <Found list={list} /> <Link to="?">Show all</Link>
          </p>
        )}
        {rowCount > 0 && (
          <>
            <div className="rows__columns muted medium size-meta grid middle gap-x-16" aria-hidden="true">
              {columns.map((column) => (
                <span key={column}>{column}</span>
              ))}
            </div>
            <StaticMarkup markup={rows} />
          </>
        )}
        {rowCount === 0 && (
          <div className="rows__empty pad-24 break align-centre">
            <h2>
              {isPart ? (
                <>
                  Nothing found{query && ` for “${query}”`}
                  {elsewhere && ` in ${title}`}
                </>
              ) : (
                'Nothing here yet'
              )}
            </h2>
            <p className="muted above-8">{isPart ? <Link to="?">Show all</Link> : empty}</p>
          </div>
        )}
      </section>
      {elsewhere && <StaticMarkup markup={elsewhere} />}
      <Pages list={list} />
    </>
  )
}

function Found({ list: { rowCount, query, filter, before, after } }: { list: ShownList }) {
  const order = filter?.sort === 'day' ? 'the earliest day first' : 'newest first'
  const isPaged = before !== undefined || after !== undefined
  return (
    <>
      {isPaged ? 'Found' : `${rowCount} found`}
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

function Pages({ list }: { list: ShownList }) {
  const { before, after, filter } = list
  if (!before && !after) return null
  const [back, on] = filter?.sort === 'day' ? ['Earlier', 'Later'] : ['Newer', 'Older']
  return (
    <nav className="flex gap-8" aria-label="Pages">
      {before && (
        <LinkButton to={listSearch(list, { before })} rel="prev">
          <Icon name="chevron-left" /> {back}
        </LinkButton>
      )}
      {after && (
        <LinkButton to={listSearch(list, { after })} rel="next" className="to-end">
          {on} <Icon name="chevron-right" />
        </LinkButton>
      )}
    </nav>
  )
}
