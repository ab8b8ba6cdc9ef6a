import { data } from 'react-router'
import { findPublicFleet } from '#fleet/find-public-fleet.ts'
import { findReputation } from '#guests/reviews/public-reviews.ts'
import { FAILURES } from '#platform/problems/failures.words.ts'
import { ErrorPage } from '../../../parts/error-page/error-page.tsx'
import { pageMeta } from '../../../parts/head/page-meta.ts'
import { pageTitle } from '../../../parts/head/page-title.ts'
import { dayDriversOf } from '../../../parts/operator/day-drivers-view.ts'
import { sharedPictureOf } from '../../../parts/picture-of.ts'
import { keepFormOnFailure } from '../../../parts/request-form/keep-form-on-failure.ts'
import { StaticMarkup } from '../../../parts/static-markup.tsx'
import { depsContext } from '../../../shell/context.ts'
import { CHAT_AT_END } from '../../../shell/page-handles.ts'
import { renderMarkup } from '../../../shell/render-markup.tsx'
import { sentRideContext } from '../action.ts'
import { TaxiForm } from '../taxi-form.tsx'
import { findTaxiForm } from '../taxi-form-data.ts'
import { useTaxiForm } from '../use-taxi-form.ts'
import type { Route } from './+types/page.ts'
import { RouteFacts, RouteHead, RouteKnowledge } from './route-text.tsx'
import { routeViewOf } from './route-view.ts'

export const handle = CHAT_AT_END

export { action } from '../action.ts'

export function clientAction(submit: Route.ClientActionArgs) {
  return keepFormOnFailure(submit, { text: FAILURES['taxi-not-sent'] })
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const page = routeViewOf(params.route, deps.publicUrl)
  if (!page) throw data(null, { status: 404 })
  const { from, to, path, text } = page
  const [form, fleet, { rating }] = await Promise.all([
    findTaxiForm(deps, new URLSearchParams({ from, to }), context.get(sentRideContext)),
    findPublicFleet(deps),
    findReputation(deps),
  ])
  return {
    ...{ form, path },
    title: text.title,
    description: text.description,
    data: page.data,
    shared: sharedPictureOf(text.poster),
    head: renderMarkup(path, <RouteHead page={page} rating={rating} />),
    facts: renderMarkup(path, <RouteFacts page={page} drivers={dayDriversOf(fleet, 'ride')} />),
    text: renderMarkup(path, <RouteKnowledge page={page} />),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: pageTitle('Page not found') }]
  const { title, description, path, data, shared } = loaderData
  return pageMeta({
    ...{ title, description, path, data },
    publicUrl: matches[0].loaderData.publicUrl,
    image: shared,
  })
}

/** One of the popular transfers: the form with its two places, and what is good to know of its road, hours and driver. */
export default function TaxiRoute({ loaderData, actionData }: Route.ComponentProps) {
  const form = useTaxiForm(loaderData.form, actionData)
  return (
    <div className="taxi" onClickCapture={form.routeChoice.follow}>
      <div className="taxi__top wrap">
        <StaticMarkup markup={loaderData.head} />
        <TaxiForm {...form} />
        <StaticMarkup markup={loaderData.facts} />
      </div>
      <StaticMarkup markup={loaderData.text} />
    </div>
  )
}

export const ErrorBoundary = ErrorPage
