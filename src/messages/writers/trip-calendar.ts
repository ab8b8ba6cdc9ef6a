import { findPass } from '#bookings/pass/find-pass.ts'
import { passCalendar } from '#bookings/pass/pass-calendar.ts'
import { company } from '#content/company.ts'
import { mailedPassTo } from '#guests/links/link-to.ts'
import type { MailCalendar } from '#platform/mail/contract.ts'
import { calendarFile } from '#platform/text/icalendar.ts'
import type { MailKind } from '../outbox/mail.rules.ts'
import { isMailQueued } from '../outbox/mails.store.ts'
import type { MailWriterNeeds } from './mail-writer.ts'

type Booked = { id: string; travelDate: string | null; endDate: string | null; customerEmail: string }

/** The emails that put a trip into the calendar of its guest. */
const INVITING: readonly MailKind[] = ['guest-booking-confirmed', 'guest-request-confirmed']

/** The trip for the guest's calendar, which replaces an older version of it there; none for a trip without a day. */
export async function tripCalendar(
  deps: MailWriterNeeds,
  booking: Booked,
  method: MailCalendar['method'],
): Promise<{ calendar?: MailCalendar }> {
  const token = await mailedPassTo(deps, deps.db.read, booking)
  const pass = await findPass(deps, token)
  const entries = pass ? passCalendar(deps, pass, token) : []
  if (entries.length === 0) return {}
  const invitation = { method, organizer: deps.addresses.operator, attendee: booking.customerEmail }
  const files = entries.map((entry) => calendarFile(company.name, [entry], { invitation }))
  return { calendar: { method, files } }
}

/** Takes a trip out of the guest's calendar, if one of our emails put it there. */
export async function tripOffCalendar(
  deps: MailWriterNeeds,
  booking: Booked,
): Promise<{ calendar?: MailCalendar }> {
  const invited = await Promise.all(INVITING.map((kind) => isMailQueued(deps.db.read, kind, booking.id)))
  return invited.includes(true) ? tripCalendar(deps, booking, 'CANCEL') : {}
}
