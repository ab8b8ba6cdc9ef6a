import { expect, test } from 'vitest'
import { formatThaiDay } from './thai-date.ts'

test.for([
  ['2026-11-27', 'วันศุกร์ที่ 27 พฤศจิกายน'],
  ['2027-01-03', 'วันอาทิตย์ที่ 3 มกราคม'],
] as const)('%s is %s', ([date, thai]) => {
  expect(formatThaiDay(date)).toBe(thai)
})
