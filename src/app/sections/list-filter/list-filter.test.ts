import { expect, test } from 'vitest'
import { CATEGORIES } from '#domain/catalogue/tour.ts'
import { POST_CATEGORIES } from '#domain/post.ts'
import { filterList, readFilter, searchable, writeFilter } from './list-filter.ts'

const trips = [
  { id: 'falls', category: 'nature', searchText: 'erawan waterfall\nswim below the tiers' },
  { id: 'railway', category: 'history', searchText: 'the death railway\ntrain over the viaduct' },
] as const

function found(query: string, category?: 'nature' | 'history' | 'culture') {
  return filterList<string, (typeof trips)[number]>(trips, { query, category }).map(({ id }) => id)
}

function categoryIn(address: string | Record<string, string>) {
  return readFilter(CATEGORIES, new URLSearchParams(address)).category
}

test('without a search every entry is shown', () => {
  expect(found('')).toEqual(['falls', 'railway'])
})

test('capitals and spaces around the words do not matter', () => {
  expect(found('  WaterFall ')).toEqual(['falls'])
  expect(searchable(['Erawan', 'Seven Tiers'])).toBe('erawan\nseven tiers')
})

test('a word from any part of the entry finds it', () => {
  expect(found('viaduct')).toEqual(['railway'])
})

test('the query and the kind filter the list together', () => {
  expect(found('the', 'history')).toEqual(['railway'])
  expect(found('swim', 'history')).toEqual([])
  expect(found('', 'culture')).toEqual([])
})

test('an address names the kind by its key or its label', () => {
  expect(categoryIn('category=wildlife')).toBe('wildlife')
  expect(categoryIn({ category: 'Nature & History' })).toBe('nature')
  expect(categoryIn({ category: 'cultural tour' })).toBe('culture')
  expect(readFilter(POST_CATEGORIES, new URLSearchParams('category=Travel+Tips')).category).toBe(
    'travel-tips',
  )
})

test('an unknown kind means all', () => {
  expect(categoryIn('category=All')).toBeUndefined()
  expect(categoryIn('category=')).toBeUndefined()
})

test('an address holds only the chosen filters, and reads back the same', () => {
  expect(writeFilter({ query: ' ', category: undefined }).toString()).toBe('')
  const filter = { query: 'train & falls', category: 'history' } as const
  expect(readFilter(CATEGORIES, writeFilter(filter))).toEqual(filter)
})
