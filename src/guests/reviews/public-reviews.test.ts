import { expect, test } from 'vitest'
import { bookings, drivers, testimonials } from '#platform/database/schema/schema.ts'
import { drivenTrip } from '#tests/drive-factories.ts'
import { placedBooking } from '#tests/factories.ts'
import { storedReview } from '#tests/review-factories.ts'
import { testSite } from '#tests/site.ts'
import { findRatingsOfTrips, findReputation, findReputationOf } from './public-reviews.ts'
import { saveReviewPhoto } from './review-photos.store.ts'

const DESK_ACTS = { actor: 'staff:office@example.com' } as const
const TRIP = 'erawan-death-railway'
const APPROVED: typeof testimonials.$inferInsert = {
  customerName: 'Ada',
  customerEmail: 'ada@example.com',
  rating: 5,
  reviewText: 'A good day.',
  tourId: TRIP,
  tourName: 'Erawan waterfall',
  travelDate: '2026-11-14',
  reviewDate: '2026-11-15',
  status: 'approved',
}

test('an approved review is shown on its trip, a featured one also on the home page, a pending or hidden one nowhere', async () => {
  await using site = await testSite()
  const { deps } = site
  await deps.db.read.insert(testimonials).values([
    { ...APPROVED, customerName: 'Approved' },
    { ...APPROVED, customerName: 'Featured', status: 'featured' },
    { ...APPROVED, customerName: 'Waiting', status: 'pending' },
    { ...APPROVED, customerName: 'Hidden', status: 'hidden' },
    { ...APPROVED, customerName: 'Elsewhere', tourId: 'hidden-gems' },
  ])
  const { reviews } = await findReputationOf(deps, TRIP)
  expect(reviews.map(({ name }) => name).sort()).toEqual(['Approved', 'Featured'])
  const { featured } = await findReputation(deps)
  expect(featured).toMatchObject([{ name: 'Featured', travelDate: '2026-11-14' }])
  expect(JSON.stringify([reviews, featured])).not.toContain('ada@example.com')
})

test('from the third approved review on the samples are gone, and the rating is that of the reviews', async () => {
  await using site = await testSite()
  const { deps } = site
  await deps.db.read.insert(testimonials).values([APPROVED, { ...APPROVED, rating: 4 }])
  expect(await findReputation(deps)).toMatchObject({ rating: undefined, showsSamples: true })
  expect((await findReputationOf(deps, 'hidden-gems')).showsSamples).toBe(true)
  await deps.db.read.insert(testimonials).values({ ...APPROVED, rating: 4 })
  expect(await findReputation(deps)).toMatchObject({
    rating: { count: 3, average: 4.3, fiveStarPercent: 33 },
    ...{ showsSamples: false, isNew: false },
  })
  expect((await findReputationOf(deps, 'hidden-gems')).showsSamples).toBe(false)
})

test('the rating of a trip is that of its own reviews from the third on, and that of all until then', async () => {
  await using site = await testSite()
  const { deps } = site
  const elsewhere = { ...APPROVED, tourId: 'hidden-gems', rating: 3 }
  await deps.db.read.insert(testimonials).values([APPROVED, APPROVED, elsewhere])
  expect((await findReputationOf(deps, TRIP)).rating).toMatchObject({
    average: 4.3,
    count: 3,
    isOfTrip: false,
  })
  await deps.db.read.insert(testimonials).values(APPROVED)
  expect((await findReputationOf(deps, TRIP)).rating).toMatchObject({ average: 5, count: 3, isOfTrip: true })
  expect([...(await findRatingsOfTrips(deps))]).toEqual([
    [TRIP, { count: 3, average: 5, fiveStarPercent: 100 }],
  ])
})

test('a public site shows no samples, and the first two reviews only once there is a third', async () => {
  await using site = await testSite({ env: { PUBLIC_URL: 'https://saphan.example' } })
  const { deps } = site
  const featured = { ...APPROVED, status: 'featured' as const }
  await deps.db.read.insert(testimonials).values([featured, featured])
  expect(await findReputation(deps)).toMatchObject({ featured: [], showsSamples: false, isNew: true })
  expect(await findReputationOf(deps, TRIP)).toEqual({
    ...{ reviews: [], rating: undefined, showsSamples: false, isNew: true },
  })
  await deps.db.read.insert(testimonials).values(APPROVED)
  expect((await findReputation(deps)).featured).toHaveLength(2)
  expect(await findReputationOf(deps, TRIP)).toMatchObject({ showsSamples: false, isNew: false })
})

test('trips and travellers are those of completed bookings', async () => {
  await using site = await testSite()
  const { deps } = site
  await placedBooking(site, TRIP, { guests: '3' })
  expect((await findReputation(deps)).travelled).toBeUndefined()
  await placedBooking(site, TRIP, { guests: '4' })
  await deps.db.transaction((tx) => tx.update(bookings).set({ status: 'confirmed' }), {
    actor: 'staff:office@example.com',
  })
  await deps.db.transaction((tx) => tx.update(bookings).set({ status: 'completed' }), {
    actor: 'staff:office@example.com',
  })
  expect((await findReputation(deps)).travelled).toEqual({ trips: 2, travellers: 7 })
})

test('while the database is known to be away reviews are not queried', async () => {
  await using site = await testSite()
  const deps = { ...site.deps, alarms: () => ['database_away'] as const }
  await site.deps.db.read.insert(testimonials).values([APPROVED, APPROVED, APPROVED])
  expect(await findReputationOf(deps, TRIP)).toEqual({
    ...{ reviews: [], rating: undefined, showsSamples: false, isNew: false },
  })
  expect(await findReputation(deps)).toMatchObject({ featured: [], showsSamples: false, isNew: false })
})

test('a review with a picture names who drove, once that driver is on the website', async () => {
  await using site = await testSite()
  const { read } = site.deps.db
  const { booking } = await drivenTrip(site)
  const { id } = await storedReview(site, { bookingId: booking.id, status: 'approved' })
  const drivenBy = async () => (await findReputationOf(site.deps, 'erawan-death-railway')).reviews[0]?.driver
  const show = (onWebsite: boolean) =>
    site.deps.db.transaction((tx) => tx.update(drivers).set({ onWebsite }), DESK_ACTS)
  await show(true)
  expect(await drivenBy()).toBeNull()
  await saveReviewPhoto(read, id, Buffer.from('picture'))
  expect(await drivenBy()).toBe('Driver 1')
  await show(false)
  expect(await drivenBy()).toBeNull()
})
