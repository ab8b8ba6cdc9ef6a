import { expect, test } from 'vitest'
import { cancelByGuest } from '#bookings/cancelling/cancel-booking.ts'
import { drivenTrip, goTo, press } from '#tests/drive-factories.ts'
import { builtSite } from '../fixtures/built-site.ts'

test('the pass follows the driver: on the way, arrived, on board, and home as it was', async () => {
  await using site = await builtSite()
  const trip = await drivenTrip(site)
  const seen = async () => (await site.get(`/booking/${trip.token}`)).text
  goTo(site, '2027-01-15T05:22')
  expect(await seen()).toContain('Driver 1 picks you up today at 06:00.')
  expect(await seen()).toContain('Cancel booking')
  await press(site, trip, 'departed')
  const way = await seen()
  expect(way).toMatch(/On the way Driver 1 is on the way, there by about \d\d:\d\d\./)
  expect(way).toContain('Driver 1 left at 05:22.')
  expect(way).toContain('we don’t track the car')
  expect(way).not.toContain('Cancel booking')
  const refused = await cancelByGuest(site.deps, { bookingId: trip.booking.id, seenSatang: 0 })
  expect(refused).toMatchObject({ problem: { code: 'trip-departed' } })
  expect((await site.get(`/booking/${trip.token}/cancel`)).text).toContain(
    'This trip has started. Please call us',
  )
  goTo(site, '2027-01-15T05:48')
  await press(site, trip, 'arrived')
  expect(await seen()).toContain('Driver 1 is here. At your pickup since 05:48. Waiting is free until 06:30.')
  goTo(site, '2027-01-15T06:04')
  await press(site, trip, 'aboard')
  expect(await seen()).toContain('On board Enjoy your trip, Ada.')
  goTo(site, '2027-01-15T18:05')
  expect(await seen()).toContain('+66 00 000 0000')
  await press(site, trip, 'cash', { amountBaht: trip.booking.priceBaht ?? 0 })
  await press(site, trip, 'finished')
  const home = await seen()
  expect(home).toContain('Home again. Thank you, Ada.')
  expect(home).toMatch(/Driver left 05:22 Pickup 06:04 Home 18:05/)
  expect(home).not.toContain('Only get in if the plate is the one shown here')
})
