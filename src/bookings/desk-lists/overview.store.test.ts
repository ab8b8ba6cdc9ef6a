import { expect, test } from 'vitest'
import { REVIEW_STATUSES } from '#guests/reviews/review-status.rules.ts'
import { newsletterSubscriptions, testimonials } from '#platform/database/schema/schema.ts'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import { findOverview } from './overview.store.ts'

test('testimonials are counted by state, and a featured one is an approved one', async () => {
  await using database = await recycledDatabase()
  const review = {
    customerName: 'Ada',
    customerEmail: 'ada@example.com',
    rating: 5,
    reviewText: 'A good day.',
    tourName: 'Erawan',
    reviewDate: '2026-11-20',
  }
  await database.db.read.insert(testimonials).values(REVIEW_STATUSES.map((status) => ({ ...review, status })))
  const { testimonials: counted } = await findOverview(database.db.read)
  expect(counted).toEqual({ total: 4, approved: 2, featured: 1, pending: 1, hidden: 1 })
})

test('a reader who unsubscribed and subscribed again counts as waiting, not as unsubscribed', async () => {
  await using database = await recycledDatabase()
  const [before, after] = [new Date('2026-11-19T03:00:00Z'), new Date('2026-11-20T03:00:00Z')]
  const subscription = (email: string) => ({
    email,
    subscriptionSource: 'footer',
    confirmationId: crypto.randomUUID(),
  })
  await database.db.read
    .insert(newsletterSubscriptions)
    .values([
      { ...subscription('active@example.com'), isActive: true },
      { ...subscription('again@example.com'), isActive: true, askedAt: after, unsubscribedAt: before },
      { ...subscription('ended@example.com'), askedAt: before, unsubscribedAt: after },
      { ...subscription('asked-again@example.com'), askedAt: after, unsubscribedAt: before },
      subscription('waiting@example.com'),
    ])
  const { subscriptions } = await findOverview(database.db.read)
  expect(subscriptions).toEqual({ total: 5, active: 2, unsubscribed: 1 })
})
