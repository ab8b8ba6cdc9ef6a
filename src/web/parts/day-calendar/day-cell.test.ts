import { expect, test } from 'vitest'
import { cellOf, withoutWord, wordOfAll } from './day-cell.ts'

const FRIDAY = '2026-11-27'

function cell(changes: Partial<Parameters<typeof cellOf>[0]>) {
  const { look, word, spoken, isChoosable } = cellOf({
    date: FRIDAY,
    firstDay: '2026-11-25',
    runsOn: null,
    offer: { state: 'free', vehicleClass: 'suv' },
    wanted: 'suv',
    ...changes,
  })
  return `${isChoosable ? '' : 'closed to guests: '}${look} | ${word} | ${spoken}`
}

test('each day has a look, a word, and a sentence for screen readers', () => {
  expect(cell({})).toBe('free |  | Friday 27 November: free')
  expect(cell({ offer: { state: 'few', vehicleClass: 'suv' } })).toBe(
    'few |  | Friday 27 November: free, the last one',
  )
  expect(cell({ offer: { state: 'request', vehicleClass: 'suv' } })).toMatch(/^ask \| ask \| .*: on request/)
  expect(cell({ offer: { state: 'none' } })).toBe('closed to guests: full |  | Friday 27 November: full')
  expect(cell({ offer: { state: 'closed' } })).toBe(
    'closed to guests: closed |  | Friday 27 November: closed on this day',
  )
  expect(cell({ offer: { state: 'free', vehicleClass: 'van' } })).toMatch(
    /^larger \| van \| .*: only a larger one/,
  )
})

test('while neither party nor vehicle is chosen, a day is free when any vehicle is', () => {
  expect(cell({ offer: { state: 'free' }, wanted: undefined })).toMatch(/^free/)
})

test('nothing is said about days that are over, off, or not loaded yet, and they cannot be chosen', () => {
  expect(cell({ firstDay: '2026-11-28' })).toMatch(/^closed to guests: off \| {2}\|/)
  expect(cell({ runsOn: ['Saturday'] })).toMatch(/^closed to guests: off/)
  expect(cell({ offer: undefined })).toMatch(/^closed to guests: off/)
})

test('a day that cannot be looked up can be chosen, unless it is over or off', () => {
  expect(cell({ offer: 'unknown' })).toBe('unknown |  | Friday 27 November: we check it when you ask')
  expect(cell({ offer: 'unknown', firstDay: '2026-11-28' })).toMatch(/^closed to guests: off/)
})

test('the first of a month says which month begins, unless there is something else to say', () => {
  expect(cell({ date: '2026-12-01' })).toMatch(/^free \| Dec \|/)
  expect(cell({ date: '2026-12-01', offer: { state: 'free', vehicleClass: 'van' } })).toMatch(
    /^larger \| van \|/,
  )
})

test('what every day says is said once for all of them, and beside a free day by each', () => {
  const cells = (...offers: [state: 'request' | 'free' | 'none', vehicleClass: 'suv' | 'van'][]) =>
    offers.map(([state, vehicleClass]) =>
      cellOf({
        ...{ date: '2026-12-01', firstDay: FRIDAY, runsOn: null, wanted: 'suv' },
        offer: { state, vehicleClass },
      }),
    )
  expect(wordOfAll(cells(['request', 'suv'], ['none', 'suv'], ['request', 'suv']))).toBe('ask')
  expect(wordOfAll(cells(['free', 'van'], ['request', 'van'], ['none', 'suv']))).toBe('van')
  expect(wordOfAll(cells(['request', 'suv'], ['free', 'suv']))).toBeUndefined()
  expect(wordOfAll(cells(['free', 'van'], ['request', 'suv']))).toBeUndefined()
  expect(wordOfAll(cells(['free', 'suv']))).toBeUndefined()
  expect(wordOfAll(cells(['none', 'suv']))).toBeUndefined()
  expect(withoutWord(cells(['free', 'van']), 'van').map(({ word }) => word)).toEqual(['Dec'])
})
