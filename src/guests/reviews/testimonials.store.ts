import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { allocations, drivers, reviewPhotos, testimonials } from '#platform/database/schema/schema.ts'
import { reviewStatusesOf } from './review-status.rules.ts'

export type Testimonial = typeof testimonials.$inferSelect
export type NewTestimonial = Omit<
  typeof testimonials.$inferInsert,
  'id' | 'createdAt' | 'status' | 'answer' | 'version'
>

/** Stores a review for approval; `undefined` when its booking has one already. */
export async function insertTestimonial(
  tx: Queryable,
  review: NewTestimonial,
): Promise<Testimonial | undefined> {
  const [stored] = await tx.insert(testimonials).values(review).onConflictDoNothing().returning()
  return stored
}

export async function findTestimonialOfBooking(
  db: Queryable,
  bookingId: string,
): Promise<Testimonial | undefined> {
  const [review] = await db.select().from(testimonials).where(eq(testimonials.bookingId, bookingId))
  return review
}

export async function findTestimonial(db: Queryable, id: string): Promise<Testimonial | undefined> {
  const [review] = await db.select().from(testimonials).where(eq(testimonials.id, id))
  return review
}

/**
 * Changes a review as an admin saw it.
 * @returns the changed review; `undefined` when it has another version by now, or is gone
 */
export async function updateTestimonial(
  tx: Queryable,
  { id, version }: Pick<Testimonial, 'id' | 'version'>,
  change: Partial<Pick<Testimonial, 'status' | 'answer'>>,
): Promise<Testimonial | undefined> {
  const [changed] = await tx
    .update(testimonials)
    .set({ ...change, version: version + 1 })
    .where(and(eq(testimonials.id, id), eq(testimonials.version, version)))
    .returning()
  return changed
}

/**
 * Gives a review that nobody has decided about yet another version, so that a decision by who has not seen its new
 * picture is refused; the row is locked until the transaction ends.
 * @returns whether there is such a review
 */
export async function updatePendingVersion(tx: Queryable, id: string): Promise<boolean> {
  const isPending = inArray(testimonials.status, reviewStatusesOf('needsAttention'))
  const changed = await tx
    .update(testimonials)
    .set({ version: sql`${testimonials.version} + 1` })
    .where(and(eq(testimonials.id, id), isPending))
    .returning({ id: testimonials.id })
  return changed.length > 0
}

const publicReview = {
  id: testimonials.id,
  name: testimonials.customerName,
  country: testimonials.customerCountry,
  rating: testimonials.rating,
  text: testimonials.reviewText,
  answer: testimonials.answer,
  tourId: testimonials.tourId,
  tourName: testimonials.tourName,
  travelDate: testimonials.travelDate,
  photoId: reviewPhotos.id,
  /** Asked for with a picture only, whose card names who drove. */
  driver: sql<string | null>`case when ${reviewPhotos.id} is not null then (
    select ${drivers.name} from ${allocations} join ${drivers} on ${drivers.id} = ${allocations.driverId}
    where ${allocations.bookingId} = ${testimonials.bookingId} and ${allocations.status} = 'firm'
      and ${drivers.active} and ${drivers.onWebsite}
    order by ${allocations.busyFrom} limit 1) end`,
}

/** The public columns of reviews, which most are without a picture. */
function publicReviews(db: Queryable) {
  return db
    .select(publicReview)
    .from(testimonials)
    .leftJoin(reviewPhotos, eq(reviewPhotos.testimonialId, testimonials.id))
}

/** The public columns of an approved review. */
export type PublicReview = {
  id: string
  name: string
  country: string | null
  rating: number
  text: string
  /** Of the operator. */
  answer: string | null
  tourId: string | null
  tourName: string
  /** Null when the booking was deleted before reviews kept their day. */
  travelDate: string | null
  /** Of the guest's picture. */
  photoId: string | null
  /** Who drove, if that driver is on the website. */
  driver: string | null
}

/** The newest approved and featured reviews, for the home page. */
export async function listFeaturedReviews(db: Queryable, limit: number): Promise<PublicReview[]> {
  const { isApproved, isFeatured, createdAt, id } = testimonials
  return publicReviews(db)
    .where(and(eq(isApproved, true), eq(isFeatured, true)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

/** The newest approved reviews of a trip of the catalogue. */
export async function listApprovedReviewsOf(
  db: Queryable,
  tourId: string,
  limit: number,
): Promise<PublicReview[]> {
  const { isApproved, createdAt, id } = testimonials
  return publicReviews(db)
    .where(and(eq(isApproved, true), eq(testimonials.tourId, tourId)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

/** The newest approved reviews with a picture. */
export async function listPostcards(db: Queryable, limit: number): Promise<PublicReview[]> {
  const { isApproved, createdAt, id } = testimonials
  return publicReviews(db)
    .where(and(eq(isApproved, true), isNotNull(reviewPhotos.id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

type ApprovedSums = { count: number; stars: number; fiveStars: number }

const approvedSums = {
  count: count(),
  stars: sql<number>`coalesce(sum(${testimonials.rating}), 0)`.mapWith(Number),
  fiveStars: sql<number>`count(*) filter (where ${testimonials.rating} = 5)`.mapWith(Number),
}

/** The number of approved reviews, of a trip or of all, and the sum of their stars. */
export async function findApprovedSums(db: Queryable, tourId?: string): Promise<ApprovedSums> {
  const { isApproved } = testimonials
  const [sums] = await db
    .select(approvedSums)
    .from(testimonials)
    .where(and(eq(isApproved, true), tourId === undefined ? undefined : eq(testimonials.tourId, tourId)))
  return sums ?? { count: 0, stars: 0, fiveStars: 0 }
}

/** The same for each trip that has some. */
export async function listApprovedSums(db: Queryable): Promise<(ApprovedSums & { tourId: string | null })[]> {
  const { tourId, isApproved } = testimonials
  return db
    .select({ tourId, ...approvedSums })
    .from(testimonials)
    .where(eq(isApproved, true))
    .groupBy(tourId)
}
