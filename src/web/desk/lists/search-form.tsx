import { Form, useLocation } from 'react-router'
import { Icon } from '../../ui/icon.tsx'

/** The id of the form; the fields of a filter belong to it too. */
export const SEARCH_FORM = 'list-search'

export function SearchForm({ query, searchFor }: { query: string; searchFor: string }) {
  const { pathname, hash } = useLocation()
  return (
    <Form className="admin-search relative" id={SEARCH_FORM} role="search" action={pathname}>
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
