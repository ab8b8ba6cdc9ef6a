import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import { bookings } from './schema/schema.ts'
import { insertTransferOnce, type NewTransfer } from './transfers.ts'

const TAKEN = 'SPN-T2345'
const FREE = 'SPN-T6789'

/** A transfer for which these references are drawn; the last one again and again. */
const transfer = (...drawn: [string, ...string[]]): NewTransfer => ({
  drawReference: () => (drawn.length > 1 ? drawn.shift() : undefined) ?? drawn[0],
  requestId: randomUUID(),
  contentHash: '',
  terms: defaultRules.cancellation,
  customerName: 'Ada Example',
  customerEmail: 'ada@example.com',
  customerPhone: '+44 7700 900123',
  vehicle: 'car',
  guests: 2,
  luggage: 2,
  travelDate: '2027-01-15',
  endDate: '2027-01-15',
  legs: [{ startsAt: new Date('2027-01-15T07:30+07:00'), pickup: 'Bangkok airport', dropoff: 'River Inn' }],
})

test('a booking whose reference is taken gets another one', async () => {
  await using database = await recycledDatabase()
  await insertTransferOnce(database.db.read, transfer(TAKEN))
  const second = await insertTransferOnce(database.db.read, transfer(TAKEN, TAKEN, FREE))
  expect(second).toMatchObject({ isNew: true, request: { reference: FREE } })
})

test('when every reference that is drawn is taken, nothing is stored', async () => {
  await using database = await recycledDatabase()
  await insertTransferOnce(database.db.read, transfer(TAKEN))
  await expect(insertTransferOnce(database.db.read, transfer(TAKEN))).rejects.toThrow('no free reference')
  expect(await database.db.read.$count(bookings)).toBe(1)
})

test('the same request that comes again keeps its reference', async () => {
  await using database = await recycledDatabase()
  const once = transfer(TAKEN)
  const first = await insertTransferOnce(database.db.read, once)
  const again = { ...once, drawReference: () => FREE }
  expect(await insertTransferOnce(database.db.read, again)).toEqual({ request: first?.request, isNew: false })
})
