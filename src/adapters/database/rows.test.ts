import { getTableColumns, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import type { Queryable } from './database.ts'
import { insertRows } from './rows.ts'
import { customTripRequests } from './schema.ts'

const full = {
  reference: 'SPN-22222',
  requestId: '3c5a7f0e-0f4c-4b2a-9d6e-1a2b3c4d5e6f',
  contentHash: 'hash',
  name: `O'Neill "Ада" \\ ทดสอบ 🙂 $1 {}`,
  email: 'ada@example.com',
  phone: '+44 7700 900123',
  country: null,
  numberOfGuests: 9,
  moreThanEight: true,
  numberOfDays: 2,
  startDate: '2027-01-15',
  locations: ['Hellfire Pass', 'a, "b" {c}'],
  dayPlans: { day1: 'The museum\nfirst', day3: '' },
  status: 'quoted',
  createdAt: new Date('2026-11-20T03:00:00.123Z'),
}
const sparse = {
  ...full,
  reference: 'SPN-33333',
  requestId: '4c5a7f0e-0f4c-4b2a-9d6e-1a2b3c4d5e6f',
  locations: [],
  dayPlans: {},
  moreThanEight: undefined,
  status: undefined,
  createdAt: undefined,
}
const { id: _, createdAt: __, updatedAt: ___, ...comparable } = getTableColumns(customTripRequests)

test('rows arrive as they do one by one, with the same defaults', async () => {
  await using database = await recycledDatabase()
  const { read } = database.db
  const stored = await read.insert(customTripRequests).values([full, sparse]).returning(comparable)
  await read.delete(customTripRequests)
  const arrived = await insertRows(read, customTripRequests, [full, sparse])
  expect(arrived).toMatchObject(stored)
  const [first, second] = await read.select().from(customTripRequests).orderBy(customTripRequests.reference)
  expect(first?.createdAt).toEqual(full.createdAt)
  expect(second).toMatchObject({
    status: 'pending',
    moreThanEight: false,
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    createdAt: expect.any(Date),
  })
})

test('what is there is left out, and a connection plans once how the others are stored', async () => {
  await using database = await recycledDatabase()
  await database.db.transaction(async (tx) => {
    expect(await insertRows(tx, customTripRequests, [full])).toHaveLength(1)
    const before = await timesUsed(tx)
    const stored = await insertRows(tx, customTripRequests, [full, sparse])
    expect(stored).toMatchObject([{ reference: sparse.reference }])
    expect(await timesUsed(tx)).toBe(before + 1)
  })
})

/** How often this connection has stored such rows with the plan that it has. */
async function timesUsed(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ used: string }>(
    sql`select generic_plans + custom_plans as used from pg_prepared_statements
      where name = 'insert into "custom_trip_requests"'`,
  )
  return Number(rows[0]?.used ?? 0)
}
