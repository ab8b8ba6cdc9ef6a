import { findTestimonial, findTestimonialOfBooking } from '#adapters/database/testimonials.ts'
import { findTrip } from '#adapters/database/trips.ts'
import { reviewState } from '#domain/review.ts'
import { bangkokDay } from '#domain/time/calendar.ts'
import { guestReviewInvitation } from '#emails/guest/review-invitation.tsx'
import { operatorReview } from '#emails/operator/review.tsx'
import { linkTo } from '#operations/links/link-to.ts'
import { bookingFacts } from './booking.ts'
import type { MailWriter } from './mail-writer.ts'

export const reviewMails = {
  /** Not sent when the trip was cancelled after all, or has a review already. */
  'guest-review-invitation': async (deps, bookingId) => {
    const { db, catalogue, now, addresses, publicUrl } = deps
    const booking = await findTrip(db.read, bookingId)
    if (!booking || reviewState(booking, bangkokDay(now())) !== 'open') return undefined
    if (await findTestimonialOfBooking(db.read, bookingId)) return undefined
    const token = await linkTo(deps, db.read, 'review', booking, 'clock')
    return {
      mail: guestReviewInvitation({
        booking: bookingFacts(catalogue, booking),
        reviewUrl: `${publicUrl}/review?booking=${token}`,
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
        dashboardUrl: `${publicUrl}/admin`,
      }),
      replyTo: review.customerEmail,
    }
  },
} satisfies Record<string, MailWriter>
