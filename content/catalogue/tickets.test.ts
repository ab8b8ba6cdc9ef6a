import { expect, test } from 'vitest'
import { tourFrom } from '#catalogue/tour.rules.ts'
import { catalogue } from './catalogue.ts'
import { ticketsOf } from './tickets.ts'

/** The highest sum in a text: `฿100-140` → 140. */
function highestBaht(text: string): number {
  return Math.max(
    0,
    ...Array.from(text.matchAll(/฿([\d,]+)(?:-([\d,]+))?/g), ([, from = '', to = from]) =>
      Number(to.replace(',', '')),
    ),
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

test('every ticket that a day needs is named in what is not included', () => {
  const unnamed = catalogue.tours.flatMap((tour) =>
    ticketsOf(tour)
      .filter(
        ({ adultBaht, isOptional }) =>
          !isOptional && !tour.notIncluded.some((text) => highestBaht(text) === adultBaht),
      )
      .map(({ name }) => `${tour.id}: ${name}`),
  )
  expect(unnamed).toEqual([])
})

test('fees are written with ฿, and no text says that a fee is only reported', () => {
  const texts = JSON.stringify(catalogue.tours)
  expect(texts.match(/\d baht (an|a|per|flat)\b|reported|unconfirmed/gi) ?? []).toEqual([])
})
