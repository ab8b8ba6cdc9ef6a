import { expect, test } from 'vitest'
import { bookingAddress, readCameFrom } from './booking-address.ts'

const cameFrom = (from: string) => readCameFrom(new URLSearchParams({ from }))

test.for([
  ['/desk', { to: '/desk', name: 'Today' }],
  ['/desk/week?day=2026-11-28', { to: '/desk/week?day=2026-11-28', name: 'Week' }],
  [
    '/admin/bookings?state=requested&q=ada',
    { to: '/admin/bookings?state=requested&q=ada', name: 'Bookings' },
  ],
  ['/admin/../desk/money', { to: '/desk/money', name: 'Money' }],
  ['/desk/bookings/SPN-AAAAA', undefined],
  ['/admin/export/bookings', undefined],
  ['//evil.example/desk', undefined],
  ['/\\evil.example/desk', undefined],
  ['/.//evil.example', undefined],
  ['https://evil.example/desk', undefined],
  ['javascript:alert(1)', undefined],
  ['constructor', undefined],
  [`/desk?q=${'x'.repeat(500)}`, undefined],
  ['//[', undefined],
  ['', undefined],
] as const)('the way back %j leads to %o', ([from, expected]) => {
  expect(cameFrom(from)).toEqual(expected)
})

test('what an address of a booking names is read from it again', () => {
  const from = '/admin/bookings?q=a+b&state=requested'
  const address = bookingAddress({ reference: 'SPN-AAAAA', from }, 'cancel')
  expect(address).toMatch(/^\/desk\/bookings\/SPN-AAAAA\/cancel\?from=/)
  expect(readCameFrom(new URL(address, 'http://site').searchParams)?.to).toBe(from)
})
