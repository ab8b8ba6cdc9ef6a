import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { bookings, customTripDetails } from '#platform/database/schema/schema.ts'
import type { TestDatabase } from '#tests/database/database.ts'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import type { BookingStatus } from '../booking-status.rules.ts'
import type { BookingPageRequest } from './booking-list.store.ts'
import { listBookings } from './bookings.store.ts'

type Stored = { day: string | null; status?: BookingStatus }

/** Inserts custom trips; the later ones came in later. They are called 0, 1, 2 and so on. */
async function requested({ db }: TestDatabase, trips: readonly Stored[]) {
  await db.transaction(
    async (tx) => {
      const rows = trips.map(({ day, status = 'requested' }, index) => ({
        ...{ kind: 'custom' as const, channel: 'email' as const, title: 'Custom trip', guests: 2 },
        ...{
          requestId: crypto.randomUUID(),
          contentHash: '',
          terms: defaultRules.cancellation,
          reference: `SPN-222${20 + index}`,
        },
        ...{ customerName: String(index), customerEmail: 'ada@example.com', customerPhone: '' },
        ...{ status, travelDate: day, createdAt: new Date(Date.UTC(2026, 10, 1, index)) },
      }))
      const stored = await tx.insert(bookings).values(rows).returning({ id: bookings.id })
      await tx
        .insert(customTripDetails)
        .values(stored.map(({ id }) => ({ bookingId: id, numberOfDays: 1, locations: [], dayPlans: {} })))
    },
    { actor: 'guest' },
  )
}

async function pageOf({ db }: TestDatabase, asked: Partial<BookingPageRequest>) {
  const page = await listBookings(db.read, 'custom', { words: [], ...asked })
  if (!page) return expect.fail('the row at the edge is gone')
  return { ...page, names: page.rows.map(({ customerName }) => customerName).join(' ') }
}

const DAYS = ['2027-02-02', null, '2027-01-09', '2027-02-02', '2027-03-01', null, '2026-12-31']

test('by travel day the earliest comes first, equal ones as they came in, and those without a day last', async () => {
  await using database = await recycledDatabase()
  await requested(
    database,
    DAYS.map((day) => ({ day })),
  )
  const sort = 'travel-day'
  expect((await pageOf(database, { sort })).names).toBe('6 2 0 3 4 1 5')
  const pages = []
  for (let after: string | undefined, page = 0; page === 0 || after; page++) {
    const edge = after ? ({ side: 'after', id: after } as const) : undefined
    const shown = await pageOf(database, { sort, size: 2, edge })
    pages.push(shown)
    after = shown.after
  }
  expect(pages.map(({ names }) => names)).toEqual(['6 2', '0 3', '4 1', '5'])
  const back = await pageOf(database, { sort, size: 2, edge: { side: 'before', id: pages[3]?.before ?? '' } })
  expect(back.names).toBe('4 1')
})

test.for([
  [{ from: '2027-01-09', until: '2027-02-02' }, '3 2 0'],
  [{ from: '2027-02-03' }, '4'],
  [{ until: '2027-01-09' }, '6 2'],
  [{ from: '2027-02-02', until: '2027-02-02', sort: 'travel-day' }, '0 3'],
  [{ from: '2027-01-01', words: ['2'] }, '4 3 2 0'],
] as const)('travel days %j are those of %s', async ([asked, names]) => {
  await using database = await recycledDatabase()
  await requested(
    database,
    DAYS.map((day) => ({ day })),
  )
  expect((await pageOf(database, asked)).names).toBe(names)
})

test('a list of some states goes on where its last row was, also when that has another state by now', async () => {
  await using database = await recycledDatabase()
  const statuses = ['requested', 'draft', 'requested', 'confirmed', 'expired', 'requested'] as const
  await requested(
    database,
    statuses.map((status) => ({ day: '2027-01-09', status })),
  )
  expect((await pageOf(database, { statuses: ['draft', 'expired'] })).names).toBe('4 1')
  const asked = { statuses: ['requested', 'confirmed'] as const, size: 2 }
  const first = await pageOf(database, asked)
  expect(first.names).toBe('5 3')
  await database.db.transaction(
    (tx) => tx.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.customerName, '3')),
    { actor: 'staff:office@example.com' },
  )
  const second = await pageOf(database, { ...asked, edge: { side: 'after', id: first.after ?? '' } })
  expect(second.names).toBe('2 0')
})
