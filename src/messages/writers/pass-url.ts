import type { Booking } from '#bookings/bookings.store.ts'
import { mailedPassTo } from '#guests/links/link-to.ts'
import type { MailWriterNeeds } from './mail-writer.ts'

/** The address of a booking's trip pass, for an email to its guest. */
export async function passUrl(
  deps: MailWriterNeeds,
  booking: Pick<Booking, 'id' | 'travelDate' | 'endDate'>,
): Promise<string> {
  return `${deps.publicUrl}/booking/${await mailedPassTo(deps, deps.db.read, booking)}`
}
