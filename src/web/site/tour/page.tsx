import { data, href, isRouteErrorResponse, useNavigation } from 'react-router'
import { confirmationOf } from '#bookings/confirming/confirmation.rules.ts'
import { confirmationWords } from '#bookings/confirming/confirmation.words.ts'
import { canonicalPath, findTour, originFor } from '#catalogue/catalogue.rules.ts'
import { vehiclesOffered } from '#catalogue/fare.rules.ts'
import { withOfferedChannel } from '#catalogue/offered-channels.rules.ts'
import { withPhotos } from '#catalogue/photos/with-photos.ts'
import { isOrigin, tourFrom } from '#catalogue/tour.rules.ts'
import { townNames } from '#content/map/towns.ts'
import { findDaysOfPage } from '#fleet/availability/find-availability.ts'
import { findPublicFleet } from '#fleet/find-public-fleet.ts'
import { findReputationOf } from '#guests/reviews/public-reviews.ts'
import { FAILURES } from '#platform/problems/failures.words.ts'
import { BookingForm } from '../../parts/booking-form/booking-form.tsx'
import { bookingViewOf } from '../../parts/booking-form/booking-view-of.ts'
import { useBookingChoice } from '../../parts/booking-form/use-booking-choice.ts'
import { DayCalendar } from '../../parts/day-calendar/day-calendar.tsx'
import { firstDaysOf, withFreeDays } from '../../parts/day-calendar/with-free-days.ts'
import { ErrorPage } from '../../parts/error-page/error-page.tsx'
import { pageMeta } from '../../parts/head/page-meta.ts'
import { pageTitle } from '../../parts/head/page-title.ts'
import { breadcrumbData, tripData } from '../../parts/head/structured-data.ts'
import { dayDriversOf } from '../../parts/operator/day-drivers-view.ts'
import { newHouseOf } from '../../parts/operator/new-house-view.ts'
import { operatorOfTrip } from '../../parts/operator/operator-view.ts'
import { sharedPictureOfTour } from '../../parts/picture-of.ts'
import { postcardOf } from '../../parts/postcard/postcard-of.ts'
import { keepFormOnFailure } from '../../parts/request-form/keep-form-on-failure.ts'
import { StaticMarkup } from '../../parts/static-markup.tsx'
import { TourGallery } from '../../parts/tour-gallery/tour-gallery.tsx'
import { barOf } from '../../parts/trip-page/bar-of.ts'
import { BookingBar } from '../../parts/trip-page/booking-bar.tsx'
import { DayCosts } from '../../parts/trip-page/day-costs.tsx'
import { PartyPrices } from '../../parts/trip-page/party-prices.tsx'
import { TourNotFound } from '../../parts/trip-page/tour-not-found.tsx'
import { TripLayout } from '../../parts/trip-page/trip-layout.tsx'
import { depsContext } from '../../shell/context.ts'
import { FirstViewEnd } from '../../shell/document/placeholders.tsx'
import { HAS_PRICE_BAR } from '../../shell/page-handles.ts'
import { renderMarkup } from '../../shell/render-markup.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import type { Route } from './+types/page.ts'
import { TourDay, TourHead, TourKnowledge } from './tour-text.tsx'
import { tourViewOf } from './tour-view.ts'

export { revalidateTrip as shouldRevalidate } from '../../parts/trip-page/revalidate-trip.ts'
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
  const form = bookingViewOf(withOfferedChannel(tour, rules.channels), origin, now, date)
  const [days, guests, publicFleet] = await Promise.all([
    findDaysOfPage(deps, tour, origin, firstDaysOf(form)),
    findReputationOf(deps, tour.id),
    findPublicFleet(deps),
  ])
  const booking = withFreeDays(form, days)
  const drivers = dayDriversOf(publicFleet)
  const postcards = guests.reviews.flatMap((review) => postcardOf(review) ?? [])
  const operator = operatorOfTrip(publicFleet, vehiclesOffered(tour.prices, origin))
  const house = guests.isNew ? newHouseOf({ ...rules, channels: [form.channel] }, publicFleet) : undefined
  return {
    path,
    shared: sharedPictureOfTour(tour),
    data: [tripData(tourFrom(tour, origin), deps.publicUrl), breadcrumbData(crumbs, path, deps.publicUrl)],
    title: view.title,
    description: view.description,
    bar: renderMarkup(url.pathname, <BookingBar {...barOf(booking)} />),
    pictures: [...view.pictures, ...postcards],
    byGuests: postcards.length,
    head: renderMarkup(
      url.pathname,
      <>
        <Breadcrumbs crumbs={crumbs} />
        <TourHead tour={view} rating={guests.rating} />
      </>,
    ),
    text: renderMarkup(
      url.pathname,
      <>
        <FirstViewEnd />
        <TourDay
          tour={view}
          drivers={drivers}
          guests={guests}
          confirmation={confirmationWords(confirmationOf(tour, rules), rules.checkoutMethods)}
        />
        <PartyPrices vehicles={booking.vehicles} />
        <DayCosts tickets={view.tickets} vehicles={booking.vehicles} />
        <TourKnowledge tour={view} operator={operator} guests={guests} house={house} />
      </>,
    ),
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
  const { head, pictures, byGuests, text, bar, booking } = loaderData
  const choice = useBookingChoice(booking, actionData)
  const navigation = useNavigation()

  return (
    <TripLayout
      head={
        <>
          <StaticMarkup markup={head} />
          <TourGallery pictures={pictures} byGuests={byGuests} />
        </>
      }
      bar={<StaticMarkup markup={bar} />}
      ticket={
        <BookingForm
          view={booking}
          choice={choice}
          day={<DayCalendar key={booking.origin} view={booking} trip={booking.calendar} choice={choice} />}
          busy={navigation.state !== 'idle' && !!navigation.formMethod}
        />
      }
    >
      <StaticMarkup markup={text} />
    </TripLayout>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isUnknownTown = isRouteErrorResponse(error) && error.data === 'page'
  return <ErrorPage error={error} notFound={isUnknownTown ? undefined : <TourNotFound />} />
}
