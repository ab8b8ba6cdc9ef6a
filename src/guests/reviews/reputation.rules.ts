/** The average of the approved reviews. */
export type Rating = {
  count: number
  /** 1 to 5 stars, rounded to one decimal. */
  average: number
  /** Whole percent of reviews with five stars, rounded down: 100 only when all have them. */
  fiveStarPercent: number
}

/** Completed bookings of this site, and the guests who travelled with them. */
export type TripTotals = { trips: number; travellers: number }

/** From three on, real reviews replace the samples and make a rating; one or two say little. */
const MIN_REVIEWS = 3

/**
 * The rating of all approved reviews; `undefined` until there are enough of them.
 * @param reviews their number, the sum of their stars, and how many have five
 */
export function ratingOf(reviews: { count: number; stars: number; fiveStars: number }): Rating | undefined {
  const { count, stars, fiveStars } = reviews
  if (count < MIN_REVIEWS) return undefined
  return {
    count,
    average: Math.round((10 * stars) / count) / 10,
    fiveStarPercent: Math.floor((100 * fiveStars) / count),
  }
}
