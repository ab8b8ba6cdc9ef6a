import { expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { searchTextOf } from './trip-search.ts'

test('every trip is found by its title and its area', () => {
  for (const tour of catalogue.tours) {
    expect(searchTextOf(tour)).toContain(tour.title.toLowerCase())
    expect(searchTextOf(tour)).toContain(tour.area.toLowerCase())
  }
})
