import { expect, test } from 'vitest'
import type { CellLook } from '../day-calendar/day-cell.ts'
import { barOf } from './bar-of.ts'

type Form = Parameters<typeof barOf>[0]

function saysOn(...looks: CellLook[]) {
  const cells = looks.map((look, index) => ({ look, date: `2026-11-${28 + index}` }))
  const vehicles = [{ vehicleClass: 'car', upTo: 3, priceBaht: 5300 }]
  const form = { vehicles, calendar: { first: { page: { cells } } } } as unknown as Form
  const { price, says } = barOf(form)
  return `${price} ${says.replaceAll('\u00a0', ' ')}`
}

test('the bar names the first day on which the usual vehicle is free, and no day otherwise', () => {
  expect(saysOn('full', 'larger', 'few')).toBe('฿5,300 whole car, Mon 30 Nov is free')
  expect(saysOn('off', 'ask', 'unknown')).toBe('฿5,300 for the whole car')
})
