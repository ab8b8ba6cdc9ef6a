import { z } from 'zod'
import { type BookingStatus, bookingCountsAs } from './bookings/booking-status.ts'
import { MAX_LENGTH } from './requests/contact.ts'
import { lineField, optionalLine, textField, wholeNumber } from './requests/form-fields.ts'
import type { PlainDate } from './time/calendar.ts'

/** The problem codes of the review form. */
export const REVIEW_PROBLEMS = {
  name: 'review.name',
  rating: 'review.rating',
  reviewText: 'review.reviewText',
} as const

/** The review form. */
export const reviewSchema = z.object({
  name: lineField(MAX_LENGTH.name, REVIEW_PROBLEMS.name),
  country: optionalLine(MAX_LENGTH.country),
  rating: wholeNumber(1, 5, REVIEW_PROBLEMS.rating),
  reviewText: textField(MAX_LENGTH.freeText).refine(
    (text): text is string => text !== null,
    REVIEW_PROBLEMS.reviewText,
  ),
})

/**
 * May the guest review this trip? Yes from the travel day on, and only for a booking that counts as travelled: an
 * unanswered request or a cancelled trip cannot be reviewed.
 */
export function reviewState(
  trip: { status: BookingStatus; travelDate: PlainDate },
  today: PlainDate,
): 'open' | 'too-early' | 'not-travelled' {
  if (!bookingCountsAs(trip.status, 'travelled')) return 'not-travelled'
  return trip.travelDate > today ? 'too-early' : 'open'
}
