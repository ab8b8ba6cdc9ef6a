import { findTrip } from '#bookings/detailed-bookings.store.ts'
import { listCrews } from '#bookings/legs.store.ts'
import { canonicalPath, findTour } from '#catalogue/catalogue.rules.ts'
import { linkTo } from '#guests/links/link-to.ts'
import { reviewState } from '#guests/reviews/review.rules.ts'
import { reviewCountsAs } from '#guests/reviews/review-status.rules.ts'
import { findTestimonial, findTestimonialOfBooking } from '#guests/reviews/testimonials.store.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { guestReviewAnswered } from '../templates/guest/review-answered.tsx'
import { guestReviewInvitation } from '../templates/guest/review-invitation.tsx'
import { operatorReview } from '../templates/operator/review.tsx'
import type { MailWriter } from './mail-writer.ts'
import { toldOf } from './told-booking.ts'

export const reviewMails = {
  /** Not sent when the trip was cancelled after all, or has a review already. */
  'guest-review-invitation': async (deps, bookingId) => {
    const { db, now, addresses, publicUrl } = deps
    const booking = await findTrip(db.read, bookingId)
    if (!booking || reviewState(booking, bangkokDay(now())) !== 'open') return undefined
    if (await findTestimonialOfBooking(db.read, bookingId)) return undefined
    const token = await linkTo(deps, db.read, 'review', booking, 'clock')
    const crew = (await listCrews(db.read, bookingId)).at(-1)
    return {
      mail: guestReviewInvitation({
        booking: toldOf(deps, booking),
        driver: crew?.driver.name ?? null,
        reviewUrl: `${publicUrl}/review?booking=${token}`,
      }),
      replyTo: addresses.operator,
    }
  },
  /** Not sent when the review or its answer has been taken off the site meanwhile. */
  'guest-review-answered': async ({ db, catalogue, addresses, publicUrl }, testimonialId) => {
    const review = await findTestimonial(db.read, testimonialId)
    if (!review?.answer || !reviewCountsAs(review.status, 'shown')) return undefined
    const tour = findTour(catalogue, review.tourId)
    return {
      mail: guestReviewAnswered({
        ...review,
        answer: review.answer,
        reference: review.bookingReference,
        pageUrl: publicUrl + (tour ? canonicalPath(tour) : '/'),
      }),
      replyTo: addresses.operator,
    }
  },
  'operator-review': async ({ db, publicUrl }, testimonialId) => {
    const review = await findTestimonial(db.read, testimonialId)
    if (!review) return undefined
    const booking = review.bookingId ? await findTrip(db.read, review.bookingId) : undefined
    return {
      mail: operatorReview({
        ...review,
        reference: booking?.reference ?? null,
        dashboardUrl: `${publicUrl}/admin/testimonials/${testimonialId}`,
      }),
      replyTo: review.customerEmail,
    }
  },
} satisfies Record<string, MailWriter>
