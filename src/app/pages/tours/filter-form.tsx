import { Form, href } from 'react-router'
import { CATEGORIES, type CategoryKey } from '#domain/tour.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { TripFilter } from './trip-filter.ts'

const CHOICES = [[undefined, 'All'], ...(Object.entries(CATEGORIES) as [CategoryKey, string][])] as const

type FilterFormProps = { filter: TripFilter; onFilter: (filter: TripFilter) => void }

/** A plain search form that answers while one types, where scripts run. */
export function FilterForm({ filter, onFilter }: FilterFormProps) {
  return (
    <Form className="trip-filter" action={href('/tours')} role="search" preventScrollReset replace>
      <div className="trip-filter__search">
        <label className="visually-hidden" htmlFor="trip-search">
          Search day trips
        </label>
        <Icon name="search" />
        <input
          className="control"
          id="trip-search"
          type="search"
          name="q"
          placeholder="Waterfall, train, elephants"
          value={filter.query}
          onChange={(event) => onFilter({ ...filter, query: event.target.value })}
        />
        <Button type="submit">Search</Button>
      </div>
      <fieldset className="chips">
        <legend className="visually-hidden">Kind of trip</legend>
        {CHOICES.map(([key, label]) => (
          <label className="chip" key={label}>
            <input
              type="radio"
              name="category"
              value={key ?? ''}
              checked={filter.category === key}
              onChange={() => onFilter({ ...filter, category: key })}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </Form>
  )
}
