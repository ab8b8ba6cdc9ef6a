import { useDeferredValue } from 'react'
import { href } from 'react-router'
import { townNames } from '#content/map/towns.ts'
import { withPhotos } from '#operations/photos/with-photos.ts'
import { depsContext } from '../../context.ts'
import { FilterForm } from '../../sections/list-filter/filter-form.tsx'
import { type ListFilter, writeFilter } from '../../sections/list-filter/list-filter.ts'
import { NothingFound } from '../../sections/list-filter/nothing-found.tsx'
import { useListFilter } from '../../sections/list-filter/use-list-filter.ts'
import { pageMeta } from '../../sections/page-meta.ts'
import { CardGrid } from '../../sections/tour-card/card-grid.tsx'
import { cardOf, type TourCardView } from '../../sections/tour-card/card-of.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { Route } from './+types/page.ts'
import { tripEntriesOf } from './trip-entries.ts'
import { findTrips, TRIP_GROUPS, type TripEntry } from './trip-filter.ts'

export { revalidateList as shouldRevalidate } from '../../sections/list-filter/use-list-filter.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const { tours } = await withPhotos(deps)
  const trips = tours.flatMap((tour) =>
    tripEntriesOf(tour).map((entry) => {
      const { origin } = entry.keys
      const path = href('/tours/:id', { id: tour.id })
      return {
        ...entry,
        isUsualStart: origin === tour.region,
        card: cardOf(tour, deps.rules(), { origin, path }),
      }
    }),
  )
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
  const [filter, setFilter] = useListFilter(TRIP_GROUPS)
  const found = findTrips(loaderData.trips, useDeferredValue(filter))
  // Where a guest stays does not change with the search.
  const { origin } = filter.chosen
  const all: ListFilter = { query: '', chosen: { origin } }

  return (
    <div className="page wrap">
      <h1 className="trips-title">Pre-Made Trip Programs – Book Taxi with Driver</h1>
      <FilterForm
        action={href('/tours')}
        groups={TRIP_GROUPS}
        searchLabel="Search day trips"
        placeholder="Waterfall, half day"
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
            to={`${href('/tours')}?${writeFilter(all)}`}
            all="Show all day trips"
            onShowAll={() => setFilter(all)}
          >
            <LinkButton to={href('/custom-trip')}>Plan your own trip</LinkButton>
          </NothingFound>
        ) : (
          <CardGrid leads compact cards={found.map((trip) => withOrigin(trip, origin !== undefined))} />
        )}
      </section>
    </div>
  )
}

type ShownTrip = TripEntry & { isUsualStart: boolean; card: TourCardView }

/** The card of a trip. Its page opens with the town that was chosen; while none is, the card names the town. */
function withOrigin({ keys, card, isUsualStart }: ShownTrip, isChosen: boolean): TourCardView {
  const { origin } = keys
  return {
    ...card,
    ...(isChosen ? {} : { town: townNames[origin] }),
    path: isChosen || !isUsualStart ? `${card.path}?origin=${origin}` : card.path,
  }
}
