import { href, useNavigation } from 'react-router'
import { company } from '#content/company.ts'
import { FAILURES } from '#content/failures.ts'
import { payableHow } from '#content/payment-words.ts'
import { depsContext } from '../../context.ts'
import { renderMarkup } from '../../render-markup.tsx'
import { useRequestId } from '../../sections/booking-form/request-id.ts'
import { pageMeta } from '../../sections/page-meta.ts'
import { sharedPictureOf } from '../../sections/picture-of.ts'
import { keepFormOnFailure } from '../../sections/request-form/keep-form-on-failure.ts'
import { useFormState } from '../../sections/request-form/use-form-state.ts'
import { StaticMarkup } from '../../sections/static-markup.tsx'
import type { Route } from './+types/page.ts'
import { FleetCard } from './fleet-card.tsx'
import { PopularRoutes } from './popular-routes.tsx'
import { PriceFinder } from './price-finder.tsx'
import { rideInAddress } from './ride-address.ts'
import { TaxiFacts } from './taxi-facts.tsx'
import { TaxiForm } from './taxi-form.tsx'
import { TaxiHero } from './taxi-hero.tsx'
import { findTaxiPrice } from './taxi-price.ts'
import { taxiViewOf } from './taxi-view.ts'
import { useRouteChoice } from './use-route-choice.ts'
import { useTaxiPrice } from './use-taxi-price.ts'

export { action } from './action.ts'

export function clientAction(submit: Route.ClientActionArgs) {
  return keepFormOnFailure(submit, { text: FAILURES['taxi-not-sent'] })
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const asked = rideInAddress(url.searchParams)
  const { leadTimes, channels, checkoutMethods } = deps.rules()
  const view = taxiViewOf(leadTimes, deps.now(), url.searchParams)
  return {
    publicUrl: deps.publicUrl,
    shared: sharedPictureOf('bangkok-dawn'),
    view,
    /** The ride in the address, and what it costs. */
    asked,
    price: await findTaxiPrice(deps, Object.fromEntries(new URLSearchParams(asked))),
    /** How a transfer is paid here; null when nothing can be paid at once. */
    payHow: channels.includes('card') ? payableHow(checkoutMethods) : null,
    hero: renderMarkup(href('/taxi-service'), <TaxiHero />),
    finder: renderMarkup(href('/taxi-service'), <PriceFinder view={view} />),
    fleet: renderMarkup(href('/taxi-service'), <FleetCard vehicles={view.vehicles} />),
    facts: renderMarkup(href('/taxi-service'), <TaxiFacts routes={view.routes} />),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: `${company.town} taxi service`,
    description: `A taxi between ${company.town}, Bangkok, the airports and anywhere else: a car, SUV or van with driver, one price for the whole vehicle.`,
    path: '/taxi-service',
    publicUrl: loaderData?.publicUrl ?? '',
    image: loaderData?.shared,
  })

export default function TaxiService({
  loaderData: { view, hero, finder, fleet, facts, asked, price: first, payHow },
  actionData: answer,
}: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const requestId = useRequestId()
  const state = useFormState(answer)
  const values = { ...view.asked, ...state.values }
  const { price, lastPrice, ask } = useTaxiPrice({ asked, price: first })
  function askAnew(form: HTMLFormElement | null | undefined) {
    requestId.renew()
    if (form) ask(form)
  }
  const { pickup = view.from, dropoff = view.to } = state.values
  const routeChoice = useRouteChoice(askAnew, { ...view, from: pickup, to: dropoff })
  return (
    <div className="taxi">
      <StaticMarkup markup={hero} />
      <PopularRoutes routes={view.routes} onChoose={routeChoice.choose} />
      <StaticMarkup markup={finder} />
      <div className="taxi__columns wrap">
        <TaxiForm
          {...{ view, routeChoice, isBusy, requestId, price, lastPrice, ask, payHow }}
          {...state}
          {...{ values }}
        />
        <StaticMarkup markup={fleet} />
      </div>
      <StaticMarkup markup={facts} />
    </div>
  )
}
