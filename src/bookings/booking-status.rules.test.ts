import { expect, test } from 'vitest'
import {
  BOOKING_EVENTS,
  BOOKING_STATUSES,
  type BookingEvent,
  type BookingStatus,
  bookingActors,
  bookingStatusesOf,
  nextBookingStatus,
} from './booking-status.rules.ts'

/** A booking begins as one of these: a card booking as a draft, any other as a request. */
const STARTS: BookingStatus[] = ['draft', 'requested']
const TAKEN_BACK: BookingEvent[] = ['undo', 'reinstate', 'resume']

test.for([
  ['draft', 'start_payment', 'awaiting_payment'],
  ['draft', 'settle', 'confirmed'],
  ['draft', 'abandon', 'expired'],
  ['draft', 'expire', 'expired'],
  ['draft', 'cancel', 'cancelled'],
  ['requested', 'accept', 'confirmed'],
  ['requested', 'settle', 'confirmed'],
  ['requested', 'decline', 'declined'],
  ['requested', 'expire', 'expired'],
  ['requested', 'cancel', 'cancelled'],
  ['awaiting_payment', 'submit', 'requested'],
  ['awaiting_payment', 'settle', 'confirmed'],
  ['awaiting_payment', 'abandon', 'expired'],
  ['awaiting_payment', 'expire', 'expired'],
  ['awaiting_payment', 'decline', 'declined'],
  ['awaiting_payment', 'cancel', 'cancelled'],
  ['confirmed', 'complete', 'completed'],
  ['confirmed', 'mark_no_show', 'no_show'],
  ['confirmed', 'cancel', 'cancelled'],
  ['confirmed', 'undo', 'requested'],
  ['declined', 'undo', 'requested'],
  ['expired', 'start_payment', 'awaiting_payment'],
  ['expired', 'submit', 'requested'],
  ['expired', 'settle', 'confirmed'],
  ['expired', 'reinstate', 'confirmed'],
  ['cancelled', 'reinstate', 'confirmed'],
  ['completed', 'undo', 'confirmed'],
  ['completed', 'resume', 'confirmed'],
  ['no_show', 'undo', 'confirmed'],
] as const)('%s, then %s: %s', ([status, event, next]) => {
  expect(nextBookingStatus(status, event)).toBe(next)
})

test('nothing else can happen to a booking', () => {
  expect(arrows()).toHaveLength(29)
})

test('every status can be reached from the start', () => {
  expect(reachableFrom(STARTS)).toEqual(new Set(BOOKING_STATUSES))
})

test('a booking only ever gets a status that exists', () => {
  expect(arrows().filter(({ next }) => !BOOKING_STATUSES.includes(next))).toEqual([])
})

test('what is over can only be taken back', () => {
  const over = BOOKING_STATUSES.filter((status) =>
    eventsAfter(status).every((event) => TAKEN_BACK.includes(event)),
  )
  expect(over).toEqual(['declined', 'cancelled', 'completed', 'no_show'])
})

test('each event has an actor, and only staff take back, and a driver what the driver finished', () => {
  expect(BOOKING_EVENTS.filter((event) => bookingActors(event).length === 0)).toEqual([])
  const actors = TAKEN_BACK.map((event) => [event, bookingActors(event)])
  expect(actors).toEqual([
    ['undo', ['staff']],
    ['reinstate', ['staff']],
    ['resume', ['driver']],
  ])
})

test('only the provider says that money arrived, and only the clock that time is up', () => {
  expect(bookingActors('settle')).toEqual(['provider'])
  expect(bookingActors('expire')).toEqual(['clock'])
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

test('a booking is payable exactly while money that arrives confirms it; a request only by what was authorised', () => {
  const confirmedByMoney = BOOKING_STATUSES.filter((status) => nextBookingStatus(status, 'settle'))
  expect(confirmedByMoney.filter((status) => status !== 'requested')).toEqual(bookingStatusesOf('payable'))
})

test.for([
  ['expected', ['requested', 'awaiting_payment', 'confirmed']],
  ['agreed', ['confirmed', 'completed', 'no_show']],
  ['ahead', ['confirmed']],
  ['unanswered', ['requested']],
  ['travelled', ['confirmed', 'completed']],
] as const)('%s are the bookings that are %j', ([trait, statuses]) => {
  expect(bookingStatusesOf(trait)).toEqual(statuses)
})

function eventsAfter(status: BookingStatus): BookingEvent[] {
  return BOOKING_EVENTS.filter((event) => nextBookingStatus(status, event))
}

function arrows(): { from: BookingStatus; next: BookingStatus }[] {
  return BOOKING_STATUSES.flatMap((from) =>
    BOOKING_EVENTS.map((event) => nextBookingStatus(from, event))
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
