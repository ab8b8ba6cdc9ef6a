import { type DetailedBooking, findDetailedBooking } from '#bookings/detailed-bookings.store.ts'
import { findTour } from '#catalogue/catalogue.rules.ts'
import type { MailFacts } from '../outbox/mail-facts.rules.ts'
import type { ToldBooking } from '../templates/booking-facts.tsx'
import { asQueued } from './as-queued.ts'
import type { MailWriterNeeds } from './mail-writer.ts'

type Needs = Pick<MailWriterNeeds, 'db' | 'catalogue'>

/** The booking of an email as it is now, and as the email tells it: as it was when that was queued, if `facts` are kept. */
export type Told = { booking: DetailedBooking; told: ToldBooking; facts: MailFacts | null }

/** @param id of the booking; null for a subject without one */
export async function findTold(
  deps: Needs,
  id: string | null | undefined,
  facts: MailFacts | null,
): Promise<Told | undefined> {
  const booking = id ? await findDetailedBooking(deps.db.read, id) : undefined
  return booking && { booking, told: toldOf(deps, booking, facts), facts }
}

/** A booking as an email tells it. */
export function toldOf(
  { catalogue }: Pick<Needs, 'catalogue'>,
  booking: DetailedBooking,
  facts: MailFacts | null = null,
): ToldBooking {
  const tour = booking.kind === 'trip' ? findTour(catalogue, booking.tourId) : undefined
  return { ...asQueued(booking, facts), tour }
}
