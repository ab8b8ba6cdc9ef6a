import { insertTestimonial } from '#adapters/database/testimonials.ts'
import { listTravelledTripsBetween, type Trip } from '#adapters/database/trips.ts'
import { reviewSchema, reviewState } from '#domain/review.ts'
import { addDays, bangkokDay } from '#domain/time/calendar.ts'
import type { Deps } from '../deps.ts'
import { queueMails } from '../mail/queue-mails.ts'
import { invalid, orRefuse, type Refusal, refuse } from '../refusal.ts'

/** Older trips are not asked about: a site that was switched off for a month does not surprise its guests. */
const ASK_WITHIN_DAYS = 14

/** Asks each guest once, on the day after the trip or soon after it, how it was. */
export async function inviteReviews(deps: Pick<Deps, 'db' | 'queue' | 'now'>): Promise<void> {
  const today = bangkokDay(deps.now())
  const travelled = await listTravelledTripsBetween(
    deps.db.read,
    addDays(today, -ASK_WITHIN_DAYS),
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

/** Keeps what a guest wrote; it waits for the operator's approval. One review for each booking: the first stays. */
export async function submitReview(
  deps: Pick<Deps, 'db' | 'queue' | 'now' | 'addresses'>,
  booking: Trip,
  input: unknown,
): Promise<{ ok: true; isFirst: boolean } | Refusal> {
  const today = bangkokDay(deps.now())
  const state = reviewState(booking, today)
  if (state === 'too-early') return refuse('invalid', { code: 'review-too-early' })
  if (state === 'not-travelled') return refuse('invalid', { code: 'review-not-travelled' })
  const parsed = reviewSchema.safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const { name, country, rating, reviewText } = parsed.data
  return orRefuse({ code: 'review-not-saved' }, async () => {
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
