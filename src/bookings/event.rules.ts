/** What an event happens to. */
export const EVENT_SUBJECTS = [
  'booking',
  'payment',
  'allocation',
  'refund',
  'quote',
  'vehicle',
  'driver',
  'drive',
] as const
export type EventSubject = (typeof EVENT_SUBJECTS)[number]

/**
 * Events that lead from no state to another.
 * - `create`: the first of every subject
 * - `reschedule`: a booking gets another day, or another time of a pickup
 * - `change`: anything else that is recorded, such as a price or a vehicle
 */
export type StatelessEvent = 'create' | 'reschedule' | 'change'
