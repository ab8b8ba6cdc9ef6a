import { expect, test } from 'vitest'
import { ratingOf } from './reputation.rules.ts'

test.for([
  [{ count: 0, stars: 0, fiveStars: 0 }, undefined],
  [{ count: 2, stars: 10, fiveStars: 2 }, undefined],
  [
    { count: 3, stars: 15, fiveStars: 3 },
    { count: 3, average: 5, fiveStarPercent: 100 },
  ],
  [
    { count: 3, stars: 13, fiveStars: 2 },
    { count: 3, average: 4.3, fiveStarPercent: 66 },
  ],
  // Rounded up, 100% would be untrue.
  [
    { count: 300, stars: 1499, fiveStars: 299 },
    { count: 300, average: 5, fiveStarPercent: 99 },
  ],
] as const)('reviews %j make the rating %j', ([reviews, rating]) => {
  expect(ratingOf(reviews)).toEqual(rating)
})
