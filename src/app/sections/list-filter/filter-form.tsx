import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type Kinds, kindsOf, type ListFilter } from './list-filter.ts'

type FilterFormProps<Kind extends string> = {
  action: string
  kinds: Kinds<Kind>
  /** The labels of the search field and of the kinds, for screen readers. */
  searchLabel: string
  kindsLabel: string
  placeholder: string
  filter: ListFilter<Kind>
  onFilter: (filter: ListFilter<Kind>) => void
}

/** A search form; with scripts it filters the list while the visitor types. */
export function FilterForm<Kind extends string>({
  action,
  kinds,
  searchLabel,
  kindsLabel,
  placeholder,
  filter,
  onFilter,
}: FilterFormProps<Kind>) {
  return (
    <Form className="list-filter" action={action} role="search" preventScrollReset replace>
      <div className="list-filter__search">
        <label className="visually-hidden" htmlFor="list-search">
          {searchLabel}
        </label>
        <Icon name="search" />
        <input
          className="control"
          id="list-search"
          type="search"
          name="q"
          placeholder={placeholder}
          value={filter.query}
          onChange={(event) => onFilter({ ...filter, query: event.target.value })}
        />
        <Button type="submit">Search</Button>
      </div>
      <fieldset className="chips">
        <legend className="visually-hidden">{kindsLabel}</legend>
        {[undefined, ...kindsOf(kinds)].map((kind) => (
          <label className="chip" key={kind ?? 'all'}>
            <input
              type="radio"
              name="category"
              value={kind ?? ''}
              checked={filter.category === kind}
              onChange={() => onFilter({ ...filter, category: kind })}
            />
            {kind ? kinds[kind] : 'All'}
          </label>
        ))}
      </fieldset>
    </Form>
  )
}
