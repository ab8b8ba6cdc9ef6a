import { expect, test } from 'vitest'
import { BOOKING_STATUSES } from '#bookings/booking-status.rules.ts'
import { codesIn } from '#tests/problems.ts'
import { REVIEW_PROBLEMS, reviewSchema, reviewState } from './review.rules.ts'

const TODAY = '2026-11-20'

test('a trip can be reviewed from its day on', () => {
  const on = (travelDate: string) => reviewState({ status: 'confirmed', travelDate }, TODAY)
  expect([on('2026-11-19'), on(TODAY), on('2026-11-21')]).toEqual(['open', 'open', 'too-early'])
})

test('only a confirmed or completed trip can be reviewed', () => {
  const open = BOOKING_STATUSES.filter(
    (status) => reviewState({ status, travelDate: '2026-11-01' }, TODAY) === 'open',
  )
  expect(open).toEqual(['confirmed', 'completed'])
})

test('a review needs one to five stars, a name and a text', () => {
  const review = { name: 'Ada', country: '', rating: '5', reviewText: 'A good day.' }
  expect(reviewSchema.parse(review)).toEqual({ ...review, country: null, rating: 5 })
  const problems = (changes: object) => {
    const parsed = reviewSchema.safeParse({ ...review, ...changes })
    return parsed.success ? {} : codesIn(parsed.error)
  }
  for (const rating of ['0', '6', '4.5', '', undefined, 'five']) {
    expect(problems({ rating })).toEqual({ rating: REVIEW_PROBLEMS.rating })
  }
  expect(problems({ name: ' ', reviewText: '<br>' })).toEqual({
    name: REVIEW_PROBLEMS.name,
    reviewText: REVIEW_PROBLEMS.reviewText,
  })
})

test('a long review is cut at 1000 characters', () => {
  const parsed = reviewSchema.parse({ name: 'Ada', rating: 4, reviewText: 'x'.repeat(1200) })
  expect(parsed.reviewText).toHaveLength(1000)
})
