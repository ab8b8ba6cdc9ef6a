import { expect, test } from 'vitest'
import type { FreeAllDay } from './free-all-day.rules.ts'
import { nextFreeSentence } from './free-all-day.words.ts'

const TODAY = '2026-11-27'
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const freeOf = (car: number, suv: number, van: number, drivers = Infinity): FreeAllDay => ({
  vehicles: { car, suv, van },
  drivers,
})

test.for<[free: FreeAllDay | undefined, sentence: string]>([
  [freeOf(2, 0, 1), 'Tomorrow, Sat 28 Nov: two cars and a van are free.'],
  [freeOf(2, 1, 2), 'Tomorrow, Sat 28 Nov: two cars, an SUV and two vans are free.'],
  [freeOf(0, 1, 0), 'Tomorrow, Sat 28 Nov: an SUV is free.'],
  [freeOf(2, 1, 0, 3), 'Tomorrow, Sat 28 Nov: two cars and an SUV are free.'],
  [freeOf(2, 1, 2, 4), 'Tomorrow, Sat 28 Nov: four drivers are free, with a car, an SUV or a van.'],
  [freeOf(2, 0, 0, 1), 'Tomorrow, Sat 28 Nov: a driver is free, with a car.'],
  [freeOf(2, 0, 0, 0), ''],
  [freeOf(0, 0, 0), ''],
  [undefined, ''],
])('of %j guests read “%s”', ([free, sentence]) => {
  expect(plain(nextFreeSentence([{ date: '2026-11-28', free }], TODAY))).toBe(sentence)
})

test('the next day that has something free is named, never today', () => {
  const days = [
    { date: TODAY, free: freeOf(2, 0, 0) },
    { date: '2026-11-28', free: freeOf(0, 0, 0) },
    { date: '2026-11-29', free: freeOf(0, 0, 1) },
  ]
  expect(plain(nextFreeSentence(days, TODAY))).toBe('Sun 29 Nov: a van is free.')
})
