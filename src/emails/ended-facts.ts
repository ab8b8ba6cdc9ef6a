import type { GuestContact } from './contact-facts.tsx'

/** A booking that was cancelled or declined, and its money. */
export type EndedFacts = GuestContact & {
  /** Of a trip of the catalogue its name, otherwise what kind of booking it was: nothing that a guest typed. */
  title: string
  /** In words; null for a custom trip without days. */
  day: string | null
  /** What was paid, and what goes back of it; 0 when nothing. */
  paidBaht: number
  refundBaht: number
  /** What went back before and for other reasons; 0 when nothing. */
  refundedBeforeBaht: number
  /** When the refund is on its way, and what the guest has to do for it to arrive, in sentences. */
  refundWhen: string
  /** An admin decides what goes back. */
  isDecidedByPerson: boolean
  /** What the operator tells the guest. */
  note: string | null
}

/** `Cancelled: The Death Railway by museum and train, Saturday 14 February 2026, SPN-7K3F9`. */
export function endedSubject(word: string, { title, day, reference }: EndedFacts): string {
  return `${word}: ${[title, day, reference].filter(Boolean).join(', ')}`
}
