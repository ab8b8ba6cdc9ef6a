import { showSampleReviews } from '#content/company.ts'
import { testimonials } from '#content/testimonials.ts'
import { type Catalogue, canonicalPath, findTour } from '#domain/catalogue.ts'
import { pictureOf } from '../../sections/picture-of.ts'

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The samples with the trip each is about; none when the operator has switched samples off. For the loader. */
export function testimonialViews(catalogue: Catalogue) {
  if (!showSampleReviews) return []
  return testimonials.map(({ id, name, country, rating, quote, tour: tourId, date }) => {
    const tour = findTour(catalogue, tourId)
    if (!tour) throw new Error(`no trip ${tourId} for the sample ${id}`)
    return {
      ...{ id, name, country, rating, quote },
      trip: { title: tour.title, path: canonicalPath(tour) },
      month: { date, words: MONTH.format(new Date(`${date}-01T00:00:00Z`)) },
      picture: pictureOf(tour.gallery[0]),
    }
  })
}

export type TestimonialView = ReturnType<typeof testimonialViews>[number]
