import { expect, test } from 'vitest'
import type { Event } from '#bookings/events.store.ts'
import type { ListedMail } from '#messages/outbox/mail-list.store.ts'
import { historyOf } from './history.ts'

const AT = new Date('2026-11-25T13:00:00+07:00')
const ROOM = { name: 'SUV', class: 'suv', seats: 5, bags: 4 } as const
const NAMES = {
  vehicles: new Map([
    ['one', { ...ROOM, plate: 'ทด 0201' }],
    ['other', { ...ROOM, plate: 'ทด 0202' }],
  ]),
  drivers: new Map([
    ['kiat', 'Kiat'],
    ['chai', 'Chai'],
  ]),
}

function event(subjectKind: Event['subjectKind'], happened: Event['event'], changes: Partial<Event>): Event {
  return {
    ...{ id: crypto.randomUUID(), at: AT, bookingId: null, subjectKind, subjectId: crypto.randomUUID() },
    ...{ event: happened, actor: 'staff:noi@example.com', before: null, after: null },
    ...changes,
  }
}

function textsOf(...events: Event[]): string[] {
  return historyOf({ events, mails: [] }, NAMES).map(({ text }) => text.replaceAll('\u00a0', ' '))
}

test.each<[text: string, of: Event]>([
  ['Received', event('booking', 'create', { after: { status: 'requested' } })],
  [
    'Rescheduled: Sat 28 Nov → Wed 2 Dec',
    event('booking', 'reschedule', {
      before: { travel_date: '2026-11-28', end_date: '2026-11-28' },
      after: { travel_date: '2026-12-02', end_date: '2026-12-02' },
    }),
  ],
  [
    'Rescheduled: 08:30 → 09:00',
    event('booking', 'reschedule', {
      before: { leg: 1, starts_at: '2026-11-28T01:30:00+00:00' },
      after: { leg: 1, starts_at: '2026-11-28T02:00:00+00:00' },
    }),
  ],
  [
    'Changed: ฿5,500 → ฿5,800',
    event('booking', 'change', { before: { price_baht: 5500 }, after: { price_baht: 5800 } }),
  ],
  [
    'Changed: held until Fri 27 Nov, 13:00 → held until Sat 28 Nov, 13:00',
    event('booking', 'change', {
      before: { waits_until: '2026-11-27T06:00:00+00:00' },
      after: { waits_until: '2026-11-28T06:00:00+00:00' },
    }),
  ],
  [
    'ทด 0201, Kiat held',
    event('allocation', 'create', { after: { status: 'held', vehicle_id: 'one', driver_id: 'kiat' } }),
  ],
  [
    'Assigned: ทด 0201, Kiat → ทด 0202, Chai',
    event('allocation', 'change', {
      before: { vehicle_id: 'one', driver_id: 'kiat' },
      after: { vehicle_id: 'other', driver_id: 'chai' },
    }),
  ],
  ['Paid in cash: ฿4,100', event('payment', 'create', { after: { status: 'paid', amount_satang: 410_000 } })],
  [
    'Owed again by the guest: refund of ฿1,000 at the provider',
    event('refund', 'change', {
      before: { answer: null },
      after: { answer: 'owed', amount_satang: 100_000 },
    }),
  ],
  [
    'Card authorised',
    event('payment', 'authorise', { before: { status: 'open' }, after: { status: 'authorised' } }),
  ],
  [
    'Card authorisation ended',
    event('payment', 'cancel', { before: { status: 'authorised' }, after: { status: 'cancelled' } }),
  ],
  ['Refund: ฿1,700', event('refund', 'create', { after: { status: 'approved', amount_satang: 170_000 } })],
])('a step reads %s', (text, of) => {
  expect(textsOf(of)).toEqual([text])
})

test('a vehicle whose time alone changed is no step', () => {
  const cut = { before: { busy_until: '2026-11-28' }, after: { busy_until: '2026-11-27' } }
  expect(textsOf(event('allocation', 'change', cut))).toEqual([])
})

test('each step has who did it, and a mail stands behind what it is about', () => {
  const mail: ListedMail = {
    ...{ id: 'mail', kind: 'guest-request-confirmed', subjectId: '', toAddress: 'sanne@example.org' },
    ...{ messageId: null, attempts: 0, lastError: null, sentAt: null, digestId: null, state: 'queued' },
    createdAt: AT,
  }
  const events = [
    event('booking', 'accept', { at: new Date(AT.getTime() + 5), after: { status: 'confirmed' } }),
    event('booking', 'complete', { at: new Date(AT.getTime() + 60_000), actor: 'driver:chai', after: {} }),
    event('booking', 'expire', { at: new Date(AT.getTime() + 90_000), actor: 'clock', after: {} }),
  ]
  expect(historyOf({ events, mails: [mail] }, NAMES).map(({ text, who }) => `${text}: ${who}`)).toEqual([
    'Accepted: noi@example.com',
    'Request confirmed, to the guest: sanne@example.org',
    'Completed: Chai',
    'Expired: Automatic',
  ])
})
