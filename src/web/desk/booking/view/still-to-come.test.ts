import { expect, test } from 'vitest'
import { stillToCome } from './still-to-come.ts'

const at = (time: string) => new Date(`2026-11-28T${time}:00+07:00`)
const NOW = at('06:00').getTime()
const leg = (position: number, startsAt: Date, endsAt: Date | null) => ({
  ...{ id: `${position}`, bookingId: 'one', position, startsAt, endsAt },
  ...{
    pickup: '',
    dropoff: '',
    minutesBefore: 0,
    minutesAfter: 0,
    flightNumber: null,
    freeWaitingMinutes: null,
    stop: null,
  },
})
const TRIP = [leg(1, at('08:00'), at('18:00'))]

test('a confirmed trip has its pickup and its completion ahead, and what has passed no more', () => {
  const booking = { status: 'confirmed', waitsUntil: null, legs: TRIP } as const
  const completed = {
    at: new Date('2026-11-29T06:00:00+07:00'),
    text: 'Completed automatically, if nothing else is recorded',
  }
  expect(stillToCome(booking, NOW)).toEqual([{ at: at('08:00'), text: 'Pickup' }, completed])
  expect(stillToCome(booking, at('08:00').getTime())).toEqual([completed])
})

test('both ways of a transfer are ahead; without a known end it is not said when it completes', () => {
  const legs = [leg(2, at('16:00'), null), leg(1, at('08:00'), at('09:00'))]
  expect(stillToCome({ status: 'confirmed', waitsUntil: null, legs }, NOW)).toEqual([
    { at: at('08:00'), text: 'Pickup' },
    { at: at('16:00'), text: 'Pickup for the way back' },
  ])
})

test('a request expires with its hold, and a booking that is over has nothing ahead', () => {
  const waiting = { waitsUntil: at('13:00'), legs: TRIP }
  expect(stillToCome({ ...waiting, status: 'requested' }, NOW)).toEqual([
    { at: at('13:00'), text: 'The request expires' },
  ])
  expect(stillToCome({ ...waiting, waitsUntil: null, status: 'requested' }, NOW)).toEqual([])
  for (const status of ['completed', 'cancelled', 'declined', 'expired', 'draft', 'no_show'] as const)
    expect(stillToCome({ ...waiting, status }, NOW)).toEqual([])
})
