import { expect, test } from 'vitest'
import { tourFrom } from '#domain/catalogue/tour.ts'
import { catalogue } from './catalogue.ts'
import { ticketsOf } from './tickets.ts'

/** The highest sum of baht in a text: `About 100-140 baht reported` → 140. */
function highestBaht(text: string): number {
  return Math.max(
    0,
    ...Array.from(text.matchAll(/([\d,]+) (?:baht|now)/g), ([, sum = '']) => Number(sum.replace(',', ''))),
  )
}

test('every entrance fee that a day names is among its tickets', () => {
  const missing = catalogue.tours.flatMap((tour) => {
    const known = new Set(ticketsOf(tour).map(({ adultBaht }) => adultBaht))
    const stops = [tour.region, 'bangkok' as const, 'kanchanaburi' as const].flatMap(
      (origin) => tourFrom(tour, origin).itinerary,
    )
    return stops
      .map(({ admission = '' }) => admission)
      .filter((admission) => highestBaht(admission) > 0 && !known.has(highestBaht(admission)))
      .map((admission) => `${tour.id}: ${admission}`)
  })
  expect(missing).toEqual([])
})

test('every ticket that a day needs is named in its text', () => {
  const unnamed = catalogue.tours.flatMap((tour) => {
    const text = JSON.stringify([tour.notIncluded, tour.itinerary, tour.overview])
    return ticketsOf(tour)
      .filter(({ adultBaht, isOptional }) => {
        const sum = adultBaht.toLocaleString('en')
        return !isOptional && !new RegExp(`${sum} (?:baht|a child|now|possible)`).test(text)
      })
      .map(({ name }) => `${tour.id}: ${name}`)
  })
  expect(unnamed).toEqual([])
})
