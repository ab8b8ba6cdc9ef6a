import { expect } from 'vitest'
import { testimonials } from '#platform/database/schema/schema.ts'
import type { TestSite } from './site.ts'

/** A review that waits for a decision, of a trip of the catalogue. */
export const WAITING_REVIEW = {
  customerName: 'Ada',
  customerEmail: 'ada@example.com',
  rating: 4,
  reviewText: 'A calm driver.',
  tourId: 'erawan-death-railway',
  tourName: 'Erawan waterfall',
  travelDate: '2026-11-14',
  reviewDate: '2026-11-15',
}

/** Stores a review, which waits for a decision unless `changes` says otherwise. */
export async function storedReview(
  { deps }: Pick<TestSite, 'deps'>,
  changes: Partial<typeof testimonials.$inferInsert> = {},
) {
  const [review] = await deps.db.read
    .insert(testimonials)
    .values({ ...WAITING_REVIEW, ...changes })
    .returning()
  return review ?? expect.fail('the review was not stored')
}
