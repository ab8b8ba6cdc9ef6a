import { z } from 'zod'
import { type BookingStatus, bookingCountsAs } from '#bookings/booking-status.rules.ts'
import {
  FIELD_PROBLEMS,
  lineField,
  optionalLine,
  textField,
  wholeNumber,
} from '#platform/forms/form-fields.rules.ts'
import { cleanText, hasForbiddenCharacters } from '#platform/text/plain-text.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import { MAX_LENGTH } from '../contact/contact.rules.ts'

/** The problem codes of the review form. */
export const REVIEW_PROBLEMS = {
  name: 'review.name',
  rating: 'review.rating',
  reviewText: 'review.reviewText',
  answer: 'review.answer',
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

/** The operator's answer to a review; `null` takes it away. One that is too long is refused, not cut. */
export const reviewAnswerSchema = z.object({
  answer: z
    .string(REVIEW_PROBLEMS.answer)
    .refine((text) => !hasForbiddenCharacters(text), FIELD_PROBLEMS.message)
    .transform((text) => cleanText(text, Number.POSITIVE_INFINITY))
    .refine((text) => text.length <= MAX_LENGTH.freeText, REVIEW_PROBLEMS.answer)
    .transform((text) => text || null),
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
