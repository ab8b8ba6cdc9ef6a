import { useDeferredValue } from 'react'
import { href } from 'react-router'
import { CATEGORIES } from '#domain/catalogue/tour.ts'
import { withPhotos } from '#operations/photos/with-photos.ts'
import { depsContext } from '../../context.ts'
import { FilterForm } from '../../sections/list-filter/filter-form.tsx'
import { ALL, filterList } from '../../sections/list-filter/list-filter.ts'
import { NothingFound } from '../../sections/list-filter/nothing-found.tsx'
import { useListFilter } from '../../sections/list-filter/use-list-filter.ts'
import { pageMeta } from '../../sections/page-meta.ts'
import { CardGrid } from '../../sections/tour-card/card-grid.tsx'
import { cardOf } from '../../sections/tour-card/card-of.ts'
import type { Route } from './+types/page.ts'
import { searchTextOf } from './trip-search.ts'

export { revalidateList as shouldRevalidate } from '../../sections/list-filter/use-list-filter.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { tours } = await withPhotos(context.get(depsContext))
  const trips = tours.map((tour) => ({
    category: tour.category,
    searchText: searchTextOf(tour),
    card: cardOf(tour, href('/tours/:id', { id: tour.id })),
  }))
  return { trips }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Day trips with driver',
    description:
      'Pre-made day trips by private car, SUV or van with driver, from Bangkok or Kanchanaburi. One price for the whole vehicle.',
    path: href('/tours'),
    publicUrl: matches[0].loaderData.publicUrl,
  })

export default function Tours({ loaderData }: Route.ComponentProps) {
  const [filter, setFilter] = useListFilter(CATEGORIES)
  const found = filterList(loaderData.trips, useDeferredValue(filter))

  return (
    <div className="page wrap">
      <header className="page-head">
        <h1 className="trips-title">Pre-Made Trip Programs – Book Taxi with Driver</h1>
        <p>Look for a place, a river, a train, or pick a kind of day.</p>
      </header>
      <FilterForm
        action={href('/tours')}
        kinds={CATEGORIES}
        searchLabel="Search day trips"
        kindsLabel="Kind of trip"
        placeholder="Waterfall, train"
        filter={filter}
        onFilter={setFilter}
      />
      <section aria-labelledby="trips-found">
        <h2 className="trips-found" id="trips-found" aria-live="polite">
          {`Available Trip Programs (${found.length})`}
        </h2>
        {found.length === 0 ? (
          <NothingFound
            title="No tours found"
            to={href('/tours')}
            all="Show all day trips"
            onShowAll={() => setFilter(ALL)}
          />
        ) : (
          <CardGrid leads cards={found.map(({ card }) => card)} />
        )}
      </section>
    </div>
  )
}
