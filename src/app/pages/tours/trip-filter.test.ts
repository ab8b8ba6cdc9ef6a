import { expect, test } from 'vitest'
import { tours } from '#content/catalogue.ts'
import { CATEGORIES } from '#domain/tour.ts'
import { filterTrips, KINDS, readFilter, searchTextOf, writeFilter } from './trip-filter.ts'

const trips = [
  { id: 'falls', category: 'nature', searchText: 'erawan waterfall\nswim below the tiers' },
  { id: 'railway', category: 'history', searchText: 'the death railway\ntrain over the viaduct' },
] as const

function found(query: string, category?: 'nature' | 'history' | 'culture') {
  return filterTrips(trips, { query, category }).map(({ id }) => id)
}

test('without a search every trip is shown', () => {
  expect(found('')).toEqual(['falls', 'railway'])
})

test('capitals and spaces around the words do not matter', () => {
  expect(found('  WaterFall ')).toEqual(['falls'])
})

test('a word from any part of the trip finds it', () => {
  expect(found('viaduct')).toEqual(['railway'])
})

test('words and kind narrow the list together', () => {
  expect(found('the', 'history')).toEqual(['railway'])
  expect(found('swim', 'history')).toEqual([])
  expect(found('', 'culture')).toEqual([])
})

test('an address names the kind by its short word or its full name', () => {
  expect(readFilter(new URLSearchParams('category=wildlife')).category).toBe('wildlife')
  expect(readFilter(new URLSearchParams({ category: 'Nature & History' })).category).toBe('nature')
  expect(readFilter(new URLSearchParams({ category: 'cultural tour' })).category).toBe('culture')
})

test('every kind of trip can be chosen', () => {
  expect(KINDS).toEqual(Object.keys(CATEGORIES))
})

test('an unknown kind means all', () => {
  expect(readFilter(new URLSearchParams('category=All')).category).toBeUndefined()
  expect(readFilter(new URLSearchParams('category=')).category).toBeUndefined()
})

test('an address holds only what was chosen, and reads back the same', () => {
  expect(writeFilter({ query: ' ', category: undefined }).toString()).toBe('')
  const filter = { query: 'train & falls', category: 'history' } as const
  expect(readFilter(writeFilter(filter))).toEqual(filter)
})

test('every trip is found by its title and its area', () => {
  for (const tour of tours) {
    const searchText = searchTextOf(tour)
    expect(searchText).toContain(tour.title.toLowerCase())
    expect(searchText).toContain(tour.area.toLowerCase())
  }
})
