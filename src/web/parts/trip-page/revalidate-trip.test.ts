import { expect, test } from 'vitest'
import { revalidateTrip } from './revalidate-trip.ts'

const PAGE = 'http://localhost/tours/erawan-death-railway'

function asksAgain(from: string, to: string, form: { formMethod?: 'POST'; actionStatus?: number } = {}) {
  const change = { currentUrl: new URL(PAGE + from), nextUrl: new URL(PAGE + to) }
  const params = { currentParams: {}, nextParams: {} }
  const defaultShouldRevalidate = (form.actionStatus ?? 200) < 400
  return revalidateTrip({ ...change, ...params, ...form, defaultShouldRevalidate } as Parameters<
    typeof revalidateTrip
  >[0])
}

test('a step to the next picture does not reload the data', () => {
  expect(asksAgain('?origin=bangkok', '?origin=bangkok&photo=2')).toBe(false)
})

test('another town reloads the data, for its prices', () => {
  expect(asksAgain('?photo=2', '?origin=kanchanaburi')).toBe(true)
})

test('a refused form does not reload the data', () => {
  expect(asksAgain('', '', { formMethod: 'POST', actionStatus: 422 })).toBe(false)
})

test('a form refused because of a new price reloads the data, for that price', () => {
  expect(asksAgain('', '', { formMethod: 'POST', actionStatus: 409 })).toBe(true)
})
