import { expect, test } from 'vitest'
import type { UnpaidDeposit } from '#money/deposits/unpaid-deposits.store.ts'
import type { PricedBooking } from '#money/month/travel-money.store.ts'
import { type DueRow, dueOf } from './due.ts'

const trip = (id: number): PricedBooking => ({
  ...{ id: `${id}`, reference: `SPN-${id}`, customerName: 'Ada Example', title: 'Erawan' },
  ...{ status: 'completed', travelDate: '2026-11-10', priceBaht: 1_000 },
})

test('fifty of the trips that nobody has paid for are shown, and the sum counts all', () => {
  const priced = Array.from({ length: 60 }, (_, id) => trip(id))
  const due = dueOf({ priced, paid: [], awaited: [], deposits: [] }, { today: '2026-11-20', nowMs: 0 })
  expect([due.rows.length, due.more, due.baht]).toEqual([50, 10, 60_000])
})

const NOW = Date.parse('2026-11-20T03:00:00Z')

const deposit = (changes: Partial<UnpaidDeposit>): UnpaidDeposit => ({
  ...{
    id: '1',
    amountBaht: 1_700,
    reference: 'SPN-1',
    customerName: 'Ada Example',
    customerEmail: 'ada@example.com',
    title: 'Erawan',
  },
  ...{ travelDate: '2026-11-28', priceBaht: 5_500, depositPercent: 30, wasReminded: false, seen: 4 },
  ...changes,
})

test('a deposit is due until the evening before its trip, the nearest first', () => {
  const deposits = [deposit({ travelDate: '2026-11-22' }), deposit({ reference: 'SPN-2' })]
  const due = dueOf({ priced: [], paid: [], awaited: [], deposits }, { today: '2026-11-20', nowMs: NOW })
  expect(due.baht).toBe(3_400)
  expect(due.rows.map(({ text, countdown }) => [text.replaceAll('\u00a0', ' '), countdown?.text])).toEqual([
    ['Deposit, Sun 22 Nov, Erawan', '1 day 12 h'],
    ['Deposit, Sat 28 Nov, Erawan', '7 days'],
  ])
})

test.each<[what: string, changes: Partial<UnpaidDeposit>, answer: DueRow['answer']]>([
  ['by mail', {}, { remindSeen: 4 }],
  ['not twice', { wasReminded: true }, { note: 'Reminded' }],
  ['not without an address', { customerEmail: '' }, { note: 'No email address' }],
  ['not when only cash is left', { travelDate: '2026-11-20' }, 'cash'],
])('a guest is reminded of a deposit %s', (_, changes, answer) => {
  const deposits = [deposit(changes)]
  const due = dueOf({ priced: [], paid: [], awaited: [], deposits }, { today: '2026-11-20', nowMs: NOW })
  expect(due.rows.map((row) => row.answer)).toEqual([answer])
})
