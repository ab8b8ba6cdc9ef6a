import { catalogue } from '#content/catalogue/catalogue.ts'
import { reviewSchema, reviewState } from '#guests/reviews/review.rules.ts'
import type { ReviewStatus } from '#guests/reviews/review-status.rules.ts'
import type { testimonials } from '#platform/database/schema/schema.ts'
import { addDays, bangkokDay } from '#platform/time/calendar.ts'
import type { SeedBooking } from './bookings.ts'
import { guests, guestsOf } from './guests.ts'
import { reviewTexts } from './review-texts.ts'
import { dayFromToday, instantOf, type SeedContext } from './seed-context.ts'
import { idOf, seededRandom } from './seeded-random.ts'

type ReviewRow = typeof testimonials.$inferInsert & { id: string; createdAt: Date }
type Trip = Pick<
  ReviewRow,
  'bookingId' | 'customerName' | 'customerEmail' | 'tourId' | 'tourName' | 'travelDate' | 'reviewDate'
>

/** The newest reviews wait for approval; some of the others are featured. */
const WAITING = 6
const FEATURED = [7, 11, 13, 18]
const HIDDEN = 17
const ANSWERS: Record<number, string> = {
  7: 'Thank you. We have told him, and he was glad to read it.',
  8: 'Thank you for saying it. The page of this trip now proposes the shorter way.',
}

/** A review of every trip that took place, and some of last season, whose bookings were deleted since. */
export function listTestimonials(context: SeedContext, bookings: SeedBooking[]): ReviewRow[] {
  const trips = [...tripsOf(context, bookings), ...lastSeason(context)]
  return trips
    .sort((one, other) => (one.reviewDate < other.reviewDate ? 1 : -1))
    .map((trip, index) => reviewOf(trip, index))
}

function tripsOf({ nowMs }: SeedContext, bookings: SeedBooking[]): Trip[] {
  return bookings
    .filter(({ row }) => reviewState(row, bangkokDay(nowMs)) === 'open' && row.travelDate < bangkokDay(nowMs))
    .map(({ row: { id, customerName, customerEmail, title, travelDate }, details: { tourId } }) => ({
      ...{ bookingId: id, customerName, customerEmail, tourId, tourName: title, travelDate },
      reviewDate: addDays(travelDate, 1),
    }))
}

function lastSeason(context: SeedContext): Trip[] {
  return guestsOf([80, 89]).map(({ name, email }, index) => {
    const draw = seededRandom(`last season ${index + 1}`)
    const { id: tourId, title: tourName } = draw.pick(catalogue.tours)
    const reviewDate = dayFromToday(context, -300 - index * 5)
    return {
      ...{ bookingId: null, customerName: name, customerEmail: email, tourId, tourName, reviewDate },
      travelDate: addDays(reviewDate, -1),
    }
  })
}

function reviewOf(trip: Trip, index: number): ReviewRow {
  const [rating, text] = reviewTexts[index] ?? []
  const country = guests.find(({ email }) => email === trip.customerEmail)?.country
  const review = reviewSchema.parse({ name: trip.customerName, country, rating, reviewText: text })
  return {
    ...trip,
    id: idOf(`review by ${trip.customerEmail}`),
    customerName: review.name,
    customerCountry: review.country,
    rating: review.rating,
    reviewText: review.reviewText,
    status: statusOf(index),
    answer: ANSWERS[index] ?? null,
    createdAt: new Date(instantOf(trip.reviewDate, 12)),
  }
}

function statusOf(index: number): ReviewStatus {
  if (index < WAITING) return 'pending'
  if (index === HIDDEN) return 'hidden'
  return FEATURED.includes(index) ? 'featured' : 'approved'
}
