import { expect, test } from 'vitest'
import { CATEGORIES } from '#catalogue/tour.rules.ts'
import { filterList, readFilter, writeFilter } from './list-filter.ts'
import { searchable } from './word-search.ts'

const GROUPS = {
  category: { label: 'Kind', any: 'All', options: CATEGORIES },
  origin: { label: 'Starting in', any: 'Any', options: { bangkok: 'Bangkok', kanchanaburi: 'Kanchanaburi' } },
}

const trips = [
  {
    id: 'falls',
    keys: { category: 'nature' },
    words: searchable(['Erawan waterfall', 'Swim below the tiers']),
  },
  {
    id: 'railway',
    keys: { category: 'history' },
    words: searchable(['The Death Railway', 'Over the viaduct']),
  },
]

function found(query: string, category?: string) {
  return filterList(trips, { query, chosen: { category } }).map(({ id }) => id)
}

function categoryIn(address: string | Record<string, string>) {
  return readFilter(GROUPS, new URLSearchParams(address)).chosen.category
}

test('query and choices filter the list together', () => {
  expect(found('')).toEqual(['falls', 'railway'])
  expect(found('', 'history')).toEqual(['railway'])
  expect(found('swim', 'history')).toEqual([])
  expect(found('', 'culture')).toEqual([])
})

test('an address names a choice by its key or its label', () => {
  expect(categoryIn('category=wildlife')).toBe('wildlife')
  expect(categoryIn({ category: 'Nature & History' })).toBe('nature')
  expect(categoryIn({ category: 'cultural tour' })).toBe('culture')
})

test('an unknown choice means all', () => {
  expect(categoryIn('category=All')).toBeUndefined()
  expect(categoryIn('category=')).toBeUndefined()
  expect(categoryIn('category=constructor')).toBeUndefined()
})

test('an address holds only what is chosen, and reads back the same', () => {
  expect(writeFilter({ query: ' ', chosen: { category: undefined } }).toString()).toBe('')
  const filter = { query: 'train & falls', chosen: { category: 'history', origin: 'bangkok' } }
  expect(readFilter(GROUPS, writeFilter(filter))).toEqual(filter)
})

test('an article is found by any part of its text in any case, and by a misspelled word only when no text has it', () => {
  const post = (id: string, title: string) => ({
    ...{ id, keys: {}, words: searchable([title]), text: title.toLowerCase() },
  })
  const posts = [post('falls', 'Erawan waterfall, tier by tier'), post('tips', 'Practical tips for Thailand')]
  const found = (query: string) => filterList(posts, { query, chosen: {} }).map(({ id }) => id)
  expect(found('TERF')).toEqual(['falls'])
  expect(found('fall, tier')).toEqual(['falls'])
  expect(found('for')).toEqual(['tips'])
  expect(found('erawaan')).toEqual(['falls'])
  expect(found('penguin')).toEqual([])
})
