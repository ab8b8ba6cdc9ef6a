import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import { listTakenReferences } from './references.ts'
import { insertTaxiOnce, type NewTaxiRequest } from './taxi-requests.ts'

const TAKEN = 'SPN-T2345'
const FREE = 'SPN-T6789'

const transfer = (): NewTaxiRequest => ({
  reference: TAKEN,
  requestId: randomUUID(),
  contentHash: '',
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+44 7700 900123',
  pickup: 'Bangkok airport',
  dropoff: 'River Inn',
  service: 'one-way',
  vehicle: 'car',
  passengers: 2,
  luggage: 2,
  pickupDate: '2027-01-15',
  pickupTime: '07:30',
})

test('the reference of a stored request is taken', async () => {
  await using database = await recycledDatabase()
  await insertTaxiOnce(database.db.read, transfer())
  expect(await listTakenReferences(database.db.read, 'taxi', [FREE, TAKEN])).toEqual([TAKEN])
})

test('a request whose reference was taken at the same time is refused, and not mistaken for the other request', async () => {
  await using database = await recycledDatabase()
  const { request } = await insertTaxiOnce(database.db.read, transfer())
  await expect(insertTaxiOnce(database.db.read, transfer())).rejects.toThrow('at the same time')
  expect(await insertTaxiOnce(database.db.read, { ...transfer(), requestId: request.requestId })).toEqual({
    request,
    isNew: false,
  })
})
