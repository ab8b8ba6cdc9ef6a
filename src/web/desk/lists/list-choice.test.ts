import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BOOKING_STATUSES } from '#bookings/booking-status.rules.ts'
import { isNarrowed, listSearch, NO_FILTER } from './list-address.ts'
import { askedBy, filterOf, queryOf } from './list-choice.ts'
import { viewsOf } from './list-views.ts'

const choiceOf = (search: string) => {
  const params = new URLSearchParams(search)
  return { query: queryOf(params), filter: filterOf(params) }
}

test('the address of a list says its search, filter, order and page, and nothing that is not asked for', () => {
  const search = '?q=ada&state=confirmed&from=2026-12-01&to=2026-12-31&sort=day'
  expect(listSearch(choiceOf(search))).toBe(search)
  expect(listSearch(choiceOf(''), { after: 'x' })).toBe('?after=x')
  expect(listSearch(choiceOf('?q=&state=&from=&to=&sort='))).toBe('')
})

test('a value that a filter cannot have counts as none', () => {
  const odd = '?state=lost&from=2026-02-29&to=tomorrow&sort=price'
  expect(choiceOf(odd)).toEqual({ query: '', filter: NO_FILTER })
})

test('any address makes a filter whose own address makes the same filter', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('any', 'draft', '2026-12-01', 'day', 'constructor'))
  const params = fc.record({ q: text, state: text, from: text, to: text, sort: text })
  fc.assert(
    fc.property(params, (asked) => {
      const choice = choiceOf(String(new URLSearchParams(asked)))
      expect(choiceOf(listSearch(choice))).toEqual(choice)
    }),
  )
})

test('drafts and expired bookings are listed when they are asked for, and found by a search', () => {
  const booked = BOOKING_STATUSES.filter((status) => status !== 'draft' && status !== 'expired')
  expect(askedBy(choiceOf('')).statuses).toEqual(booked)
  expect(askedBy(choiceOf('?state=draft')).statuses).toEqual(['draft'])
  expect(askedBy(choiceOf('?q=ada&state=draft')).statuses).toEqual(['draft'])
  expect(askedBy(choiceOf('?q=ada')).statuses).toBeUndefined()
  expect(askedBy(choiceOf('?state=any')).statuses).toBeUndefined()
})

test('a list is narrowed by a search, a state or days, not by its order', () => {
  const narrowed = ['?q=ada', '?state=draft', '?from=2026-12-01', '?to=2026-12-01']
  expect(narrowed.map((search) => isNarrowed(choiceOf(search)))).toEqual([true, true, true, true])
  expect(['', '?sort=day', '?state=any'].map((search) => isNarrowed(choiceOf(search)))).toEqual([
    ...[false, false, false],
  ])
})

test('the parts of a list are one press away, and the one that is shown is known', () => {
  const shown = (search: string) =>
    viewsOf(choiceOf(search), '2026-11-26').find(({ isShown }) => isShown)?.name
  expect(viewsOf(choiceOf(''), '2026-11-26').map(({ name, search }) => `${name} ${search}`)).toEqual([
    'All ',
    'From today ?from=2026-11-26&sort=day',
    'Draft ?state=draft',
    'Expired ?state=expired',
  ])
  expect(shown('')).toBe('All')
  expect(shown('?sort=day&from=2026-11-26')).toBe('From today')
  expect(shown('?q=ada')).toBeUndefined()
})
