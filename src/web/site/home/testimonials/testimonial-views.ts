import { type Catalogue, canonicalPath, findTour } from '#catalogue/catalogue.rules.ts'
import { testimonials } from '#content/testimonials.ts'
import type { PublicReview, Reputation } from '#guests/reviews/public-reviews.ts'
import { formatDate } from '#platform/time/calendar.ts'
import { type PictureView, pictureNamed, pictureOf } from '../../../parts/picture-of.ts'

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export type TestimonialView = {
  id: string
  isSample: boolean
  name: string
  country: string | null
  rating: number
  quote: string
  /** Of the operator. */
  answer: string | null
  trip: { title: string; path: string | undefined }
  /** When the trip was: a text before the date, the date, and the date in words. */
  when: { before: string; date: string; words: string } | undefined
  picture: PictureView
}

/** The featured reviews of guests, then the sample reviews while they are shown. For the loader. */
export function testimonialViews(
  catalogue: Catalogue,
  { featured, showsSamples }: Reputation,
): TestimonialView[] {
  const samples = showsSamples ? testimonials : []
  return [
    ...featured.map((review) => viewOfReview(catalogue, review)),
    ...samples.map((sample) => viewOfSample(catalogue, sample)),
  ]
}

function viewOfReview(catalogue: Catalogue, review: PublicReview): TestimonialView {
  const { id, name, country, rating, text, answer, tourId, tourName, travelDate } = review
  const tour = findTour(catalogue, tourId)
  return {
    ...{ id, isSample: false, name, country, rating, quote: text, answer },
    trip: { title: tour?.title ?? tourName, path: tour && canonicalPath(tour) },
    when: travelDate
      ? { before: 'booked and travelled on ', date: travelDate, words: formatDate(travelDate) }
      : undefined,
    picture: tour ? pictureOf(tour.gallery[0]) : { ...pictureNamed('road-van'), caption: tourName },
  }
}

function viewOfSample(catalogue: Catalogue, sample: (typeof testimonials)[number]): TestimonialView {
  const { id, name, country, rating, quote, tour: tourId, date } = sample
  const tour = findTour(catalogue, tourId)
  if (!tour) throw new Error(`no trip ${tourId} for the sample ${id}`)
  return {
    ...{ id, isSample: true, name, country, rating, quote, answer: null },
    trip: { title: tour.title, path: canonicalPath(tour) },
    when: { before: '', date, words: MONTH.format(new Date(`${date}-01T00:00:00Z`)) },
    picture: pictureOf(tour.gallery[0]),
  }
}
