import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { FilterGroup, FilterGroups, ListFilter } from './list-filter.ts'

type FilterFormProps = {
  action: string
  groups: FilterGroups
  /** The label of the search field, for screen readers. */
  searchLabel: string
  placeholder: string
  filter: ListFilter
  onFilter: (filter: ListFilter) => void
}

/** A search form; with scripts it filters the list while the visitor types. */
export function FilterForm({ action, groups, searchLabel, placeholder, filter, onFilter }: FilterFormProps) {
  const { query, chosen } = filter
  return (
    // Autocomplete is off because the browser would restore a choice without telling React.
    <Form className="list-filter" action={action} role="search" autoComplete="off" preventScrollReset replace>
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
          value={query}
          onChange={(event) => onFilter({ ...filter, query: event.target.value })}
        />
        <Button type="submit">Search</Button>
      </div>
      {Object.entries(groups).map(([name, group]) => {
        const Choice = group.look === 'chips' ? Chips : Select
        return (
          <Choice
            key={name}
            name={name}
            group={group}
            chosen={chosen[name] ?? ''}
            onChoose={(key) => onFilter({ query, chosen: { ...chosen, [name]: key || undefined } })}
          />
        )
      })}
    </Form>
  )
}

type ChoiceProps = {
  name: string
  group: FilterGroup
  /** The chosen key; empty for everything. */
  chosen: string
  onChoose: (key: string) => void
}

function Chips({ name, group: { label, any, options }, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset className="chips">
      <legend className="visually-hidden">{label}</legend>
      {Object.entries({ '': any, ...options }).map(([key, text]) => (
        <label className="chip" key={key}>
          <input
            type="radio"
            name={name}
            value={key}
            checked={chosen === key}
            onChange={() => onChoose(key)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}

function Select({ name, group: { label, any, options }, chosen, onChoose }: ChoiceProps) {
  return (
    <label className={chosen ? 'filter-select filter-select--chosen' : 'filter-select'}>
      <span>{label}</span>
      <select name={name} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {Object.entries({ '': any, ...options }).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </label>
  )
}
