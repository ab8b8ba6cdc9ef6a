import { eq } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { testimonials } from './schema.ts'

export type Testimonial = typeof testimonials.$inferSelect
export type NewTestimonial = Omit<
  typeof testimonials.$inferInsert,
  'id' | 'createdAt' | 'isApproved' | 'isFeatured'
>

/** Keeps a review for approval; `undefined` when its booking has one already. */
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
