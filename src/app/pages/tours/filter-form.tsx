import { Form, href } from 'react-router'
import { CATEGORIES } from '#domain/tour.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { KINDS, type TripFilter } from './trip-filter.ts'

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
          placeholder="Waterfall, train"
          value={filter.query}
          onChange={(event) => onFilter({ ...filter, query: event.target.value })}
        />
        <Button type="submit">Search</Button>
      </div>
      <fieldset className="chips">
        <legend className="visually-hidden">Kind of trip</legend>
        {[undefined, ...KINDS].map((kind) => (
          <label className="chip" key={kind ?? 'all'}>
            <input
              type="radio"
              name="category"
              value={kind ?? ''}
              checked={filter.category === kind}
              onChange={() => onFilter({ ...filter, category: kind })}
            />
            {kind ? CATEGORIES[kind] : 'All'}
          </label>
        ))}
      </fieldset>
    </Form>
  )
}
