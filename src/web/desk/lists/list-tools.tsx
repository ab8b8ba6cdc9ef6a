import { Link } from 'react-router'
import type { BookingStatus } from '#bookings/booking-status.rules.ts'
import type { Markup } from '../../parts/static-markup.tsx'
import { renderMarkup } from '../../shell/render-markup.tsx'
import type { StateLabel } from '../labels/state-labels.ts'
import { FilterFields } from './filter-fields.tsx'
import type { BookingFilter } from './list-address.ts'
import type { ListView } from './list-views.ts'

export type ListTools = {
  query: string
  filter: BookingFilter
  views: readonly ListView[]
  /** The words for the states of its bookings. */
  stateOf: (status: BookingStatus) => StateLabel
}

/** The filter of a list of bookings and the links to its parts. */
export function renderListTools(path: string, { views, ...fields }: ListTools): Markup {
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
