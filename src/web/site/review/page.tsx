import { data, href, redirect } from 'react-router'
import type { TripBooking } from '#bookings/detailed-bookings.store.ts'
import { canonicalPath, findTour } from '#catalogue/catalogue.rules.ts'
import { greetingName } from '#guests/contact/greeting-name.rules.ts'
import { findTripByLink, REVIEW_LINKS } from '#guests/links/find-by-link.ts'
import { noteLinkUsed } from '#guests/links/note-link-used.ts'
import { addReviewPhoto, takesPhoto } from '#guests/reviews/add-review-photo.ts'
import { reviewState } from '#guests/reviews/review.rules.ts'
import { findReviewPhoto } from '#guests/reviews/review-photos.store.ts'
import { submitReview } from '#guests/reviews/reviews.ts'
import { findTestimonialOfBooking } from '#guests/reviews/testimonials.store.ts'
import type { Deps } from '#platform/deps.ts'
import { bangkokDay, formatDay } from '#platform/time/calendar.ts'
import { ErrorPage } from '../../parts/error-page/error-page.tsx'
import { unlistedMeta } from '../../parts/head/page-title.ts'
import { pictureNamed } from '../../parts/picture-of.ts'
import { keepFormOnFailure } from '../../parts/request-form/keep-form-on-failure.ts'
import { useFormState } from '../../parts/request-form/use-form-state.ts'
import { overBudget } from '../../shell/access/spend-budgets.tsx'
import { depsContext } from '../../shell/context.ts'
import { refused } from '../../shell/form-post.ts'
import { CHAT_AT_END } from '../../shell/page-handles.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { readUpload } from '../../shell/upload-post.ts'
import type { Route } from './+types/page.ts'
import { ReviewForm } from './review-form.tsx'
import { AlreadyReceived, NotTravelled, ReviewThanks, TooEarly } from './review-outcomes.tsx'

export const handle = CHAT_AT_END

export function clientAction(submit: Route.ClientActionArgs) {
  return keepFormOnFailure(submit)
}

/** `?stars=`: what was chosen in the email; it only fills in the form. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const token = url.searchParams.get('booking') ?? ''
  const booking = await orUnavailable(findTripByLink(deps.db.read, token, REVIEW_LINKS, deps.now()))
  if (!booking) throw data(null, { status: 404 })
  const stars = /^[1-5]$/.exec(url.searchParams.get('stars') ?? '')?.[0]
  const view = await orUnavailable(reviewViewOf(deps, booking))
  return { ...view, stars }
}

async function reviewViewOf(deps: Deps, booking: TripBooking) {
  const tour = findTour(deps.catalogue, booking.tourId)
  const received = await findTestimonialOfBooking(deps.db.read, booking.id)
  const photo = received && (await findReviewPhoto(deps.db.read, received.id))
  return {
    /** The guest's picture, as it will be shown. In the page itself: it has no address before it is public. */
    photo: photo && `data:image/webp;base64,${photo.toString('base64')}`,
    takesPhoto: takesPhoto(received),
    state: received ? ('received' as const) : reviewState(booking, bangkokDay(deps.now())),
    tourName: booking.title,
    tourPath: tour ? canonicalPath(tour) : '/tours',
    poster: tour && pictureNamed(tour.gallery[0].poster),
    day: formatDay(booking.travelDate),
    date: booking.travelDate,
    firstName: greetingName(booking.customerName),
  }
}

export type ReviewView = Awaited<ReturnType<typeof reviewViewOf>> & { stars: string | undefined }

export const meta: Route.MetaFunction = () => unlistedMeta('How was your day?')

export default function Review({ loaderData: view, actionData: answer }: Route.ComponentProps) {
  const state = useFormState(answer)
  if (answer?.ok && answer.isFirst) return <ReviewThanks view={view} form={state} />
  if (answer?.ok) return <AlreadyReceived view={view} form={state} />
  switch (view.state) {
    case 'received':
      return <AlreadyReceived view={view} form={state} />
    case 'too-early':
      return <TooEarly view={view} />
    case 'not-travelled':
      return <NotTravelled view={view} />
    case 'open':
      return <ReviewForm view={view} {...state} />
  }
}

export const ErrorBoundary = ErrorPage

/** Handles the review form, and that of its picture; the token in the address authorises both. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const deps = context.get(depsContext)
  const token = url.searchParams.get('booking') ?? ''
  const booking = await orUnavailable(findTripByLink(deps.db.read, token, REVIEW_LINKS, deps.now()))
  if (!booking) throw data(null, { status: 404 })
  const { values, file } = await readUpload(request, 'photo')
  const over = overBudget({ context })
  if (over) return refused(over, values)
  const isPhoto = values.act === 'photo'
  const result = isPhoto
    ? await addReviewPhoto(deps, { bookingId: booking.id, file })
    : await submitReview(deps, booking, values)
  if (!result.ok) return refused(result, values)
  await orUnavailable(noteLinkUsed(deps, token))
  return 'isFirst' in result ? result : redirect(`${href('/review')}?booking=${token}#picture`, 303)
}
