import { href, useNavigation } from 'react-router'
import { company } from '#content/company.ts'
import { transferPrices } from '#content/transfers/transfer-prices.ts'
import { payableHow } from '#money/payments/payment.words.ts'
import { FAILURES } from '#platform/problems/failures.words.ts'
import { useRequestId } from '../../parts/booking-form/request-id.ts'
import { pageMeta } from '../../parts/head/page-meta.ts'
import { taxiServiceData } from '../../parts/head/structured-data.ts'
import { sharedPictureOf } from '../../parts/picture-of.ts'
import { keepFormOnFailure } from '../../parts/request-form/keep-form-on-failure.ts'
import { useFormState } from '../../parts/request-form/use-form-state.ts'
import { StaticMarkup } from '../../parts/static-markup.tsx'
import { depsContext } from '../../shell/context.ts'
import { CHAT_AT_END } from '../../shell/page-handles.ts'
import { renderMarkup } from '../../shell/render-markup.tsx'
import { rideInAddress } from '../../shell/ride-address.ts'
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'
import type { Route } from './+types/page.ts'
import { sentRideContext } from './action.ts'
import { PopularRoutes } from './popular-routes.tsx'
import { TaxiFacts } from './taxi-facts.tsx'
import { TaxiForm } from './taxi-form.tsx'
import { findTaxiPrice } from './taxi-price.ts'
import { isAuthorised, taxiTermsOf } from './taxi-terms.ts'
import { routeCards, taxiViewOf } from './taxi-view.ts'
import { useRouteChoice } from './use-route-choice.ts'
import { useTaxiPrice } from './use-taxi-price.ts'

export const handle = CHAT_AT_END

export { action } from './action.ts'

export function clientAction(submit: Route.ClientActionArgs) {
  return keepFormOnFailure(submit, { text: FAILURES['taxi-not-sent'] })
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const { now, publicUrl } = deps
  const rules = deps.rules()
  const asked = context.get(sentRideContext) ?? rideInAddress(url.searchParams)
  const ride = Object.fromEntries(new URLSearchParams(asked))
  const { price, errors } = await findTaxiPrice(deps, ride)
  const view = taxiViewOf(url.searchParams)
  return {
    publicUrl,
    shared: sharedPictureOf('bangkok-dawn'),
    data: taxiServiceData({ ...PAGE, routes: Object.values(routeCards).flat() }, publicUrl),
    view,
    /** The ride in the address, what it costs, and its terms. */
    asked,
    ...(price && { price }),
    errors,
    terms: taxiTermsOf(rules, ride, now()),
    /** The terms of a ride that is not known yet. */
    generalTerms: taxiTermsOf(rules, {}, now()),
    /** How a transfer is paid here; null when nothing can be paid at once. */
    payHow: rules.channels.includes('card')
      ? payableHow(isAuthorised(rules) ? ['card'] : rules.checkoutMethods)
      : null,
    hero: renderMarkup(href('/taxi-service'), <TaxiHero />),
    routes: renderMarkup(href('/taxi-service'), <PopularRoutes />),
    facts: renderMarkup(href('/taxi-service'), <TaxiFacts vehicles={view.vehicles} />),
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

export default function TaxiService({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { view, hero, facts, routes, payHow } = loaderData
  const isBusy = useNavigation().formMethod === 'POST'
  const requestId = useRequestId()
  const state = useFormState(answer)
  const typed = answer && 'typed' in answer ? answer.typed : {}
  const values = { ...view.asked, ...typed, ...state.values }
  const { price, last, terms, ask } = useTaxiPrice(loaderData)
  const routeChoice = useRouteChoice((form) => {
    requestId.renew()
    if (form) ask(form)
  })
  // With scripts a ride that cannot be is refused when it is sent: until then it is being filled in.
  const errors = useIsHydrated() ? state.errors : { ...loaderData.errors, ...state.errors }
  return (
    <div className="taxi" onClickCapture={routeChoice.follow}>
      <div className="taxi__top wrap">
        <StaticMarkup markup={hero} />
        <TaxiForm
          {...{ view, routeChoice, isBusy, requestId, price, last, terms, ask, payHow }}
          {...state}
          {...{ values, errors }}
        />
        <StaticMarkup markup={facts} />
      </div>
      <StaticMarkup markup={routes} />
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
