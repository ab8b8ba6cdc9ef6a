import { href, useNavigation } from 'react-router'
import { answeredWithin } from '#bookings/confirming/answer-promise.words.ts'
import { claims } from '#content/claims.ts'
import { company } from '#content/company.ts'
import { places } from '#content/map/places.ts'
import { FAILURE_TITLES, FAILURES } from '#platform/problems/failures.words.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { companyPhoneLink, companyWhatsappLink } from '../../parts/contact-links.ts'
import { pageMeta } from '../../parts/head/page-meta.ts'
import { sharedPictureOf } from '../../parts/picture-of.ts'
import { PosterArt } from '../../parts/poster-art.tsx'
import { keepFormOnFailure } from '../../parts/request-form/keep-form-on-failure.ts'
import { useFormState } from '../../parts/request-form/use-form-state.ts'
import { StaticMarkup } from '../../parts/static-markup.tsx'
import { placesMapOf } from '../../parts/trip-map/places-map-of.ts'
import { depsContext } from '../../shell/context.ts'
import { CHAT_AT_END } from '../../shell/page-handles.ts'
import { renderMarkup } from '../../shell/render-markup.tsx'
import { AnchorButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Route } from './+types/page.ts'
import { CustomTripForm } from './custom-trip-form.tsx'
import { placesByRegion } from './places-by-region.ts'

export const handle = CHAT_AT_END

export { action } from './action.ts'

export function clientAction(submit: Route.ClientActionArgs) {
  return keepFormOnFailure(submit, {
    title: FAILURE_TITLES['custom-trip-not-sent'],
    text: FAILURES['custom-trip-not-sent'],
  })
}

export function loader({ context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const { views } = claims
  return {
    publicUrl: deps.publicUrl,
    shared: sharedPictureOf('mon-bridge'),
    today: bangkokDay(deps.now()),
    regions: placesByRegion(),
    map: placesMapOf([]),
    placeCount: places.length,
    talk: renderMarkup(href('/custom-trip'), <TalkCard />),
    views: views === 'off' || !(views.isProved || deps.showsSamples) ? undefined : views.value,
  }
}

const TITLE = `Custom Trip ${company.town}`

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: TITLE,
    description: `Choose from ${loaderData?.placeCount} places around ${company.town}, tell us when and how many of you, and get a quote and an itinerary ${answeredWithin}.`,
    path: '/custom-trip',
    publicUrl: loaderData?.publicUrl ?? '',
    image: loaderData?.shared,
  })

export default function CustomTrip({
  loaderData: { today, regions, map, views, talk },
  actionData: answer,
}: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const state = useFormState(answer)
  return (
    <div className="page wrap">
      <header className="page-head">
        <h1>{TITLE}</h1>
        <p>
          Tell us what you’d like to see and when. We’ll plan the days and send you one price for the whole
          vehicle. {views && <span className="block size-meta above-8">{views}</span>}
        </p>
      </header>
      <div className="custom-trip grid at-top gap-wide">
        <CustomTripForm {...{ today, regions, map, isBusy }} {...state} />
        <StaticMarkup markup={talk} />
      </div>
    </div>
  )
}

/** WhatsApp and phone, for guests who would rather talk than fill in a form. */
function TalkCard() {
  return (
    <aside className="talk-card sheet" aria-labelledby="talk">
      <PosterArt poster="mon-bridge" eager />
      <div className="pad-8 grid gap-8">
        <h2 className="size-card" id="talk">
          Rather talk it through?
        </h2>
        <p className="muted size-small below-4">
          {company.hours.opens}-{company.hours.closes} Thailand time, {company.hours.days}
        </p>
        <AnchorButton href={companyWhatsappLink} target="_blank" rel="noopener" wide>
          <Icon name="chat" />
          WhatsApp
        </AnchorButton>
        <AnchorButton href={companyPhoneLink} wide>
          <Icon name="phone" />
          {company.phone}
        </AnchorButton>
      </div>
    </aside>
  )
}
