import { type FleetNames, findDeskBooking, findFleetNames } from '#bookings/desk-booking.store.ts'
import type { Event } from '#bookings/events.store.ts'
import type { StaffAction } from '#bookings/staff-action.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import { isolated } from '#platform/text/direction.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { ACTS } from '../acts.ts'
import { whoInWords } from './history.ts'

const DONE: Record<string, string> = {
  accept: 'confirmed this booking',
  reinstate: 'reopened this booking',
  decline: 'declined this request',
  cancel: 'cancelled',
  complete: 'completed this booking',
  mark_no_show: 'recorded a no-show',
  undo: 'undid the last step',
  expire: 'ended the hold',
  submit: 'sent this as a request',
  settle: 'settled the payment',
  start_payment: 'went to checkout',
  reschedule: 'moved this booking',
}

/** The sentence below about a booking, read after the refusal. */
export async function findMeanwhile(
  db: Queryable,
  reference: string,
  pressed: { act: StaffAction; seen: number },
): Promise<string> {
  const [booking, names] = await Promise.all([findDeskBooking(db, reference), findFleetNames(db)])
  return meanwhileSentence(booking ?? { events: [], version: 0, customerName: '' }, names, pressed)
}

/**
 * What an admin reads who pressed on a page that was not up to date any more.
 * @param events oldest first; the page had shown those before version `seen`
 */
function meanwhileSentence(
  { events, version, customerName }: { events: readonly Event[]; version: number; customerName: string },
  names: FleetNames,
  { act, seen }: { act: StaffAction; seen: number },
): string {
  const { notDone } = ACTS[act]
  const since = version > seen ? events.slice(seen - version) : []
  const event = since.findLast(({ subjectKind }) => subjectKind === 'booking') ?? since.at(-1)
  if (!event) return `This booking has changed in the meantime. This page now shows it. ${notDone}`
  const who =
    event.actor === 'guest' && customerName ? isolated(customerName) : whoInWords(event.actor, names)
  const what = event.subjectKind === 'booking' ? DONE[event.event] : OTHER_SUBJECTS[event.subjectKind]
  return `${who} ${what ?? 'changed this booking'} at ${bangkokTime(event.at.getTime())}. This page now shows it. ${notDone}`
}

const OTHER_SUBJECTS: Partial<Record<Event['subjectKind'], string>> = {
  allocation: 'changed the vehicle or the driver',
  payment: 'changed a payment',
  refund: 'changed a refund',
}
