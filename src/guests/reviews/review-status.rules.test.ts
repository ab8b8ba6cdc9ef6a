import { expect, test } from 'vitest'
import { REVIEW_STATUSES, reviewDecisionsOf, reviewStatusesOf } from './review-status.rules.ts'

test('every decision can be changed, and none leads back to pending', () => {
  expect(Object.fromEntries(REVIEW_STATUSES.map((status) => [status, reviewDecisionsOf(status)]))).toEqual({
    pending: ['approve', 'feature', 'hide'],
    approved: ['feature', 'hide'],
    featured: ['approve', 'hide'],
    hidden: ['approve', 'feature'],
  })
})

test('approved and featured reviews are shown, and only a pending one waits for a decision', () => {
  expect(reviewStatusesOf('shown')).toEqual(['approved', 'featured'])
  expect(reviewStatusesOf('onHome')).toEqual(['featured'])
  expect(reviewStatusesOf('needsAttention')).toEqual(['pending'])
})
