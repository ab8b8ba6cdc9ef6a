import { daysInWords, KIND_NAMES } from '#bookings/booking.words.ts'
import type { ToldBooking } from './booking-facts.tsx'

/** A booking that was cancelled or declined, and its money. */
export type EndedFacts = {
  booking: ToldBooking
  /** What was paid, and what goes back of it; 0 when nothing. */
  paidBaht: number
  refundBaht: number
  /** What went back before and for other reasons; 0 when nothing. */
  refundedBeforeBaht: number
  /** When the refund is on its way, and what the guest has to do for it to arrive, in sentences. */
  refundWhen: string
  /** An admin decides what goes back. */
  isDecidedByPerson: boolean
}

/** The name of a trip of the catalogue, otherwise the kind of the booking: nothing that a guest typed. */
export function endedTitle({ kind, tour }: ToldBooking): string {
  return tour?.title ?? KIND_NAMES[kind].name
}

/** `Cancelled: The Death Railway by museum and train, Saturday 14 February 2026, SPN-7K3F9`. */
export function endedSubject(word: string, { booking }: EndedFacts): string {
  const days = booking.travelDate && daysInWords(booking)
  return `${word}: ${[endedTitle(booking), days, booking.reference].filter(Boolean).join(', ')}`
}
