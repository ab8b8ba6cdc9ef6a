import { data, href } from 'react-router'
import { townNames } from '#content/towns.ts'
import { hoursSentence } from '#content/usual-hours.ts'
import { listTours } from '#domain/catalogue.ts'
import { isOrigin } from '#domain/tour.ts'
import { depsContext } from '../../context.ts'
import { ErrorPage } from '../../sections/error-page/error-page.tsx'
import { pageMeta } from '../../sections/page-meta.ts'
import { pageTitle } from '../../sections/page-title.ts'
import { CardGrid } from '../../sections/tour-card/card-grid.tsx'
import { cardOf } from '../../sections/tour-card/card-of.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import type { Route } from './+types/page.ts'

const PICKUP = {
  bangkok: 'Picked up at your hotel in Bangkok: one driver, one price.',
  kanchanaburi: 'Picked up in town, at the raft or at the resort.',
} as const

export function loader({ params: { region }, context }: Route.LoaderArgs) {
  if (!isOrigin(region)) throw data(null, { status: 404 })
  const trips = listTours(context.get(depsContext).catalogue, region)
  const cards = trips.map((tour) => cardOf(tour, href('/tours/:region/:id', { region, id: tour.id })))
  return { region, cards, lead: `${PICKUP[region]} ${hoursSentence(trips)}` }
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

export default function PreMadeTrips({ loaderData: { region, cards, lead } }: Route.ComponentProps) {
  const town = townNames[region]
  return (
    <div className="page wrap">
      <Breadcrumbs crumbs={[{ label: 'Home', to: href('/') }, { label: `From ${town}` }]} />
      <header className="page-head">
        <h1>{`Day trips from ${town}`}</h1>
        <p>{lead}</p>
      </header>
      <section aria-labelledby="all-trips">
        <h2 className="visually-hidden" id="all-trips">
          {`All ${cards.length} trips from ${town}`}
        </h2>
        <CardGrid leads cards={cards} />
      </section>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
