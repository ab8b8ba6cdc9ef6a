import { expect, test } from 'vitest'
import { updateBookingStatus } from '#bookings/bookings.store.ts'
import { createDatabase, openPool } from '#platform/database/database.ts'
import { mails, testimonials } from '#platform/database/schema/schema.ts'
import { DAY_MS } from '#platform/time/duration.ts'
import { placedBooking } from '#tests/factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { inviteReviews, submitReview } from './reviews.ts'

const REVIEW = { name: 'Ada', country: 'United Kingdom', rating: '5', reviewText: 'A good day.\nThank you.' }

/** A trip that the operator has accepted, for 15 January 2027. */
async function agreedTrip(site: TestSite) {
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  const agreed = await site.deps.db.transaction((tx) => updateBookingStatus(tx, booking, 'accept'), {
    actor: 'staff:office@example.com',
  })
  return agreed ?? expect.fail('the trip could not be accepted')
}

function goTo(site: TestSite, day: string) {
  site.letTimePass(Date.parse(`${day}T10:00:00+07:00`) - site.deps.now())
}

async function reviewsOf({ deps }: TestSite) {
  return deps.db.read.select().from(testimonials)
}

async function mailKinds({ deps }: TestSite) {
  return (await deps.db.read.select({ kind: mails.kind }).from(mails)).map(({ kind }) => kind)
}

test('a review waits for approval, and the operator is told', async () => {
  await using site = await testSite()
  const booking = await agreedTrip(site)
  goTo(site, '2027-01-16')
  expect(await submitReview(site.deps, booking, REVIEW)).toEqual({ ok: true, isFirst: true })
  expect(await reviewsOf(site)).toMatchObject([
    {
      bookingId: booking.id,
      customerName: 'Ada',
      customerEmail: 'ada@example.com',
      customerCountry: 'United Kingdom',
      rating: 5,
      reviewText: 'A good day.\nThank you.',
      tourId: 'erawan-death-railway',
      tourName: booking.title,
      travelDate: '2027-01-15',
      reviewDate: '2027-01-16',
      status: 'pending',
    },
  ])
  expect(await mailKinds(site)).toContain('operator-review')
})

test('a booking has one review: the first', async () => {
  await using site = await testSite()
  const booking = await agreedTrip(site)
  goTo(site, '2027-01-15')
  const answers = await Promise.all(Array.from({ length: 5 }, () => submitReview(site.deps, booking, REVIEW)))
  expect(answers.filter((answer) => answer.ok && answer.isFirst)).toHaveLength(1)
  expect(await submitReview(site.deps, booking, { ...REVIEW, rating: '1' })).toEqual({
    ok: true,
    isFirst: false,
  })
  expect(await reviewsOf(site)).toMatchObject([{ rating: 5 }])
  expect((await mailKinds(site)).filter((kind) => kind === 'operator-review')).toHaveLength(1)
})

test('a review is refused before the day of the trip, and for a trip that was never confirmed', async () => {
  await using site = await testSite()
  const booking = await agreedTrip(site)
  goTo(site, '2027-01-14')
  expect(await submitReview(site.deps, booking, REVIEW)).toMatchObject({ ok: false, reason: 'invalid' })
  const { booking: unanswered } = await placedBooking(site, 'erawan-death-railway', { date: '2027-01-16' })
  goTo(site, '2027-01-16')
  expect(await submitReview(site.deps, unanswered, REVIEW)).toMatchObject({ ok: false, reason: 'invalid' })
  expect(await reviewsOf(site)).toEqual([])
})

test('each guest is invited once, on the day after the trip or soon after it', async () => {
  await using site = await testSite()
  await agreedTrip(site)
  goTo(site, '2027-01-15')
  await inviteReviews(site.deps)
  expect(await mailKinds(site)).not.toContain('guest-review-invitation')
  site.letTimePass(DAY_MS)
  await inviteReviews(site.deps)
  site.letTimePass(DAY_MS)
  await inviteReviews(site.deps)
  expect((await mailKinds(site)).filter((kind) => kind === 'guest-review-invitation')).toHaveLength(1)
})

test('guests are not invited for a trip of long ago, or for one that was not confirmed', async () => {
  await using site = await testSite()
  await placedBooking(site, 'erawan-death-railway', { date: '2027-01-31' })
  await agreedTrip(site)
  goTo(site, '2027-02-01')
  await inviteReviews(site.deps)
  expect(await mailKinds(site)).not.toContain('guest-review-invitation')
})

test('while the database is away the guest is asked to try again', async () => {
  await using site = await testSite()
  const booking = await agreedTrip(site)
  goTo(site, '2027-01-16')
  const pool = openPool('postgres://saphan@127.0.0.1:1/saphan')
  const gone = { ...site.deps, db: createDatabase(pool) }
  expect(await submitReview(gone, booking, REVIEW)).toMatchObject({ ok: false, reason: 'unavailable' })
  await pool.end()
})
