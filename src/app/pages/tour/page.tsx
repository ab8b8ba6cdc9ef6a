import { data, href, isRouteErrorResponse, useNavigation } from 'react-router'
import { confirmationWords } from '#content/confirmation-words.ts'
import { FAILURES } from '#content/failures.ts'
import { townNames } from '#content/map/towns.ts'
import { canonicalPath, findTour, originFor } from '#domain/catalogue/catalogue.ts'
import { confirmationOf } from '#domain/catalogue/confirmation.ts'
import { vehiclesOffered } from '#domain/catalogue/fare.ts'
import { withOfferedChannel } from '#domain/catalogue/offered-channels.ts'
import { isOrigin, tourFrom } from '#domain/catalogue/tour.ts'
import { findPublicFleet } from '#operations/fleet/find-public-fleet.ts'
import { withPhotos } from '#operations/photos/with-photos.ts'
import { listReviewsOf } from '#operations/reviews/public-reviews.ts'
import { depsContext } from '../../context.ts'
import { HAS_PRICE_BAR } from '../../page-handles.ts'
import { renderMarkup } from '../../render-markup.tsx'
import { BookingForm } from '../../sections/booking-form/booking-form.tsx'
import { bookingViewOf } from '../../sections/booking-form/booking-view-of.ts'
import { useBookingChoice } from '../../sections/booking-form/use-booking-choice.ts'
import { ErrorPage } from '../../sections/error-page/error-page.tsx'
import { operatorOfTrip } from '../../sections/operator/operator-view.ts'
import { pageMeta } from '../../sections/page-meta.ts'
import { pageTitle } from '../../sections/page-title.ts'
import { sharedPictureOfTour } from '../../sections/picture-of.ts'
import { keepFormOnFailure } from '../../sections/request-form/keep-form-on-failure.ts'
import { StaticMarkup } from '../../sections/static-markup.tsx'
import { breadcrumbData, tripData } from '../../sections/structured-data.ts'
import { TourGallery } from '../../sections/tour-gallery/tour-gallery.tsx'
import { BookingBar } from '../../sections/trip-page/booking-bar.tsx'
import { DayCosts } from '../../sections/trip-page/day-costs.tsx'
import { TourNotFound } from '../../sections/trip-page/tour-not-found.tsx'
import { TripLayout } from '../../sections/trip-page/trip-layout.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import type { Route } from './+types/page.ts'
import { TourDay, TourHead, TourKnowledge } from './tour-text.tsx'
import { tourViewOf } from './tour-view.ts'

export { revalidateTrip as shouldRevalidate } from '../../sections/trip-page/revalidate-trip.ts'
export { action } from './action.ts'

export const handle = HAS_PRICE_BAR

export function clientAction(submit: Route.ClientActionArgs) {
  return keepFormOnFailure(submit, { text: FAILURES['booking-not-sent'] })
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const region = 'region' in params ? params.region : undefined
  if (region !== undefined && !isOrigin(region)) throw data('page', { status: 404 })
  const deps = context.get(depsContext)
  const catalogue = await withPhotos(deps)
  const tour = findTour(catalogue, params.id)
  if (!tour) throw data('tour', { status: 404 })

  const origin = originFor(tour, url.searchParams.get('origin') ?? region ?? 'bangkok')
  const path = canonicalPath(tour)
  const rules = deps.rules()
  const view = tourViewOf(deps.catalogue, tour, origin)
  const [guests, publicFleet] = await Promise.all([listReviewsOf(deps, tour.id), findPublicFleet(deps)])
  const operator = operatorOfTrip(publicFleet, vehiclesOffered(tour.prices, origin))
  const crumbs = [
    { label: 'Home', to: href('/') },
    {
      label: `From ${townNames[tour.region]}`,
      to: href('/pre-made-trips/:region', { region: tour.region }),
    },
    { label: tour.title },
  ]
  const now = { nowMs: deps.now(), ...rules }
  const date = url.searchParams.get('date')
  const booking = bookingViewOf(withOfferedChannel(tour, rules.channels), origin, now, date)
  return {
    path,
    crumbs: renderMarkup(url.pathname, <Breadcrumbs crumbs={crumbs} />),
    shared: sharedPictureOfTour(tour),
    data: [tripData(tourFrom(tour, origin), deps.publicUrl), breadcrumbData(crumbs, path, deps.publicUrl)],
    title: view.title,
    description: view.description,
    bar: renderMarkup(url.pathname, <BookingBar from={view.from} vehicles={booking.vehicles} />),
    pictures: view.pictures,
    tickets: view.tickets,
    head: renderMarkup(url.pathname, <TourHead tour={view} />),
    day: renderMarkup(
      url.pathname,
      <TourDay
        tour={view}
        confirmation={confirmationWords(confirmationOf(tour, rules), rules.checkoutMethods)}
        operator={operator}
        date={booking.day?.date}
      />,
    ),
    knowledge: renderMarkup(url.pathname, <TourKnowledge tour={view} guests={guests} />),
    booking,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: pageTitle('Tour Not Found') }]
  const { title, description, path, shared, data } = loaderData
  return pageMeta({
    title,
    description,
    path,
    publicUrl: matches[0].loaderData.publicUrl,
    image: shared,
    data,
  })
}

export default function TourPage({ loaderData, actionData }: Route.ComponentProps) {
  const { crumbs, head, pictures, day, tickets, knowledge, bar, booking } = loaderData
  const choice = useBookingChoice(booking, actionData)
  const navigation = useNavigation()

  return (
    <>
      <div className="trip-crumbs wrap">
        <StaticMarkup markup={crumbs} />
      </div>
      <TripLayout
        bar={<StaticMarkup markup={bar} />}
        ticket={
          <BookingForm
            view={booking}
            choice={choice}
            busy={navigation.state !== 'idle' && !!navigation.formMethod}
          />
        }
      >
        <StaticMarkup markup={head} />
        <TourGallery pictures={pictures} />
        <StaticMarkup markup={day} />
        <DayCosts tickets={tickets} vehicles={booking.vehicles} choice={choice} />
        <StaticMarkup markup={knowledge} />
      </TripLayout>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isUnknownTown = isRouteErrorResponse(error) && error.data === 'page'
  return <ErrorPage error={error} notFound={isUnknownTown ? undefined : <TourNotFound />} />
}
