import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import { rowsFor } from './rows.ts'
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
  const arrived = await read
    .insert(customTripRequests)
    .select(rowsFor(customTripRequests, [full, sparse]))
    .returning(comparable)
  expect(arrived).toEqual(stored)
  const [first, second] = await read.select().from(customTripRequests).orderBy(customTripRequests.reference)
  expect(first?.createdAt).toEqual(full.createdAt)
  expect(second).toMatchObject({
    status: 'pending',
    moreThanEight: false,
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    createdAt: expect.any(Date),
  })
})
