import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import { listTakenReferences } from './bookings.ts'
import { insertTransferOnce, type NewTransfer } from './transfers.ts'

const TAKEN = 'SPN-T2345'
const FREE = 'SPN-T6789'

const transfer = (): NewTransfer => ({
  reference: TAKEN,
  requestId: randomUUID(),
  contentHash: '',
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

test('the reference of a stored request is taken', async () => {
  await using database = await recycledDatabase()
  await insertTransferOnce(database.db.read, transfer())
  expect(await listTakenReferences(database.db.read, [FREE, TAKEN])).toEqual([TAKEN])
})

test('a request whose reference was taken at the same time is refused, and not mistaken for the other request', async () => {
  await using database = await recycledDatabase()
  const first = await insertTransferOnce(database.db.read, transfer())
  await expect(insertTransferOnce(database.db.read, transfer())).rejects.toThrow('at the same time')
  const requestId = first?.request.requestId ?? expect.fail('not stored')
  expect(await insertTransferOnce(database.db.read, { ...transfer(), requestId })).toEqual({
    request: first?.request,
    isNew: false,
  })
})
