import { href } from 'react-router'
import { company } from '#content/company.ts'
import { transferPrices } from '#content/transfers/transfer-prices.ts'
import { FAILURES } from '#platform/problems/failures.words.ts'
import { pageMeta } from '../../parts/head/page-meta.ts'
import { taxiServiceData } from '../../parts/head/structured-data.ts'
import { sharedPictureOf } from '../../parts/picture-of.ts'
import { keepFormOnFailure } from '../../parts/request-form/keep-form-on-failure.ts'
import { StaticMarkup } from '../../parts/static-markup.tsx'
import { depsContext } from '../../shell/context.ts'
import { CHAT_AT_END } from '../../shell/page-handles.ts'
import { renderMarkup } from '../../shell/render-markup.tsx'
import type { Route } from './+types/page.ts'
import { sentRideContext } from './action.ts'
import { PopularRoutes } from './popular-routes.tsx'
import { TaxiFacts } from './taxi-facts.tsx'
import { TaxiForm } from './taxi-form.tsx'
import { findTaxiForm } from './taxi-form-data.ts'
import { routeCards } from './taxi-view.ts'
import { useTaxiForm } from './use-taxi-form.ts'

export const handle = CHAT_AT_END

export { action } from './action.ts'

export function clientAction(submit: Route.ClientActionArgs) {
  return keepFormOnFailure(submit, { text: FAILURES['taxi-not-sent'] })
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const form = await findTaxiForm(deps, url.searchParams, context.get(sentRideContext))
  return {
    ...form,
    publicUrl: deps.publicUrl,
    shared: sharedPictureOf('bangkok-dawn'),
    data: taxiServiceData({ ...PAGE, routes: Object.values(routeCards).flat() }, deps.publicUrl),
    hero: renderMarkup(href('/taxi-service'), <TaxiHero />),
    routes: renderMarkup(href('/taxi-service'), <PopularRoutes />),
    facts: renderMarkup(href('/taxi-service'), <TaxiFacts vehicles={form.view.vehicles} />),
  }
}

const PAGE = {
  title: `${company.town} taxi service`,
  description: `A taxi between ${company.town}, Bangkok, the airports and anywhere else: a car, SUV or van with driver, one price for the whole vehicle.`,
  path: '/taxi-service',
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    ...PAGE,
    publicUrl: loaderData?.publicUrl ?? '',
    image: loaderData?.shared,
    data: loaderData ? [loaderData.data] : [],
  })

export default function TaxiService({ loaderData, actionData }: Route.ComponentProps) {
  const form = useTaxiForm(loaderData, actionData)
  return (
    <div className="taxi" onClickCapture={form.routeChoice.follow}>
      <div className="taxi__top wrap">
        <StaticMarkup markup={loaderData.hero} />
        <TaxiForm {...form} />
        <StaticMarkup markup={loaderData.facts} />
      </div>
      <StaticMarkup markup={loaderData.routes} />
    </div>
  )
}

function TaxiHero() {
  return (
    <header className="taxi__hero">
      <h1>{company.town} taxi service</h1>
      <p>
        Pick two places and see the price for the whole vehicle, with fuel, tolls, parking and{' '}
        {transferPrices.waiting.freeMinutes.airport} minutes’ wait at the airport.
      </p>
    </header>
  )
}
