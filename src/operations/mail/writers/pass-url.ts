import type { Booking } from '#adapters/database/bookings.ts'
import { linkTo } from '#operations/links/link-to.ts'
import type { MailWriterNeeds } from './mail-writer.ts'

/** The address of a booking's trip pass, for an email to its guest. */
export async function passUrl(
  deps: MailWriterNeeds,
  booking: Pick<Booking, 'id' | 'travelDate' | 'endDate'>,
): Promise<string> {
  return `${deps.publicUrl}/booking/${await linkTo(deps, deps.db.read, 'pass', booking, 'clock')}`
}
