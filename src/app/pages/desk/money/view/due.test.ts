import { expect, test } from 'vitest'
import type { PricedBooking } from '#adapters/database/desk/money/travel-money.ts'
import { dueOf } from './due.ts'

const trip = (id: number): PricedBooking => ({
  ...{ id: `${id}`, reference: `SPN-${id}`, customerName: 'Ada Example', title: 'Erawan' },
  ...{ status: 'completed', travelDate: '2026-11-10', priceBaht: 1_000 },
})

test('fifty of the trips that nobody has paid for are shown, and the sum counts all', () => {
  const priced = Array.from({ length: 60 }, (_, id) => trip(id))
  const due = dueOf({ priced, paid: [], awaited: [] }, { today: '2026-11-20', nowMs: 0 })
  expect([due.rows.length, due.more, due.baht]).toEqual([50, 10, 60_000])
})
