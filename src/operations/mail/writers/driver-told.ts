import type { Booking } from '#adapters/database/bookings.ts'
import { listKnownCrews } from '#adapters/database/drives/crew-notices.ts'
import { driverAnnounced, driverSentence } from '#content/driver-sentences.ts'
import type { MailWriterNeeds } from './mail-writer.ts'

/** When the guest of a booking learns who drives, or that an email has told it already, as a sentence. */
export async function driverToldOf(
  { db, now }: Pick<MailWriterNeeds, 'db' | 'now'>,
  { id, travelDate }: Booking,
): Promise<string> {
  const known = await listKnownCrews(db.read, id)
  return known.length > 0 ? driverAnnounced : driverSentence(travelDate, now())
}
