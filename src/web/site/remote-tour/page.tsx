import { Suspense, useEffect } from 'react'
import { Await, data, href, useFetcher, useNavigation } from 'react-router'
import { type Catalogue, canonicalPath, findTour } from '#catalogue/catalogue.rules.ts'
import { findRemoteTour } from '#catalogue/find-remote-tour.ts'
import { withPhotos } from '#catalogue/photos/with-photos.ts'
import type { Origin } from '#catalogue/tour.rules.ts'
import { FAILURES } from '#platform/problems/failures.words.ts'
import { HTTP_STATUS } from '#platform/problems/refusal.ts'
import { BookingForm } from '../../parts/booking-form/booking-form.tsx'
import type { BookingView } from '../../parts/booking-form/booking-view.ts'
import { DayField } from '../../parts/booking-form/day-field.tsx'
import { useBookingChoice } from '../../parts/booking-form/use-booking-choice.ts'
import { pageMeta } from '../../parts/head/page-meta.ts'
import { PosterArt } from '../../parts/poster-art.tsx'
import { keepFormOnFailure } from '../../parts/request-form/keep-form-on-failure.ts'
import { StaticMarkup } from '../../parts/static-markup.tsx'
import { TourGallery } from '../../parts/tour-gallery/tour-gallery.tsx'
import { TourNotFound } from '../../parts/trip-page/tour-not-found.tsx'
import { TripLayout } from '../../parts/trip-page/trip-layout.tsx'
import { depsContext } from '../../shell/context.ts'
import { HAS_PRICE_BAR } from '../../shell/page-handles.ts'
import type { Route } from './+types/page.ts'
import { remotePageOf } from './remote-page.tsx'
import { TourSkeleton, WAIT_FOR_TOUR } from './tour-skeleton.tsx'

export { revalidateTrip as shouldRevalidate } from '../../parts/trip-page/revalidate-trip.ts'
export { action } from './action.ts'

export const handle = HAS_PRICE_BAR

export function clientAction(submit: Route.ClientActionArgs) {
  return keepFormOnFailure(submit, { text: FAILURES['booking-not-sent'] })
}

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const origin: Origin = params.location === 'bangkok' ? 'bangkok' : 'kanchanaburi'
  const asked = [findRemoteTour(deps, origin, params.tourId), withPhotos(deps)] as const
  const page = Promise.all(asked).then(([found, catalogue]) =>
    remotePageOf(
      { found, inCatalogue: findTour(catalogue, params.tourId) },
      origin,
      { nowMs: deps.now(), ...deps.rules() },
      url.pathname,
    ),
  )

  const path = canonicalPathOf(deps.catalogue, origin, params.tourId)
  // A navigation with scripts gets the promise and shows a skeleton until it resolves.
  if (new URL(request.url).pathname.endsWith('.data')) return { page, path }
  // After a form without scripts this loader renders the answer, which must be complete to show what was typed.
  const mustWait = url.searchParams.has(WAIT_FOR_TOUR) || request.headers.has('content-type')
  const inTime = await Promise.race([page, mustWait ? page : timeout()])
  if (!inTime) return { page: undefined, path }
  return data({ page: inTime, path }, inTime.ok ? 200 : HTTP_STATUS[inTime.reason])
}

/** How long a document waits for a slow source before it is sent with the skeleton; its scripts then fetch the tour. */
const SOURCE_WAIT_MS = 500

function timeout(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, SOURCE_WAIT_MS, undefined))
}

/** The canonical path: the catalogue's page for a tour that is also in the catalogue, else this page. */
function canonicalPathOf(catalogue: Catalogue, location: Origin, tourId: string): string {
  const tour = findTour(catalogue, tourId)
  return tour ? canonicalPath(tour) : href('/tour/:location/:tourId', { location, tourId })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const page = loaderData && !(loaderData.page instanceof Promise) ? loaderData.page : undefined
  const tour = page?.ok ? page : undefined
  return pageMeta({
    title: tour?.title ?? 'Day trip',
    description: tour?.description || 'A private day trip with driver. One price for the whole vehicle.',
    ...(tour && loaderData && { path: loaderData.path }),
    image: tour?.shared,
    publicUrl: matches[0].loaderData.publicUrl,
  })
}

type TicketProps = { view: BookingView; answer: Route.ComponentProps['actionData']; busy: boolean }

function Ticket({ view, answer, busy }: TicketProps) {
  const choice = useBookingChoice(view, answer)
  const day = <DayField view={view} choice={choice} />
  return <BookingForm view={view} choice={choice} day={day} busy={busy} />
}

export default function RemoteTourPage({ loaderData, actionData }: Route.ComponentProps) {
  const fetcher = useFetcher<typeof loader>()
  const page = loaderData.page ?? fetcher.data?.page
  const { load } = fetcher
  const isLate = loaderData.page === undefined
  const navigation = useNavigation()
  const busy = navigation.state !== 'idle' && navigation.formMethod !== undefined

  useEffect(() => {
    if (isLate) void load(location.pathname)
  }, [isLate, load])

  if (!page) return <TourSkeleton />
  return (
    <Suspense fallback={<TourSkeleton />}>
      <Await resolve={page}>
        {(page) =>
          page.ok ? (
            <TripLayout
              head={
                <>
                  <StaticMarkup markup={page.crumbs} />
                  <h1>{page.title}</h1>
                  {page.pictures.length > 0 ? (
                    <TourGallery pictures={page.pictures} />
                  ) : (
                    <div className="gallery sheet above-24">
                      <PosterArt poster="road-van" eager />
                    </div>
                  )}
                </>
              }
              bar={page.bar && <StaticMarkup markup={page.bar} />}
              ticket={
                page.booking ? (
                  <Ticket view={page.booking} answer={actionData} busy={busy} />
                ) : (
                  <StaticMarkup markup={page.ask} />
                )
              }
            >
              <StaticMarkup markup={page.text} />
            </TripLayout>
          ) : (
            <TourNotFound message={page.message} action="Back to Tours" />
          )
        }
      </Await>
    </Suspense>
  )
}
