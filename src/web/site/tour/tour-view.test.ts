import { expect, test } from 'vitest'
import { CATEGORIES } from '#catalogue/tour.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { tourViewOf } from './tour-view.ts'

test('the facts of every trip include its category', () => {
  for (const tour of catalogue.tours)
    expect(tourViewOf(catalogue, tour, tour.region).facts).toContainEqual(
      expect.objectContaining({ name: 'Kind of trip', text: CATEGORIES[tour.category] }),
    )
})
