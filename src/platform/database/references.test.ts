import { expect, test } from 'vitest'
import { insertBookingOnce, type NewBooking } from '#bookings/placing/insert-booking.store.ts'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import { newBooking } from '#tests/new-booking.ts'
import { bookings } from './schema/schema.ts'

const TAKEN = 'SPN-T2345'
const FREE = 'SPN-T6789'

/** A booking for which these references are drawn; the last one again and again. */
function booking(...drawn: [string, ...string[]]): NewBooking {
  return newBooking(drawn[0], {
    drawReference: () => (drawn.length > 1 ? drawn.shift() : undefined) ?? drawn[0],
  })
}

test('a booking whose reference is taken gets another one', async () => {
  await using database = await recycledDatabase()
  await insertBookingOnce(database.db.read, booking(TAKEN))
  const second = await insertBookingOnce(database.db.read, booking(TAKEN, TAKEN, FREE))
  expect(second).toMatchObject({ isNew: true, booking: { reference: FREE } })
})

test('when every reference that is drawn is taken, nothing is stored', async () => {
  await using database = await recycledDatabase()
  await insertBookingOnce(database.db.read, booking(TAKEN))
  await expect(insertBookingOnce(database.db.read, booking(TAKEN))).rejects.toThrow('no free reference')
  expect(await database.db.read.$count(bookings)).toBe(1)
})

test('the same request that comes again keeps its reference', async () => {
  await using database = await recycledDatabase()
  const once = booking(TAKEN)
  const first = await insertBookingOnce(database.db.read, once)
  const again = { ...once, drawReference: () => FREE }
  expect(await insertBookingOnce(database.db.read, again)).toEqual({ ...first, isNew: false })
})
