import { expect, test } from 'vitest'
import { capacityOf, findTour, listTours } from '#domain/catalogue.ts'
import { fareOf } from '#domain/fare.ts'
import { formatBaht } from '#domain/money.ts'
import { catalogue } from './catalogue.ts'
import { heroClaims, stats } from './claims.ts'
import { testimonials } from './testimonials.ts'

test('the starting price is what each of a full car pays for the Death Railway day', () => {
  const tour = findTour(catalogue, 'death-railway-historical-journey')
  if (!tour) return expect.fail('no Death Railway day')
  const [car, seats] = [fareOf(tour.prices, 'bangkok', 'car') ?? 0, capacityOf(tour).car?.to ?? 1]
  expect(seats).toBe(3)
  expect(stats).toContainEqual({
    value: formatBaht(car / seats),
    label: 'starting price each for the Death Railway day, three in one car',
  })
  expect(formatBaht(car / seats)).toBe('฿1,500')
  // The trip stands first, so that whoever reads the claim finds it.
  expect(listTours(catalogue, 'bangkok')[0]).toBe(tour)
  expect(tour.title).toContain('Death Railway')
})

test('the sample reviews say what the home page claims: five stars, all of them', () => {
  const ratings = [...catalogue.tours.flatMap(({ reviews }) => reviews), ...testimonials].map(
    ({ rating }) => rating,
  )
  const average = ratings.reduce((sum: number, rating) => sum + rating, 0) / ratings.length
  const share = ratings.filter((rating) => rating === 5).length / ratings.length
  expect(heroClaims).toContainEqual({ value: average.toFixed(1), label: 'rating' })
  expect(stats).toContainEqual({ value: `${share * 100}%`, label: '5-star reviews' })
})
