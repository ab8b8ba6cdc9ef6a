import { expect, test } from 'vitest'
import { updateBookingStatus } from '#bookings/bookings.store.ts'
import { inviteReviews } from '#guests/reviews/reviews.ts'
import { testimonials } from '#platform/database/schema/schema.ts'
import { placedBooking } from '../../factories.ts'
import { type BuiltSite, builtSite, formPost } from '../fixtures/built-site.ts'
import { fillIn, formOf } from '../fixtures/form-page.ts'

const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }
const REVIEW = { rating: '4', reviewText: 'A calm driver, a good day.', country: 'Kenya' }

/** The review page of a confirmed trip on 15 January 2027, opened on `day`. */
async function reviewPage(site: BuiltSite, day: string): Promise<string> {
  const { booking, token } = await placedBooking(site, 'erawan-death-railway')
  await site.deps.db.transaction((tx) => updateBookingStatus(tx, booking, 'accept'), {
    actor: 'staff:office@example.com',
  })
  site.letTimePass(Date.parse(`${day}T10:00:00+07:00`) - site.deps.now())
  return `/review?booking=${token}`
}

async function reviewsOf({ deps }: BuiltSite) {
  return deps.db.read.select().from(testimonials)
}

test('a guest who is invited by email writes a review, which waits for approval', async () => {
  await using site = await builtSite()
  await reviewPage(site, '2027-01-16')
  await inviteReviews(site.deps)
  await site.sendMails()
  const invitation = (await site.mailbox()).at(-1)?.text ?? ''
  const path = /\/review\?booking=[\w-]{22}/.exec(invitation)?.[0] ?? expect.fail('no link')

  const form = await site.get(path)
  expect(form.status).toBe(200)
  expect(Object.fromEntries(form.headers)).toMatchObject(PRIVATE)
  expect(form.text).toContain('Friday 15 January 2027')
  expect(formOf(form.html).values).toEqual({ name: 'Ada', country: '', reviewText: '' })
  expect(form.html).not.toContain('ada@example.com')
  // The email has a link for each number of stars.
  expect((await site.get(`${path}&stars=4`)).html).toMatch(
    /checked=""[^>]*value="4"|value="4"[^>]*checked=""/,
  )

  const thanks = await fillIn(site, path, REVIEW)
  expect(thanks.status).toBe(200)
  expect(Object.fromEntries(thanks.headers)).toMatchObject(PRIVATE)
  expect(thanks.text).toContain('Thank you for your review')
  // The invitation opens nothing but the review.
  expect((await site.get(path.replace('/review', '/booking-summary'))).status).toBe(404)
  expect(await reviewsOf(site)).toMatchObject([
    {
      customerName: 'Ada',
      customerCountry: 'Kenya',
      rating: 4,
      reviewText: 'A calm driver, a good day.',
      status: 'pending',
    },
  ])
  await site.sendMails()
  expect((await site.mailbox()).at(-1)?.toAddress).toBe('hello@saphan.example')
})

test('a second review of the same trip is refused', async () => {
  await using site = await builtSite()
  const path = await reviewPage(site, '2027-01-16')
  const typed = { ...REVIEW, name: 'Ada' }
  await site.get(path, formPost(path, typed))
  const second = await site.get(path, formPost(path, { ...typed, rating: '1' }))
  expect(second.text).toContain('already reviewed')
  expect((await site.get(path)).text).toContain('already reviewed')
  expect(await reviewsOf(site)).toMatchObject([{ rating: 4 }])
})

test('a refused review has its messages at the fields and keeps the values', async () => {
  await using site = await builtSite()
  const path = await reviewPage(site, '2027-01-15')
  const page = await fillIn(site, path, { name: '', country: 'Kenya', reviewText: '' })
  expect(page.status).toBe(422)
  expect(Object.fromEntries(page.headers)).toMatchObject(PRIVATE)
  expect(formOf(page.html)).toMatchObject({
    errors: {
      rating: 'Please choose 1 to 5 stars',
      reviewText: 'Please write a sentence or two about the day',
      name: 'Please enter the name to show with your review',
    },
    values: { name: '', country: 'Kenya' },
  })
  const kept = await fillIn(site, path, { ...REVIEW, name: '' })
  expect(formOf(kept.html).values).toMatchObject(REVIEW)
  expect(await reviewsOf(site)).toEqual([])
})

test('a review before the travel day is refused', async () => {
  await using site = await builtSite()
  const path = await reviewPage(site, '2027-01-14')
  const page = await site.get(path)
  expect(page.text).toContain('Your trip is on Friday 15 January 2027')
  expect(page.html).not.toContain('name="rating"')
  const sent = await site.get(path, formPost(path, { ...REVIEW, name: 'Ada' }))
  expect(sent.status).toBe(422)
  expect(await reviewsOf(site)).toEqual([])
})

test('a booking that was never confirmed cannot be reviewed', async () => {
  await using site = await builtSite()
  const HOURS_MS = 8 * 3_600_000
  site.letTimePass(-HOURS_MS)
  const { token } = await placedBooking(site, 'erawan-death-railway', { date: '2026-11-20' })
  site.letTimePass(HOURS_MS)
  const path = `/review?booking=${token}`
  expect((await site.get(path)).text).toContain('This trip can’t be reviewed')
  await site.get(path, formPost(path, { ...REVIEW, name: 'Ada' }))
  expect(await reviewsOf(site)).toEqual([])
})

test('a wrong token answers 404', async () => {
  await using site = await builtSite()
  const path = await reviewPage(site, '2027-01-16')
  for (const other of ['/review', '/review?booking=', `/review?booking=${'A'.repeat(22)}`, `${path}x`]) {
    for (const init of [{}, formPost(other, { ...REVIEW, name: 'Ada' })]) {
      const page = await site.get(other, init)
      expect({ other, status: page.status }).toEqual({ other, status: 404 })
      expect(Object.fromEntries(page.headers)).toMatchObject(PRIVATE)
    }
  }
  expect(await reviewsOf(site)).toEqual([])
})
