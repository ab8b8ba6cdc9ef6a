/** What approved reviews add up to. */
export type Rating = {
  count: number
  /** Of 5, with one decimal, rounded to the nearest. */
  average: number
  /** Whole percent of the reviews, rounded down: 100 only when all have five stars. */
  fiveStarPercent: number
}

/** What bookings that were completed through this site add up to. */
export type Travelled = { trips: number; travellers: number }

/** One or two reviews say little: from three on they replace the samples, and a rating is made from them. */
const ENOUGH_REVIEWS = 3

/**
 * The rating by all approved reviews; undefined until there are enough of them.
 * @param stars of all reviews together
 */
export function ratingOf(reviews: { count: number; stars: number; fiveStars: number }): Rating | undefined {
  const { count, stars, fiveStars } = reviews
  if (count < ENOUGH_REVIEWS) return undefined
  return {
    count,
    average: Math.round((10 * stars) / count) / 10,
    fiveStarPercent: Math.floor((100 * fiveStars) / count),
  }
}
