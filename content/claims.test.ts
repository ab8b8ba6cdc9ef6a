import { expect, test } from 'vitest'
import { capacityOf, findTour, listTours } from '#catalogue/catalogue.rules.ts'
import { fareOf } from '#catalogue/fare.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { claims, examplesNote, heroClaims, ratingWords, stats } from './claims.ts'
import { company } from './company.ts'
import { testimonials } from './testimonials.ts'

test('the starting price is what each of three in a car pays for the Death Railway day', () => {
  const tour = findTour(catalogue, 'death-railway-historical-journey')
  if (!tour) return expect.fail('no Death Railway day')
  const [car, seats] = [fareOf(tour.prices, 'bangkok', 'car') ?? 0, capacityOf(tour).car?.to ?? 1]
  expect(seats).toBe(3)
  expect(stats({})).toContainEqual({
    value: formatBaht(car / seats),
    label: 'starting price',
    note: 'Death Railway day from ฿1,500 each, three sharing',
  })
  // The trip is the first of its list, so that a guest who reads the claim finds it.
  expect(listTours(catalogue, 'bangkok')[0]).toBe(tour)
  expect(tour.title).toContain('Death Railway')
})

test('all sample reviews have five stars, as the home page claims', () => {
  if (claims.rating === 'off' || claims.fiveStars === 'off') return
  const ratings = [...catalogue.tours.flatMap(({ reviews }) => reviews), ...testimonials].map(
    ({ rating }) => rating,
  )
  expect(new Set(ratings)).toEqual(new Set([5]))
  if (!claims.rating.isProved)
    expect(heroClaims({})).toContainEqual({ value: average(ratings).toFixed(1), label: 'rating' })
  if (!claims.fiveStars.isProved) expect(stats({})).toContainEqual({ value: '100%', label: '5-star reviews' })
})

function average(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

test('figures that are not proved are called examples as long as samples stand below them', () => {
  const { trips, fiveStars } = claims
  const areExamples = [trips, fiveStars].some((claim) => claim !== 'off' && !claim.isProved)
  for (const own of [0, 2])
    expect(examplesNote(6 + own, 6)?.includes('counted above') ?? false).toBe(areExamples)
  expect(examplesNote(6, 6)).toMatch(/the quotes below are only examples/i)
  expect(examplesNote(8, 6) ?? '').not.toContain('quotes')
  expect(examplesNote(3, 0)).toBeNull()
})

test('a few bookings counted so far do not replace a larger claim', () => {
  const lines = [
    ...heroClaims({ travelled: { trips: 1, travellers: 2 } }),
    ...stats({ travelled: { trips: 1, travellers: 2 } }),
  ]
  expect(lines.filter(({ value }) => ['1', '2'].includes(value))).toEqual([])
})

test('support is claimed for the business hours, and around the clock only when the business answers at night', () => {
  const { opens, closes, answersAtNight } = company.hours
  expect(heroClaims({})).toContainEqual(
    answersAtNight
      ? { value: '24/7', label: 'support' }
      : { value: 'Answers', label: `from ${opens} to ${closes}` },
  )
})

test('a computed figure replaces its claim', () => {
  const rating = { count: 12, average: 4.9, fiveStarPercent: 91 }
  const travelled = { trips: 1_234, travellers: 4_321 }
  const lines = [...heroClaims({ rating, travelled }), ...stats({ rating, travelled })]
  const computed = [
    ['4,321', 'happy travellers', claims.travellers],
    ['1,234', 'trips', claims.trips],
    ['91%', '5-star reviews', claims.fiveStars],
  ] as const
  for (const [value, label, claim] of computed) {
    if (claim === 'off') expect(lines).not.toContainEqual(expect.objectContaining({ label }))
    else expect(lines).toContainEqual({ value, label })
  }
})

test('with real reviews the claimed rating gives way to the average in the strip of facts', () => {
  const rating = { count: 12, average: 4.9, fiveStarPercent: 91 }
  expect(JSON.stringify(heroClaims({ rating }))).not.toContain('rating')
  expect(ratingWords(rating)).toMatchObject({
    value: '4.9 of 5',
    guests: 'from 12 guests we drove ourselves',
  })
})

test('a share of five stars below 90% gives way to the average', () => {
  if (claims.fiveStars === 'off') return
  const lines = stats({ rating: { count: 13, average: 4.5, fiveStarPercent: 69 } })
  expect(lines).toContainEqual({ value: '4.5 of 5', label: '13 reviews by guests we drove' })
  expect(JSON.stringify(lines)).not.toContain('69%')
})
