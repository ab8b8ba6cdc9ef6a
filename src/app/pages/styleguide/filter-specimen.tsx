import { useState } from 'react'
import { href } from 'react-router'
import { FilterForm } from '../../sections/list-filter/filter-form.tsx'
import { ALL, type ListFilter } from '../../sections/list-filter/list-filter.ts'
import { TRIP_GROUPS } from '../tours/trip-filter.ts'
import { Specimen } from './layout/chapter.tsx'

export function FilterSpecimen() {
  const [filter, setFilter] = useState<ListFilter>(ALL)
  return (
    <Specimen file="sections/list-filter/filter-form.tsx">
      <FilterForm
        action={href('/tours')}
        groups={TRIP_GROUPS}
        searchLabel="Search the day trips"
        placeholder="Waterfall, train, elephants"
        filter={filter}
        onFilter={setFilter}
      />
    </Specimen>
  )
}
