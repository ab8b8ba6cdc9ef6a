import { href, useNavigation } from 'react-router'
import { company } from '#content/company.ts'
import { FAILURES } from '#content/failures.ts'
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
import { TaxiForm } from './taxi-form.tsx'
import { TaxiHero } from './taxi-hero.tsx'
import { taxiViewOf } from './taxi-view.ts'
import { useRouteChoice } from './use-route-choice.ts'

export { action } from './action.ts'

export function clientAction(submit: Route.ClientActionArgs) {
  return keepFormOnFailure(submit, { text: FAILURES['taxi-not-sent'] })
}

export function loader({ url, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const view = taxiViewOf(deps.rules().leadTimes, deps.now(), url.searchParams)
  return {
    publicUrl: deps.publicUrl,
    shared: sharedPictureOf('bangkok-dawn'),
    view,
    hero: renderMarkup(href('/taxi-service'), <TaxiHero />),
    fleet: renderMarkup(href('/taxi-service'), <FleetCard vehicles={view.vehicles} />),
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
  loaderData: { view, hero, fleet },
  actionData: answer,
}: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const requestId = useRequestId()
  const state = useFormState(answer)
  const { pickup = view.from, dropoff = view.to } = state.values
  const routeChoice = useRouteChoice(requestId.renew, { ...view, from: pickup, to: dropoff })
  return (
    <div className="taxi">
      <StaticMarkup markup={hero} />
      <PopularRoutes onChoose={routeChoice.choose} />
      <div className="taxi__columns wrap">
        <TaxiForm {...{ view, routeChoice, isBusy, requestId }} {...state} />
        <StaticMarkup markup={fleet} />
      </div>
    </div>
  )
}
