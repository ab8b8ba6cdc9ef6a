import { expect, test } from 'vitest'
import {
  BOOKING_STATUSES,
  type BookingEvent,
  type BookingStatus,
  bookingStatusesOf,
  nextBookingStatus,
} from './booking-status.ts'

const EVENTS: BookingEvent[] = [
  'start_payment',
  'settle',
  'abandon',
  'accept',
  'decline',
  'cancel',
  'complete',
  'miss',
]
/** A booking begins as one of these: a card booking as a draft, any other as a request. */
const STARTS: BookingStatus[] = ['draft', 'requested']

test.for([
  ['draft', 'start_payment', 'awaiting_payment'],
  ['draft', 'settle', 'confirmed'],
  ['draft', 'abandon', 'expired'],
  ['draft', 'cancel', 'cancelled'],
  ['requested', 'accept', 'confirmed'],
  ['requested', 'decline', 'declined'],
  ['requested', 'cancel', 'cancelled'],
  ['awaiting_payment', 'settle', 'confirmed'],
  ['awaiting_payment', 'abandon', 'expired'],
  ['awaiting_payment', 'cancel', 'cancelled'],
  ['confirmed', 'complete', 'completed'],
  ['confirmed', 'miss', 'no_show'],
  ['confirmed', 'cancel', 'cancelled'],
  ['expired', 'start_payment', 'awaiting_payment'],
  ['expired', 'settle', 'confirmed'],
] as const)('%s, then %s: %s', ([status, event, next]) => {
  expect(nextBookingStatus(status, event)).toBe(next)
})

test('nothing else can happen to a booking', () => {
  expect(arrows()).toHaveLength(15)
})

test('every status can be reached from the start', () => {
  expect(reachableFrom(STARTS)).toEqual(new Set(BOOKING_STATUSES))
})

test('a booking only ever gets a status that exists', () => {
  expect(arrows().filter(({ next }) => !BOOKING_STATUSES.includes(next))).toEqual([])
})

test('declined, cancelled, completed and missed bookings stay what they are', () => {
  const ends = BOOKING_STATUSES.filter((status) => arrows().every((arrow) => arrow.from !== status))
  expect(ends).toEqual(['declined', 'cancelled', 'completed', 'no_show'])
})

test('every booking can still come to an end', () => {
  const ends = ['declined', 'cancelled', 'completed', 'no_show']
  const stuck = BOOKING_STATUSES.filter((status) => !ends.some((end) => reachableFrom([status]).has(end)))
  expect(stuck).toEqual([])
})

test('money that arrives late still confirms an expired booking', () => {
  expect(nextBookingStatus('expired', 'settle')).toBe('confirmed')
})

test('money that arrives for a cancelled booking does not bring it back', () => {
  expect(nextBookingStatus('cancelled', 'settle')).toBeUndefined()
})

test('a second notice of the same payment changes nothing', () => {
  expect(nextBookingStatus('confirmed', 'settle')).toBeUndefined()
})

test('a booking is payable exactly while money that arrives confirms it', () => {
  const confirmedByMoney = BOOKING_STATUSES.filter((status) => nextBookingStatus(status, 'settle'))
  expect(bookingStatusesOf('payable')).toEqual(confirmedByMoney)
})

test.for([
  ['expected', ['requested', 'awaiting_payment', 'confirmed']],
  ['agreed', ['confirmed', 'completed', 'no_show']],
  ['travelled', ['confirmed', 'completed']],
] as const)('%s are the bookings that are %j', ([trait, statuses]) => {
  expect(bookingStatusesOf(trait)).toEqual(statuses)
})

function arrows(): { from: BookingStatus; next: BookingStatus }[] {
  return BOOKING_STATUSES.flatMap((from) =>
    EVENTS.map((event) => nextBookingStatus(from, event))
      .filter((next) => next !== undefined)
      .map((next) => ({ from, next })),
  )
}

function reachableFrom(starts: BookingStatus[]): Set<string> {
  const reached = new Set<BookingStatus>(starts)
  for (const from of reached) {
    for (const arrow of arrows()) if (arrow.from === from) reached.add(arrow.next)
  }
  return reached
}
