import type { Booking } from '#bookings/bookings.store.ts'
import { listKnownCrews } from '#drives/crew-notices.store.ts'
import { driverAnnounced, driverSentence } from '#drives/driver-sentences.words.ts'
import type { MailWriterNeeds } from './mail-writer.ts'

/** When the guest of a booking learns who drives, or that an email has told it already, as a sentence. */
export async function driverToldOf(
  { db, now }: Pick<MailWriterNeeds, 'db' | 'now'>,
  { id, travelDate }: Booking,
): Promise<string> {
  const known = await listKnownCrews(db.read, id)
  return known.length > 0 ? driverAnnounced : driverSentence(travelDate, now())
}
