import { expect, test } from 'vitest'
import { createDatabase, openPool } from '#platform/database/database.ts'
import { bookings, mails } from '#platform/database/schema/schema.ts'
import type { Refusal } from '#platform/problems/refusal.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { racing } from '#tests/factories.ts'
import { inWords } from '#tests/problems.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { findDetailedBooking } from '../detailed-bookings.store.ts'
import { REFERENCE_PATTERN } from '../reference.rules.ts'
import type { Placed } from './place-booking.ts'
import { requestCustomTrip } from './request-custom-trip.ts'

const REQUEST_ID = '3c5a7f0e-0f4c-4b2a-9d6e-1a2b3c4d5e6f'

/** What an obviously invented guest sends for a trip of their own making. */
function ownTrip(changes: Record<string, unknown> = {}) {
  return {
    name: 'Ada Example',
    email: 'ada@example.com',
    phone: '+44 7700 900123',
    country: 'United Kingdom',
    numberOfDays: 2,
    numberOfGuests: 4,
    preferredDates: { startDate: '2027-01-15', endDate: '2027-01-17' },
    locations: ['Hellfire Pass', 'Erawan National Park'],
    dayPlans: { day1: 'The museum first', day2: '' },
    specialRequirements: 'Slow mornings.\nPickup: River Inn',
    ...changes,
  }
}

const stored = ({ deps }: TestSite, answer: Placed | Refusal) =>
  answer.ok ? findDetailedBooking(deps.db.read, answer.booking.id) : expect.fail(answer.problem.code)

const rowsOf = async ({ deps }: TestSite) => [
  await deps.db.read.$count(bookings),
  await deps.db.read.$count(mails),
]

test('a trip of the guest’s own making is stored with a reference', async () => {
  await using site = await testSite()
  const answer = await requestCustomTrip(site.deps, { input: ownTrip() })
  expect(await stored(site, answer)).toMatchObject({
    reference: expect.stringMatching(REFERENCE_PATTERN),
    status: 'requested',
    customerName: 'Ada Example',
    guests: 4,
    moreThanEight: false,
    travelDate: '2027-01-15',
    endDate: '2027-01-17',
    locations: ['Hellfire Pass', 'Erawan National Park'],
    dayPlans: { day1: 'The museum first' },
    specialRequests: 'Slow mornings.\nPickup: River Inn',
  })
})

test('the operator and the guest get one email each, with the reference', async () => {
  await using site = await testSite()
  const answer = await requestCustomTrip(site.deps, { input: ownTrip() })
  await site.sendMails()
  const received = await site.mailbox()
  expect(received.map((mail) => mail.toAddress)).toEqual(['hello@saphan.example', 'ada@example.com'])
  for (const mail of received) expect(mail.text).toContain(answer.ok && answer.booking.reference)
})

test('the days are counted from the dates, and without dates they are the number that was sent', async () => {
  await using site = await testSite()
  const dated = await requestCustomTrip(site.deps, { input: ownTrip({ numberOfDays: 9 }) })
  const undated = await requestCustomTrip(site.deps, {
    input: ownTrip({ numberOfDays: 9, preferredDates: {} }),
  })
  expect(await stored(site, dated)).toMatchObject({ numberOfDays: 3 })
  expect(await stored(site, undated)).toMatchObject({ numberOfDays: 9, travelDate: null, endDate: null })
})

test('"more than eight guests" is stored as such and counts as nine', async () => {
  await using site = await testSite()
  const answer = await requestCustomTrip(site.deps, { input: ownTrip({ numberOfGuests: 'more' }) })
  expect(await stored(site, answer)).toMatchObject({ guests: 9, moreThanEight: true })
  const nine = await requestCustomTrip(site.deps, { input: ownTrip({ numberOfGuests: 9 }) })
  expect(await stored(site, nine)).toMatchObject({ guests: 9, moreThanEight: false })
})

const MISTAKES: [field: string, value: unknown, message: string][] = [
  ['name', '', 'Name is required.'],
  ['email', 'ada@', 'Please enter a valid email address.'],
  ['phone', 'call me', 'Please enter a valid phone number.'],
  ['preferredDates', { startDate: '2026-11-19' }, 'Please select a start date from today onwards.'],
  [
    'preferredDates',
    { startDate: '2027-01-15', endDate: '2027-01-14' },
    'Please select an end date on or after the start date.',
  ],
]

test.each(MISTAKES)('%s %j is refused and nothing is stored', async (field, value, message) => {
  await using site = await testSite()
  const answer = await requestCustomTrip(site.deps, { input: ownTrip({ [field]: value }) })
  expect(inWords(answer)).toMatchObject({ ok: false, reason: 'invalid', fields: { [field]: message } })
  expect(await rowsOf(site)).toEqual([0, 0])
})

test('the same request id at ten instances at once is one request with two emails', async () => {
  await using site = await testSite()
  const db = racing(site.deps.db, 10)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      requestCustomTrip({ ...site.deps, db }, { input: ownTrip(), requestId: REQUEST_ID }),
    ),
  )
  expect(answers).toEqual(Array(10).fill(answers[0]))
  expect(answers[0]?.ok).toBe(true)
  expect(await rowsOf(site)).toEqual([1, 2])
})

test('the same request id with other content is refused', async () => {
  await using site = await testSite()
  await requestCustomTrip(site.deps, { input: ownTrip(), requestId: REQUEST_ID })
  const other = await requestCustomTrip(site.deps, {
    input: ownTrip({ locations: [] }),
    requestId: REQUEST_ID,
  })
  expect(other).toMatchObject({ ok: false, reason: 'request-id-reused' })
  expect(await rowsOf(site)).toEqual([1, 2])
})

test('the same request whose days come in another order is the same request', async () => {
  await using site = await testSite()
  const days = { day1: 'The museum', day2: 'The river' }
  const turned = { day2: 'The river', day1: 'The museum' }
  const first = await requestCustomTrip(site.deps, {
    input: ownTrip({ dayPlans: days }),
    requestId: REQUEST_ID,
  })
  expect(
    await requestCustomTrip(site.deps, { input: ownTrip({ dayPlans: turned }), requestId: REQUEST_ID }),
  ).toEqual(first)
})

test('without a request id, the same facts are one request a day', async () => {
  await using site = await testSite()
  const first = await requestCustomTrip(site.deps, { input: ownTrip() })
  site.letTimePass(13 * HOUR_MS)
  // Anybody can send the same trip, so the link of the first request is not given again.
  expect(await requestCustomTrip(site.deps, { input: ownTrip() })).toEqual({ ...first, token: null })
  site.letTimePass(HOUR_MS)
  expect(await requestCustomTrip(site.deps, { input: ownTrip() })).toMatchObject({ ok: true })
  expect(await rowsOf(site)).toEqual([2, 4])
})

test('while the database is away the guest is asked to try again, and can', async () => {
  await using site = await testSite()
  const pool = openPool('postgres://saphan@127.0.0.1:1/saphan')
  const gone = { ...site.deps, db: createDatabase(pool) }
  expect(inWords(await requestCustomTrip(gone, { input: ownTrip(), requestId: REQUEST_ID }))).toMatchObject({
    ok: false,
    reason: 'unavailable',
    message: 'Please try again or contact us directly.',
  })
  await pool.end()
  expect(await requestCustomTrip(site.deps, { input: ownTrip(), requestId: REQUEST_ID })).toMatchObject({
    ok: true,
  })
  expect(await rowsOf(site)).toEqual([1, 2])
})
