import type { Booking } from '#bookings/bookings.store.ts'
import { notHeldSentence } from '#bookings/holding/hold-sentences.words.ts'

/** What is held for a request, or why nothing is, for the operator. `heldUntil` in words; null when nothing is. */
export function holdSentence(
  heldUntil: string | null,
  { holdRefused }: Pick<Booking, 'holdRefused'>,
): string {
  if (heldUntil) return `A vehicle is held for it until ${heldUntil}.`
  return holdRefused ? notHeldSentence(holdRefused) : 'No vehicle is held for it.'
}

/** What the operator does first about a request. `when`: the day, or the day and time, of its drives. */
export function answerStep(heldUntil: string | null, when: string): string {
  return heldUntil
    ? `Answer by ${heldUntil}. After that, the vehicle is free for others.`
    : `Check that a vehicle and a driver are free on ${when}.`
}
