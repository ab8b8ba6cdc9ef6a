import { useDeferredValue } from 'react'
import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { tours } from '#content/catalogue.ts'
import { pageTitle } from '../../sections/page-title.ts'
import { CardGrid } from '../../sections/tour-card/card-grid.tsx'
import { cardOf } from '../../sections/tour-card/card-of.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { Route } from './+types/page.ts'
import { FilterForm } from './filter-form.tsx'
import { filterTrips, searchTextOf } from './trip-filter.ts'
import { useTripFilter } from './use-trip-filter.ts'

export function loader() {
  const trips = tours.map((tour) => ({
    category: tour.category,
    searchText: searchTextOf(tour),
    card: cardOf(tour, href('/tours/:id', { id: tour.id })),
  }))
  return { trips }
}

/** Searching needs no request: the page already has every trip. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Day trips with driver') },
  {
    name: 'description',
    content:
      'Pre-made day trips by private car, SUV or van with driver, from Bangkok or Kanchanaburi. One price for the whole vehicle.',
  },
]

export default function Tours({ loaderData }: Route.ComponentProps) {
  const [filter, setFilter] = useTripFilter()
  const found = filterTrips(loaderData.trips, useDeferredValue(filter))

  return (
    <div className="page wrap">
      <header className="page-head">
        <h1 className="trips-title">Pre-Made Trip Programs – Book Taxi with Driver</h1>
        <p>Look for a place, a river, a train, or pick a kind of day.</p>
      </header>
      <FilterForm filter={filter} onFilter={setFilter} />
      <section aria-labelledby="trips-found">
        <h2 className="trips-found" id="trips-found" aria-live="polite">
          {`Available Trip Programs (${found.length})`}
        </h2>
        {found.length === 0 ? (
          <div className="no-trips">
            <h3>No tours found</h3>
            <p>Try adjusting your search or filter criteria</p>
            <LinkButton to={href('/tours')} replace preventScrollReset>
              Show all day trips
            </LinkButton>
          </div>
        ) : (
          <CardGrid cards={found.map(({ card }) => card)} />
        )}
      </section>
    </div>
  )
}
