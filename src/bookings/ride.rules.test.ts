import { expect, test } from 'vitest'
import { legsOf, rideOf } from './ride.rules.ts'

const ONE_WAY = {
  ...{ pickup: 'Bangkok airport', dropoff: 'River Inn', pickupDate: '2027-01-15', pickupTime: '00:30' },
  ...{ returnDate: null, returnTime: null },
}

test('a pickup half an hour after midnight in Bangkok is on the day before in UTC', () => {
  expect(legsOf(ONE_WAY)).toEqual([
    { startsAt: new Date('2027-01-14T17:30:00Z'), pickup: 'Bangkok airport', dropoff: 'River Inn' },
  ])
})

test('a round trip goes back the same way', () => {
  const [, back] = legsOf({ ...ONE_WAY, returnDate: '2027-01-17', returnTime: '22:00' })
  expect(back).toEqual({
    startsAt: new Date('2027-01-17T15:00:00Z'),
    pickup: 'River Inn',
    dropoff: 'Bangkok airport',
  })
})

test('the legs of a ride are read as the same ride', () => {
  const roundTrip = { ...ONE_WAY, returnDate: '2027-01-17', returnTime: '22:00' }
  expect(rideOf(legsOf(ONE_WAY))).toEqual({ ...ONE_WAY, service: 'one-way' })
  expect(rideOf(legsOf(roundTrip))).toEqual({ ...roundTrip, service: 'round-trip' })
})
