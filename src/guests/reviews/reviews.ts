import { listTravelledTripsBetween, type TripBooking } from '#bookings/detailed-bookings.store.ts'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import type { Deps } from '#platform/deps.ts'
import { invalid, type Refusal, refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { addDays, bangkokDay } from '#platform/time/calendar.ts'
import { reviewSchema, reviewState } from './review.rules.ts'
import { insertTestimonial } from './testimonials.store.ts'

/** Guests of older trips are not asked, so that a site that was down for a month does not email all of them. */
const INVITE_WITHIN_DAYS = 14

/** Invites each guest once to review the trip, on the day after it or soon after that. */
export async function inviteReviews(deps: Pick<Deps, 'db' | 'queue' | 'now'>): Promise<void> {
  const today = bangkokDay(deps.now())
  const travelled = await listTravelledTripsBetween(
    deps.db.read,
    addDays(today, -INVITE_WITHIN_DAYS),
    addDays(today, -1),
  )
  for (const booking of travelled) {
    await deps.db.transaction((tx) =>
      queueMails(deps, tx, [
        { kind: 'guest-review-invitation', subjectId: booking.id, toAddress: booking.customerEmail },
      ]),
    )
  }
}

/** Stores a guest's review, which is published once the operator approves it. A booking has one review: the first. */
export async function submitReview(
  deps: Pick<Deps, 'db' | 'queue' | 'now' | 'addresses'>,
  booking: TripBooking,
  input: unknown,
): Promise<{ ok: true; isFirst: boolean } | Refusal> {
  const today = bangkokDay(deps.now())
  const state = reviewState(booking, today)
  if (state === 'too-early') return refuse('invalid', { code: 'review-too-early' })
  if (state === 'not-travelled') return refuse('invalid', { code: 'review-not-travelled' })
  const parsed = reviewSchema.safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const { name, country, rating, reviewText } = parsed.data
  return refuseIfUnavailable({ code: 'review-not-saved' }, async () => {
    const isFirst = await deps.db.transaction(async (tx) => {
      const review = await insertTestimonial(tx, {
        bookingId: booking.id,
        customerName: name,
        customerEmail: booking.customerEmail,
        customerCountry: country,
        rating,
        reviewText,
        tourId: booking.tourId,
        tourName: booking.title,
        travelDate: booking.travelDate,
        reviewDate: today,
      })
      if (!review) return false
      await queueMails(deps, tx, [
        { kind: 'operator-review', subjectId: review.id, toAddress: deps.addresses.operator },
      ])
      return true
    })
    return { ok: true, isFirst }
  })
}
