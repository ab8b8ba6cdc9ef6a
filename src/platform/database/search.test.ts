import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listBookings } from '#bookings/desk-lists/bookings.store.ts'
import { listFoundElsewhere } from '#bookings/desk-lists/found-elsewhere.store.ts'
import { insertBookingOnce, type NewBooking } from '#bookings/placing/insert-booking.store.ts'
import { listSubscriptions } from '#guests/newsletter/newsletter-list.store.ts'
import { listTestimonials } from '#guests/reviews/testimonial-list.store.ts'
import type { TestDatabase } from '#tests/database/database.ts'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import { newBooking } from '#tests/new-booking.ts'
import { searchWords } from '#web/desk/lists/search-words.ts'
import { bookings, newsletterSubscriptions, testimonials } from './schema/schema.ts'

/** A trip on that day. */
function trip(reference: string, travelDate: string, changes: Partial<NewBooking> = {}): NewBooking {
  return newBooking(reference, {
    travelDate,
    endDate: travelDate,
    customerPhone: '+44 7700 112424',
    ...changes,
  })
}

const CUSTOM_TRIP = {
  ...{ kind: 'custom' as const, moreThanEight: false, numberOfDays: 1, locations: [], dayPlans: {} },
}

/** Inserts subscriptions with these names; the last one is the newest. */
async function subscribed({ db }: TestDatabase, names: readonly string[], month: number) {
  await db.read.insert(newsletterSubscriptions).values(
    names.map((name, index) => ({
      name,
      email: `${month}.${index}@example.com`,
      subscriptionSource: 'footer',
      confirmationId: crypto.randomUUID(),
      createdAt: new Date(Date.UTC(2026, month, 1, 0, index)),
    })),
  )
}

const STORED = [
  'Ada 100% Example',
  "Grace O'Brien",
  'under_score',
  'back\\slash',
  'สมชาย',
  'Élodie 😀 a:* & (b)',
]

test.for([
  [['ada'], ['Ada 100% Example']],
  [['EXAMPLE', 'ADA'], ['Ada 100% Example']],
  [['ada', 'grace'], []],
  [['%'], ['Ada 100% Example']],
  [['100%'], ['Ada 100% Example']],
  [['1_0'], []],
  [['_'], ['under_score']],
  [['\\'], ['back\\slash']],
  [['\\%'], []],
  [["o'brien"], ["Grace O'Brien"]],
  [["'"], ["Grace O'Brien"]],
  [["';", 'drop'], []],
  [['สมชาย'], ['สมชาย']],
  [['ชา'], ['สมชาย']],
  [['élod'], ['Élodie 😀 a:* & (b)']],
  [['😀'], ['Élodie 😀 a:* & (b)']],
  [['a:*'], ['Élodie 😀 a:* & (b)']],
  [['&', '(b)', '😀'], ['Élodie 😀 a:* & (b)']],
  [['!'], []],
] as const)('%j finds %j', async ([words, names]) => {
  await using database = await recycledDatabase()
  await subscribed(database, STORED, 10)
  const found = await listSubscriptions(database.db.read, { words, size: 6 })
  expect(found?.rows.map(({ name }) => name)).toEqual(names)
})

test('a search without words lists all rows', async () => {
  await using database = await recycledDatabase()
  await subscribed(database, STORED, 10)
  const page = await listSubscriptions(database.db.read, { words: [] })
  expect(page?.rows.map(({ name }) => name)).toEqual(STORED.toReversed())
})

test('a search with many rows can be paged to the end and back', async () => {
  await using database = await recycledDatabase()
  const names = Array.from({ length: 9 }, (_, index) => `Ada ${index}`)
  await subscribed(database, names, 10)
  await subscribed(database, Array<string>(30).fill('Somebody Else'), 11)
  const page = async (edge?: { side: 'after' | 'before'; id: string | undefined }) => {
    const { side, id = '' } = edge ?? {}
    const asked = { words: ['ada'], size: 4, edge: side && { side, id } }
    return (await listSubscriptions(database.db.read, asked)) ?? expect.fail('the row at the edge is gone')
  }
  const first = await page()
  const second = await page({ side: 'after', id: first.after })
  const third = await page({ side: 'after', id: second.after })
  expect([first, second, third].flatMap(({ rows }) => rows.map(({ name }) => name))).toEqual(
    names.toReversed(),
  )
  expect(third.after).toBeUndefined()
  expect(await page({ side: 'before', id: third.before })).toEqual(second)
  expect(await page({ side: 'before', id: second.before })).toEqual(first)
})

test('a review is found by the reference of its booking, also when that is deleted', async () => {
  await using database = await recycledDatabase()
  const { read } = database.db
  const placed = await insertBookingOnce(read, trip('SPN-7K3F9', '2026-11-19'))
  await read.insert(testimonials).values({
    bookingId: placed.booking.id,
    customerName: 'Ada',
    customerEmail: 'ada@example.com',
    rating: 5,
    reviewText: 'A calm driver.',
    tourName: 'Erawan',
    reviewDate: '2026-11-20',
  })
  const found = async () => (await listTestimonials(read, { words: ['7k3f9'] }))?.rows
  expect(await found()).toMatchObject([{ customerName: 'Ada', bookingReference: 'SPN-7K3F9' }])
  await read.update(testimonials).set({ bookingId: null })
  expect(await found()).toMatchObject([{ bookingReference: 'SPN-7K3F9' }])
})

test('a custom trip is found by places, plans and the digits of its phone number', async () => {
  await using database = await recycledDatabase()
  const customerPhone = '+44 (7700) 900-123'
  const locations = ['Hellfire Pass', 'Floating Market']
  const details = { ...CUSTOM_TRIP, locations, dayPlans: { day1: 'Swim under the "seventh" tier' } }
  await insertBookingOnce(database.db.read, newBooking('SPN-7K3F9', { customerPhone, details }))
  const isFoundBy = async (...words: string[]) =>
    (await listBookings(database.db.read, 'custom', { words }))?.rows.length === 1
  expect(await isFoundBy('hellfire', 'floating')).toBe(true)
  expect(await isFoundBy('swim', 'tier')).toBe(true)
  expect(await isFoundBy('447700900123')).toBe(true)
  expect(await isFoundBy('spn-7k3f9')).toBe(true)
  // The name of the field is not what anybody wrote.
  expect(await isFoundBy('day1')).toBe(false)
})

test('a booking is found by its travel day and by the day of its creation, with and without the year', async () => {
  await using database = await recycledDatabase()
  const { read } = database.db
  const requests = [
    ['SPN-AAAAA', '2026-11-24', '2026-10-02T05:00Z'],
    ['SPN-BBBBB', '2027-11-24', '2026-10-02T05:00Z'],
    // After midnight in Thailand.
    ['SPN-CCCCC', '2026-12-30', '2026-11-23T18:00Z'],
    ['SPN-DDDDD', '2026-11-25', '2026-10-24T05:00Z'],
  ] as const
  for (const [reference, travelDate, createdAt] of requests) {
    await insertBookingOnce(read, trip(reference, travelDate))
    await read
      .update(bookings)
      .set({ createdAt: new Date(createdAt) })
      .where(eq(bookings.reference, reference))
  }
  const found = async (query: string) =>
    (await listBookings(read, 'trip', { words: searchWords(query) }))?.rows
      .map(({ reference }) => reference)
      .sort()
  expect(await found('24 Nov')).toEqual(['SPN-AAAAA', 'SPN-BBBBB', 'SPN-CCCCC'])
  for (const query of ['24 Nov 2026', '24 november 2026', '2026-11-24'])
    expect(await found(query)).toEqual(['SPN-AAAAA', 'SPN-CCCCC'])
  expect(await found('24 Nov 2027 ada')).toEqual(['SPN-BBBBB'])
})

test.for([
  ['+66 81 555 0123', '0815550123'],
  ['+66 81 555 0123', '081-555-0123'],
  ['+66 81 555 0123', '081 555 0123'],
  ['+66 (0)81 555 0123', '+66815550123'],
  ['081-555-0123', '+66 81 555 0123'],
  ['0044 7700 900123', '07700 900123'],
  ['+49 (0) 151 - 234 567 89', '0151/23456789'],
  ['+7 912 345 67 89', '8 912 345 67 89'],
  ['02-123-4567 #12', '(+66) 2 123 4567'],
  ['081.555.0123', '๐๘๑ ๕๕๕ ๐๑๒๓'],
] as const)('a phone or WhatsApp number %s is found as %s', async ([number, query]) => {
  await using database = await recycledDatabase()
  const { read } = database.db
  await insertBookingOnce(read, trip('SPN-7K3F9', '2026-11-19', { customerPhone: number }))
  await insertBookingOnce(read, trip('SPN-BBBBB', '2026-11-19', { customerWhatsapp: number }))
  await insertBookingOnce(read, trip('SPN-AAAAA', '2026-11-19'))
  const found = await listBookings(read, 'trip', { words: searchWords(query) })
  expect(found?.rows.map(({ reference }) => reference).sort()).toEqual(['SPN-7K3F9', 'SPN-BBBBB'])
})

test('a guest is found among the other kinds of bookings', async () => {
  await using database = await recycledDatabase()
  const { read } = database.db
  await insertBookingOnce(read, trip('SPN-AAAAA', '2026-11-19'))
  const jonas = { customerName: 'Jonas Sample', customerEmail: 'jonas@example.com' }
  await insertBookingOnce(
    read,
    newBooking('SPN-7K3F9', { ...jonas, customerPhone: '0815550123', details: CUSTOM_TRIP }),
  )
  const found = async (kind: 'trip' | 'custom', ...words: string[]) =>
    (await listFoundElsewhere(read, { words, kind, limit: 5 })).map(({ reference }) => reference)
  for (const word of ['jonas', '081-555-0123', 'jonas@example.com', '7k3f9'])
    expect(await found('trip', word)).toEqual(['SPN-7K3F9'])
  expect(await found('custom', 'jonas')).toEqual([])
  expect(await found('custom', 'ada')).toEqual(['SPN-AAAAA'])
})
