import type { FailureCode } from '#domain/problem.ts'

/**
 * What a guest reads when a form could not be sent or paid, whatever the cause. These stand apart from the other
 * sentences because browsers show them too, when no answer came back.
 */
export const FAILURES = {
  'booking-not-sent': 'Failed to send booking request. Please try again.',
  'taxi-not-sent': 'Your request could not be sent. Please try again or contact us directly.',
  'custom-trip-not-sent': 'Please try again or contact us directly.',
  'payment-not-started': 'Failed to process payment. Please try again.',
} as const satisfies Partial<Record<FailureCode, string>>

/** The titles above two of them. */
export const FAILURE_TITLES = {
  'custom-trip-not-sent': 'Submission failed',
  'payment-not-started': 'Payment Error',
} as const
