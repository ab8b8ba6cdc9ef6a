import { makeTourPhoto } from '#catalogue/photos/make-tour-photo.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { saveReviewPhoto } from './review-photos.store.ts'
import { reviewCountsAs } from './review-status.rules.ts'
import { findTestimonialOfBooking, type Testimonial, updatePendingVersion } from './testimonials.store.ts'

const TAKES_NO_PHOTO = refuse('not-possible', { code: 'review-takes-no-photo' })

/** May the guest add a picture to this review, or replace it? Only until somebody decides, who then has seen it. */
export function takesPhoto(review: Pick<Testimonial, 'status'> | undefined): boolean {
  return review !== undefined && reviewCountsAs(review.status, 'needsAttention')
}

/**
 * Adds a guest's picture to the review of a booking, in place of an earlier one, so that one that is sent twice is one.
 * Refused are a file that is no photo (`makeTourPhoto`), and a review that is missing or decided about.
 */
export async function addReviewPhoto(
  { db }: Pick<Deps, 'db'>,
  { bookingId, file }: { bookingId: string; file: Uint8Array },
): Promise<{ ok: true } | Refusal> {
  return refuseIfUnavailable({ code: 'review-not-saved' }, async () => {
    const review = await findTestimonialOfBooking(db.read, bookingId)
    if (!review || !takesPhoto(review)) return TAKES_NO_PHOTO
    const made = await makeTourPhoto(file, 'review')
    if (!made.ok) return made
    const [photo] = made.files
    return db.transaction(async (tx) => {
      if (!photo || !(await updatePendingVersion(tx, review.id))) return TAKES_NO_PHOTO
      await saveReviewPhoto(tx, review.id, photo.bytes)
      return { ok: true } as const
    })
  })
}
