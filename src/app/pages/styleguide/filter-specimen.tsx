import { useState } from 'react'
import { href } from 'react-router'
import { FilterForm } from '../../sections/list-filter/filter-form.tsx'
import { ALL, type ListFilter } from '../../sections/list-filter/list-filter.ts'
import { TRIP_GROUPS } from '../tours/trip-filter.ts'
import { Specimen } from './layout/chapter.tsx'

/** Of the specimens. */
export const DAYS = { first: '2026-01-01', last: '2099-12-31' }

export function FilterSpecimen() {
  const [filter, setFilter] = useState<ListFilter>(ALL)
  return (
    <Specimen file="sections/list-filter/filter-form.tsx">
      <FilterForm
        action={href('/tours')}
        groups={TRIP_GROUPS}
        searchLabel="Search the day trips"
        placeholder="Waterfall, train, elephants"
        days={DAYS}
        filter={filter}
        onFilter={setFilter}
      />
    </Specimen>
  )
}
