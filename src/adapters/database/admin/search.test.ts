import { expect, test } from 'vitest'
import { testDatabase } from '#tests/database/database.ts'
import { customTripRequests, newsletterSubscriptions } from '../schema.ts'
import { listCustomTrips } from './custom-trips.ts'
import { listSubscriptions } from './newsletter.ts'

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
  [["';", 'drop'], []],
  [['สมชาย'], ['สมชาย']],
  [[], ['สมชาย', 'back\\slash', 'under_score', "Grace O'Brien", 'Ada 100% Example']],
] as const)('%j finds %j', async ([words, names]) => {
  await using database = await testDatabase()
  const stored = ['Ada 100% Example', "Grace O'Brien", 'under_score', 'back\\slash', 'สมชาย']
  await database.db.read.insert(newsletterSubscriptions).values(
    stored.map((name, index) => ({
      name,
      email: `${index}@example.com`,
      subscriptionSource: 'footer',
      confirmationId: crypto.randomUUID(),
      createdAt: new Date(Date.UTC(2026, 10, 1 + index)),
    })),
  )
  const page = await listSubscriptions(database.db.read, { words })
  expect(page?.rows.map(({ name }) => name)).toEqual(names)
})

test('a custom trip is found by places, plans and its phone number as it is dialled', async () => {
  await using database = await testDatabase()
  await database.db.read.insert(customTripRequests).values({
    reference: 'SPN-7K3F9',
    requestId: crypto.randomUUID(),
    contentHash: '',
    name: 'Ada Example',
    email: 'ada@example.com',
    phone: '+44 (7700) 900-123',
    numberOfGuests: 2,
    numberOfDays: 1,
    locations: ['Hellfire Pass', 'Floating Market'],
    dayPlans: { day1: 'Swim under the "seventh" tier' },
  })
  const isFoundBy = async (...words: string[]) =>
    (await listCustomTrips(database.db.read, { words }))?.rows.length === 1
  expect(await isFoundBy('hellfire', 'floating')).toBe(true)
  expect(await isFoundBy('swim', 'tier')).toBe(true)
  expect(await isFoundBy('447700900123')).toBe(true)
  expect(await isFoundBy('spn-7k3f9')).toBe(true)
  expect(await isFoundBy('pending')).toBe(true)
  // The name of the field is not what anybody wrote.
  expect(await isFoundBy('day1')).toBe(false)
})
