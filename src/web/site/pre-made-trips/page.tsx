import { data, href, Link } from 'react-router'
import { listTours } from '#catalogue/catalogue.rules.ts'
import { originsOf } from '#catalogue/fare.rules.ts'
import { listRemoteTours } from '#catalogue/list-remote-tours.ts'
import { withPhotos } from '#catalogue/photos/with-photos.ts'
import { isOrigin } from '#catalogue/tour.rules.ts'
import { durationSentence } from '#content/catalogue/duration-sentence.ts'
import { EVERY_TRIP } from '#content/catalogue/every-trip.ts'
import { townNames } from '#content/map/towns.ts'
import { counted } from '#platform/text/counted.ts'
import { ErrorPage } from '../../parts/error-page/error-page.tsx'
import { pageMeta } from '../../parts/head/page-meta.ts'
import { pageTitle } from '../../parts/head/page-title.ts'
import { OriginLinks } from '../../parts/list-filter/origin-links.tsx'
import { CardGrid } from '../../parts/tour-card/card-grid.tsx'
import { cardOf } from '../../parts/tour-card/card-of.ts'
import { depsContext } from '../../shell/context.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Route } from './+types/page.ts'

const PICKUP = {
  bangkok: 'Pickup at your Bangkok hotel. One driver, one price for the vehicle.',
  kanchanaburi: 'Pickup anywhere in town, at your raft house or resort.',
} as const

export async function loader({ params: { region }, context }: Route.LoaderArgs) {
  if (!isOrigin(region)) throw data(null, { status: 404 })
  const deps = context.get(depsContext)
  const trips = listTours(await withPhotos(deps), region)
  const cards = trips.map((tour) =>
    cardOf(tour, deps.rules(), { path: href('/tours/:region/:id', { region, id: tour.id }) }),
  )
  const remote = await listRemoteTours(deps, [region])
  const inCatalogue = deps.catalogue.tours.filter(({ prices }) => originsOf(prices).includes(region))
  // A list without the remote tours, because their source failed, must not be cached.
  return data(
    {
      region,
      cards,
      lead: `${PICKUP[region]} ${durationSentence(trips)} ${EVERY_TRIP}`,
      starting: inCatalogue.length + (remote?.length ?? 0),
      remote: (remote ?? []).map(({ origin, id, title }) => ({ origin, id, title })),
    },
    remote ? {} : { headers: { 'cache-control': 'no-store' } },
  )
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: pageTitle('Page not found') }]
  const { region, lead } = loaderData
  return pageMeta({
    title: `Day trips from ${townNames[region]}`,
    description: lead,
    path: href('/pre-made-trips/:region', { region }),
    publicUrl: matches[0].loaderData.publicUrl,
  })
}

export default function PreMadeTrips({ loaderData }: Route.ComponentProps) {
  const { region, cards, lead, starting, remote } = loaderData
  const town = townNames[region]
  return (
    <div className="page wrap">
      <Breadcrumbs crumbs={[{ label: 'Home', to: href('/') }, { label: `From ${town}` }]} />
      <header className="page-head">
        <h1>{`Day trips from ${town}`}</h1>
        <p>{lead}</p>
      </header>
      <OriginLinks chosen={region} pathOf={(town) => href('/pre-made-trips/:region', { region: town })} />
      <section aria-labelledby="all-trips">
        <h2 className="visually-hidden" id="all-trips">
          {`${counted(cards.length, 'trip')} from ${town}`}
        </h2>
        <CardGrid leads compact cards={cards} />
        <p className="more">
          <LinkButton to={`${href('/tours')}?origin=${region}`}>
            {`All ${counted(starting, 'trip')} that start in ${town}`}
            <Icon name="arrow" />
          </LinkButton>
        </p>
      </section>
      {remote.length > 0 && (
        <section className="more-days" aria-labelledby="more-days">
          <h2 className="size-h2 below-12" id="more-days">{`More trips from ${town}`}</h2>
          <ul>
            {remote.map(({ origin, id, title }) => (
              <li key={id}>
                <Link
                  className="link inline-block pad-y-12"
                  to={href('/tour/:location/:tourId', { location: origin, tourId: id })}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

export const ErrorBoundary = ErrorPage
