import { href } from 'react-router'
import { listTours } from '#catalogue/catalogue.rules.ts'
import { withPhotos } from '#catalogue/photos/with-photos.ts'
import { isOrigin, ORIGINS, type Origin } from '#catalogue/tour.rules.ts'
import { townNames } from '#content/map/towns.ts'
import { pageMeta } from '../../parts/head/page-meta.ts'
import { OriginLinks } from '../../parts/list-filter/origin-links.tsx'
import { CardGrid } from '../../parts/tour-card/card-grid.tsx'
import { cardOf } from '../../parts/tour-card/card-of.ts'
import { depsContext } from '../../shell/context.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Route } from './+types/page.ts'

const SHOWN = 6

const LEADS: Record<Origin, string> = {
  bangkok: 'An early start, a full day out, and back in your own hotel bed at night.',
  kanchanaburi: 'You are already here, so you spend the day out, not in the car.',
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const catalogue = await withPhotos(deps)
  const wanted = url.searchParams.get('origin')
  const origin = isOrigin(wanted) ? wanted : undefined
  const packages = (origin ? [origin] : ORIGINS).map((region) => ({
    region,
    cards: listTours(catalogue, region)
      .slice(0, SHOWN)
      .map((tour) =>
        cardOf(tour, deps.rules(), { path: href('/tours/:region/:id', { region, id: tour.id }) }),
      ),
  }))
  return { origin, packages }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Explore trip packages',
    description:
      'Private day trips with driver, from Bangkok and from Kanchanaburi. One price for the whole vehicle.',
    path: href('/explore-trips'),
    publicUrl: matches[0].loaderData.publicUrl,
  })

export default function ExploreTrips({ loaderData: { origin, packages } }: Route.ComponentProps) {
  return (
    <div className="page wrap">
      <header className="page-head">
        <h1>Explore trip packages</h1>
        <p>Every trip is private: just your group, your driver, and one price for the whole vehicle.</p>
      </header>
      <OriginLinks
        chosen={origin}
        all={href('/explore-trips')}
        pathOf={(town) => `${href('/explore-trips')}?origin=${town}`}
      />
      {packages.map(({ region, cards }, index) => (
        <section className="package" key={region} aria-labelledby={`from-${region}`}>
          <div className="page-head">
            <h2 id={`from-${region}`}>{`From ${townNames[region]}`}</h2>
            <p>{LEADS[region]}</p>
          </div>
          <CardGrid leads={index === 0} compact cards={cards} />
          <p className="more">
            <LinkButton to={href('/pre-made-trips/:region', { region })}>
              {`All ${townNames[region]} Tours`}
              <Icon name="arrow" />
            </LinkButton>
          </p>
        </section>
      ))}
    </div>
  )
}
