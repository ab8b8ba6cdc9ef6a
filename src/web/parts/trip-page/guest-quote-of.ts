import type { PublicReview } from '#guests/reviews/public-reviews.ts'

/** The longest quote that is read at a glance, in characters. */
const LONGEST = 180
/** The first sentence of a text. */
const SENTENCE = /^.+?[.!?](?=\s|$)/s

/**
 * One guest's words for the head of a trip's page: the first sentence of the newest review with five stars, if it is
 * short enough, else of the next one.
 */
export function guestQuoteOf(reviews: readonly PublicReview[]) {
  return reviews
    .filter(({ rating }) => rating === 5)
    .map(({ text, name, country }) => ({
      text: SENTENCE.exec(text.trim())?.[0] ?? text.trim(),
      name,
      country,
    }))
    .find(({ text }) => text.length <= LONGEST)
}
