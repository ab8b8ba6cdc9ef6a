import type { FailureCode } from './problem.rules.ts'

/**
 * The sentences for a form that could not be sent or paid. They are not in `sentences.ts`, because the browser needs these
 * few when the server gives no answer, and should not load the others.
 */
export const FAILURES = {
  'booking-not-sent': 'Failed to send booking request. Please try again.',
  'taxi-not-sent': 'Your request couldn’t be sent. Please try again or contact us directly.',
  'custom-trip-not-sent': 'Please try again or contact us directly.',
  'payment-not-started': 'Failed to process payment. Please try again.',
  'accounts-unreachable': 'An unexpected error occurred. Please try again.',
} as const satisfies Partial<Record<FailureCode, string>>

/** The titles of two of them. */
export const FAILURE_TITLES = {
  'custom-trip-not-sent': 'Submission failed',
  'payment-not-started': 'Payment Error',
} as const
