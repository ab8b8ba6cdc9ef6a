import { useState } from 'react'
import { href } from 'react-router'
import { CATEGORIES } from '#domain/catalogue/tour.ts'
import { FilterForm } from '../../sections/list-filter/filter-form.tsx'
import { ALL, type ListFilter } from '../../sections/list-filter/list-filter.ts'
import { Specimen } from './layout/chapter.tsx'

export function FilterSpecimen() {
  const [filter, setFilter] = useState<ListFilter<keyof typeof CATEGORIES>>(ALL)
  return (
    <Specimen file="sections/list-filter/filter-form.tsx">
      <FilterForm
        action={href('/tours')}
        kinds={CATEGORIES}
        searchLabel="Search the day trips"
        kindsLabel="Kind of day"
        placeholder="Waterfall, train, elephants"
        filter={filter}
        onFilter={setFilter}
      />
    </Specimen>
  )
}
