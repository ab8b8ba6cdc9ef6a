import { useDeferredValue } from 'react'
import { data, href, Link, useNavigation } from 'react-router'
import { listRemoteTours } from '#catalogue/list-remote-tours.ts'
import { withPhotos } from '#catalogue/photos/with-photos.ts'
import { EVERY_TRIP } from '#content/catalogue/every-trip.ts'
import { townNames } from '#content/map/towns.ts'
import { daysAhead } from '#fleet/availability/availability-query.rules.ts'
import { findTripsOnDay } from '#fleet/availability/find-trips-on-day.ts'
import { findRatingsOfTrips } from '#guests/reviews/public-reviews.ts'
import { counted } from '#platform/text/counted.ts'
import { formatDay, type PlainDate } from '#platform/time/calendar.ts'
import { pageMeta } from '../../parts/head/page-meta.ts'
import { FilterForm } from '../../parts/list-filter/filter-form.tsx'
import { type ListFilter, readDay, writeFilter } from '../../parts/list-filter/list-filter.ts'
import { NothingFound } from '../../parts/list-filter/nothing-found.tsx'
import { useListFilter } from '../../parts/list-filter/use-list-filter.ts'
import { CardGrid } from '../../parts/tour-card/card-grid.tsx'
import type { TourCardView } from '../../parts/tour-card/card-of.ts'
import { findTrips, TRIP_GROUPS } from '../../parts/trip-list/trip-filter.ts'
import { tripQuery } from '../../parts/trip-query.ts'
import { depsContext } from '../../shell/context.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { Route } from './+types/page.ts'
import { dayViewOf, type ListedTrip, listedRemoteTrip, listedTrips } from './listed-trips.ts'

export { revalidateList as shouldRevalidate } from '../../parts/list-filter/use-list-filter.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const asked = readDay(url.searchParams, 'date')
  const [{ tours }, day, remote, ratings] = await Promise.all([
    withPhotos(deps),
    asked ? findTripsOnDay(deps, asked) : undefined,
    listRemoteTours(deps),
    asked ? findRatingsOfTrips(deps) : new Map(),
  ])
  const trips = listedTrips(tours, deps.rules(), day, ratings).concat((remote ?? []).map(listedRemoteTrip))
  // A list without the remote tours, because their source failed, must not be cached.
  return data(
    { trips, day: dayViewOf(asked, day), days: daysAhead(deps.now()) },
    remote ? {} : { headers: { 'cache-control': 'no-store' } },
  )
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Day trips with driver',
    description:
      'Pre-made day trips by private car, SUV or van with driver, from Bangkok or Kanchanaburi. One price for the whole vehicle.',
    path: href('/tours'),
    publicUrl: matches[0].loaderData.publicUrl,
  })

export default function Tours({ loaderData: { trips, day, days } }: Route.ComponentProps) {
  const [filter, setFilter] = useListFilter(TRIP_GROUPS)
  const isAsking = useNavigation().state === 'loading'
  const found = findTrips(trips, useDeferredValue(filter))
  const { query, chosen } = filter
  // Where and when a guest travels does not change with the search.
  const all: ListFilter = { query: '', chosen: { origin: chosen.origin, date: chosen.date } }
  const anyDay: ListFilter = { query, chosen: { ...chosen, date: undefined } }
  const [allFound, wider] =
    findTrips(trips, all).length > 0 ? (['Show all day trips', all] as const) : (['Any day', anyDay] as const)

  return (
    <div className="page wrap">
      <h1 className="trips-title">Pre-Made Trip Programs – Book Taxi with Driver</h1>
      <FilterForm
        action={href('/tours')}
        groups={TRIP_GROUPS}
        searchLabel="Search day trips"
        placeholder="Waterfall, half day"
        days={{ ...days, error: day?.error }}
        filter={filter}
        onFilter={setFilter}
      />
      <section aria-labelledby="trips-found" aria-busy={isAsking}>
        <h2 className="trips-found" id="trips-found" aria-live="polite">
          {`Available Trip Programs (${found.length})`}
        </h2>
        {day?.date && (
          <p className="trips-day cluster muted gap-4 gap-x-16">
            {day.notice ?? <time dateTime={day.date}>{formatDay(day.date)}</time>}
            <Link
              className="link"
              to={pathOf(anyDay)}
              replace
              preventScrollReset
              onClick={() => setFilter(anyDay)}
            >
              Any day
            </Link>
          </p>
        )}
        {found.length > 0 && (
          <p className="trips-promise size-title strong">
            {`${counted(found.length, 'private day')} out, one price for the whole car`}
          </p>
        )}
        <p className="muted below-16">{EVERY_TRIP}</p>
        {found.length === 0 ? (
          <NothingFound
            title="No tours found"
            to={pathOf(wider)}
            all={allFound}
            onShowAll={() => setFilter(wider)}
          >
            <LinkButton to={href('/custom-trip')}>Plan your own trip</LinkButton>
          </NothingFound>
        ) : (
          <CardGrid leads compact cards={found.map((trip) => shownCard(trip, chosen.origin, day?.date))} />
        )}
      </section>
    </div>
  )
}

function pathOf(filter: ListFilter): string {
  return `${href('/tours')}?${writeFilter(filter)}`
}

/**
 * The card of a trip. Its page opens with the chosen town and the day of the list; while no town is chosen, the card names
 * the one where the day starts.
 */
function shownCard(
  { keys: { origin }, card, isUsualStart }: ListedTrip,
  chosen: string | undefined,
  date: PlainDate | undefined,
): TourCardView {
  const isNamed = chosen !== undefined || !isUsualStart || date !== undefined
  return {
    ...card,
    ...(chosen === undefined ? { town: townNames[origin] } : {}),
    path: isNamed ? `${card.path}${tripQuery(origin, date)}` : card.path,
  }
}
