import { expect, test } from 'vitest'
import type { PublicReview } from '#guests/reviews/public-reviews.ts'
import { guestQuoteOf } from './guest-quote-of.ts'

const review = (rating: number, text: string): PublicReview => ({
  ...{ id: text, name: 'Maren', country: 'Germany', rating, text, answer: null },
  ...{ tourId: null, tourName: '', travelDate: null, photoId: null, driver: null },
})

test('the quote is the first sentence of the newest review with five stars', () => {
  const reviews = [
    review(4, 'Good. Long drive.'),
    review(5, 'We swam before ten! Anan waited.'),
    review(5, 'Nice.'),
  ]
  expect(guestQuoteOf(reviews)).toEqual({ text: 'We swam before ten!', name: 'Maren', country: 'Germany' })
})

test('a review without an end of a sentence is quoted whole, one that is too long is not quoted', () => {
  expect(guestQuoteOf([review(5, 'x'.repeat(181)), review(5, ' Lovely day ')])?.text).toBe('Lovely day')
  expect(guestQuoteOf([review(4, 'Good.')])).toBeUndefined()
})
