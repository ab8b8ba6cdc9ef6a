import { data, Link } from 'react-router'
import { freeWaitingSentence } from '#catalogue/transfers/waiting-sentences.words.ts'
import { formatDate } from '#platform/time/calendar.ts'
import { ErrorPage } from '../../parts/error-page/error-page.tsx'
import { pageMeta } from '../../parts/head/page-meta.ts'
import { pageTitle } from '../../parts/head/page-title.ts'
import { sharedPictureOf } from '../../parts/picture-of.ts'
import { depsContext } from '../../shell/context.ts'
import { NO_SCRIPTS } from '../../shell/page-handles.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { PriceText } from '../../ui/price-text.tsx'
import type { Route } from './+types/page.ts'
import { routeViewOf } from './route-view.ts'

export function loader({ params: { route }, context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(depsContext)
  const view = routeViewOf(route, publicUrl)
  if (!view) throw data(null, { status: 404 })
  return { ...view, waiting: freeWaitingSentence, shared: sharedPictureOf('airport-welcome') }
}

export const handle = NO_SCRIPTS

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: pageTitle('Page not found') }]
  const { text, path, data, shared } = loaderData
  const { title, description } = text
  return pageMeta({
    ...{ title, description, path, data },
    publicUrl: matches[0].loaderData.publicUrl,
    image: shared,
  })
}

/** One of the popular transfers: its price, road, hours and meeting point. */
export default function TaxiRoute({ loaderData: page }: Route.ComponentProps) {
  const { text } = page
  return (
    <div className="page wrap taxi-route stack gap-24">
      <Breadcrumbs crumbs={page.crumbs} />
      <header>
        <h1>{text.title}</h1>
        <p className="muted size-lead above-12">{text.lead}</p>
      </header>
      <section className="raised-sheet pad-24" aria-labelledby="route-price">
        <h2 id="route-price">{page.way}</h2>
        <dl className="above-12 below-12">
          {page.rows.map(({ name, room, price }) => (
            <div className="cluster baseline spread ruled pad-y-8 gap-4 gap-x-16" key={name}>
              <dt>
                <b>{name}</b> {room}
              </dt>
              <dd>
                <PriceText size="row">{price}</PriceText>
              </dd>
            </div>
          ))}
        </dl>
        <p>One way by day, for the whole vehicle; fuel, tolls and parking are included.</p>
        <LinkButton to={page.book} look="primary" className="above-16">
          Book this ride
        </LinkButton>
      </section>
      <section>
        <h2>The road</h2>
        <p>{text.road}</p>
        <h2>When to leave</h2>
        <p>{text.time}</p>
        <h2>Where we meet</h2>
        <p>{text.meet}</p>
        <p>{page.waiting}</p>
      </section>
      <p className="muted size-meta">
        Distance: {page.source}. Checked on{' '}
        <time dateTime={page.checkedOn}>{formatDate(page.checkedOn)}</time>.
      </p>
      <nav aria-label="Other routes">
        <h2>Other routes</h2>
        <ul>
          {page.others.map(({ label, to }) => (
            <li key={to}>
              <Link className="inline-block pad-y-12" to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

export const ErrorBoundary = ErrorPage
