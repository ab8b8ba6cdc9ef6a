import { eq, getTableColumns } from 'drizzle-orm'
import type { Queryable } from '../database.ts'
import { bookings, testimonials } from '../schema.ts'
import { type Asked, type Page, readPage } from './page.ts'

export type ListedTestimonial = typeof testimonials.$inferSelect & {
  /** Of the trip it is about; null when that is gone. */
  bookingReference: string | null
}

const SEARCHED = [
  testimonials.customerName,
  testimonials.customerEmail,
  testimonials.customerCountry,
  testimonials.tourName,
  testimonials.reviewText,
  bookings.reference,
]

/** A page of testimonials. */
export function listTestimonials(db: Queryable, asked: Asked): Promise<Page<ListedTestimonial> | undefined> {
  return readPage(db, testimonials, SEARCHED, asked, (where, order, limit) =>
    db
      .select({ ...getTableColumns(testimonials), bookingReference: bookings.reference })
      .from(testimonials)
      .leftJoin(bookings, eq(bookings.id, testimonials.bookingId))
      .where(where)
      .orderBy(...order)
      .limit(limit),
  )
}
