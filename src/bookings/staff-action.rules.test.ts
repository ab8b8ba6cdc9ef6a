import { expect, test } from 'vitest'
import {
  BOOKING_STATUSES,
  type BookingEvent,
  type BookingStatus,
  nextBookingStatus,
} from './booking-status.rules.ts'
import {
  awaitedActionOf,
  type BookingCapabilities,
  hasTripBegun,
  isReopenable,
  type StaffAction,
  staffActionsOf,
} from './staff-action.rules.ts'

const AHEAD = {
  hasBegun: false,
  hasVehicle: true,
  isDue: true,
  canUndo: false,
  hasProposal: false,
  canRemind: false,
  canPayBack: false,
  canSendReceipt: false,
  canReopen: true,
  guestHolds: 1,
  canChargeWaiting: false,
  refundAnswers: [],
}

function actionsOf(status: BookingStatus, changes: Partial<BookingCapabilities> = {}): string {
  return staffActionsOf({ status, ...AHEAD, ...changes }).join(' ')
}

test('waiting is charged for a transfer that has begun or is over, and for nothing else', () => {
  const states = BOOKING_STATUSES.filter((status) =>
    actionsOf(status, { canChargeWaiting: true, hasBegun: true }).includes('waiting'),
  )
  expect(states).toEqual(['confirmed', 'completed'])
  expect(actionsOf('confirmed', { canChargeWaiting: true })).not.toContain('waiting')
})

test('each state has exactly these actions', () => {
  expect(Object.fromEntries(BOOKING_STATUSES.map((status) => [status, actionsOf(status)]))).toEqual({
    draft: '',
    requested: 'confirm propose decline assign hold release reschedule cancel',
    awaiting_payment: 'decline assign cancel',
    confirmed: 'assign cash reschedule cancel',
    expired: 'confirm',
    declined: '',
    cancelled: '',
    completed: 'cash reopen',
    no_show: 'reopen',
  })
})

test('what a refund in the dashboard of the provider was for is asked of agreed trips, and can be changed later', () => {
  const both = { refundAnswers: ['goodwill', 'owed'] } as const
  const asked = BOOKING_STATUSES.filter((status) => actionsOf(status, both).includes('goodwill owed'))
  expect(asked).toEqual(['confirmed', 'completed'])
  expect(actionsOf('completed', { refundAnswers: ['owed'] })).toBe('cash owed reopen')
})

test('from the pickup on, a trip is completed or missed, and not moved any more', () => {
  expect(actionsOf('confirmed', { hasBegun: true })).toBe('complete no-show assign cash cancel')
  expect(actionsOf('expired', { hasBegun: true })).toBe('')
})

test('the holds of a guest are released together where others than that of this request are held', () => {
  expect(actionsOf('requested', { guestHolds: 1 })).not.toContain('release-all')
  expect(actionsOf('requested', { guestHolds: 2 })).toContain('release release-all')
  expect(actionsOf('requested', { hasVehicle: false, guestHolds: 1 })).toContain('release-all')
})

test('a request without a hold is not assigned, but a confirmed trip without a vehicle is', () => {
  expect(actionsOf('requested', { hasVehicle: false, guestHolds: 0 })).toBe(
    'confirm propose decline reschedule cancel',
  )
  expect(actionsOf('confirmed', { hasVehicle: false })).toBe('assign cash reschedule cancel')
})

test('a guest who has not paid the deposit is reminded', () => {
  expect(actionsOf('confirmed', { canRemind: true })).toBe('remind assign cash reschedule cancel')
})

test('what is paid is not paid again', () => {
  expect(actionsOf('confirmed', { isDue: false })).toBe('assign reschedule cancel')
  expect(actionsOf('completed', { isDue: false })).toBe('reopen')
})

test('money that is left after the end can go back, and a trip that was paid for has a receipt', () => {
  const paid = { canPayBack: true, canSendReceipt: true, isDue: false }
  expect(actionsOf('completed', paid)).toBe('pay-back receipt reopen')
  expect(actionsOf('no_show', paid)).toBe('pay-back reopen')
  for (const status of ['cancelled', 'declined'] as const) expect(actionsOf(status, paid)).toBe('pay-back')
})

test('until a day after its end a trip can be reopened; without known hours its end is that of its last day', () => {
  const at = (time: string) => new Date(`${time}:00+07:00`)
  const endsAt = at('2026-11-28T18:00')
  const dayAfter = at('2026-11-29T18:00').getTime()
  expect(isReopenable({ endsAt, lastDay: '2026-11-28' }, dayAfter)).toBe(true)
  expect(isReopenable({ endsAt, lastDay: '2026-11-28' }, dayAfter + 1)).toBe(false)
  const secondMidnight = at('2026-11-30T00:00').getTime()
  expect(isReopenable({ endsAt: null, lastDay: '2026-11-28' }, secondMidnight)).toBe(true)
  expect(isReopenable({ endsAt: null, lastDay: '2026-11-28' }, secondMidnight + 1)).toBe(false)
  expect(isReopenable({ endsAt: null, lastDay: null }, 0)).toBe(false)
  expect(actionsOf('completed', { canReopen: false, isDue: false })).toBe('')
  expect(actionsOf('no_show', { canReopen: false })).toBe('')
})

test('a proposal that is out is withdrawn before another one is made', () => {
  expect(actionsOf('requested', { hasProposal: true })).toBe(
    'confirm withdraw decline assign hold release reschedule cancel',
  )
})

test('what was done a moment ago can be taken back', () => {
  const able = BOOKING_STATUSES.filter((status) => actionsOf(status, { canUndo: true }).endsWith('undo'))
  expect(able).toEqual(['requested', 'awaiting_payment', 'confirmed', 'declined'])
})

/** Of the actions that lead to another state. */
const EVENTS: Partial<Record<StaffAction, BookingEvent[]>> = {
  confirm: ['accept', 'reinstate'],
  decline: ['decline'],
  complete: ['complete'],
  'no-show': ['mark_no_show'],
  reopen: ['undo'],
  cancel: ['cancel'],
}

test('the state machine allows what is offered', () => {
  for (const status of BOOKING_STATUSES) {
    for (const hasBegun of [true, false]) {
      for (const action of staffActionsOf({ status, ...AHEAD, hasBegun })) {
        const events = EVENTS[action] ?? []
        const isAllowed = events.length === 0 || events.some((event) => nextBookingStatus(status, event))
        expect({ action, status, isAllowed }).toEqual({ action, status, isAllowed: true })
      }
    }
  }
})

test.each<[status: BookingStatus, changes: Partial<BookingCapabilities>, awaited: string | undefined]>([
  ['requested', {}, 'confirm'],
  ['requested', { hasProposal: true }, undefined],
  ['confirmed', {}, undefined],
  ['confirmed', { hasVehicle: false }, 'assign'],
  ['confirmed', { canRemind: true }, 'remind'],
  ['confirmed', { hasBegun: true, canRemind: true }, 'complete'],
  ['awaiting_payment', {}, undefined],
  ['completed', {}, undefined],
])('a booking that is %s (%o) waits for %s', (status, changes, awaited) => {
  expect(awaitedActionOf({ status, ...AHEAD, ...changes })).toBe(awaited)
})

test('a trip begins with its pickup, to the minute; without a known pickup with its day', () => {
  const pickupAt = new Date('2026-11-28T08:00:00+07:00')
  const travelDate = '2026-11-28'
  expect(hasTripBegun({ pickupAt, travelDate }, pickupAt.getTime() - 1)).toBe(false)
  expect(hasTripBegun({ pickupAt, travelDate }, pickupAt.getTime())).toBe(true)
  const midnight = Date.parse('2026-11-28T00:00:00+07:00')
  expect(hasTripBegun({ pickupAt: null, travelDate }, midnight - 1)).toBe(false)
  expect(hasTripBegun({ pickupAt: null, travelDate }, midnight)).toBe(true)
  expect(hasTripBegun({ pickupAt: null, travelDate: null }, midnight)).toBe(false)
})
