import { type CalendarSubject, findCalendarByLink } from '#guests/links/access-links.store.ts'
import { isLinkToken, tokenHash } from '#guests/links/link-token.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { DAY_MS } from '#platform/time/duration.ts'
import { findDriver, findVehicle } from '../fleet.store.ts'
import { type CalendarTrip, listCalendarTrips } from './calendar-trips.store.ts'

/** How long a trip stays in the calendar after it began. */
const PAST_MS = 30 * DAY_MS

/** `name`: the vehicle's plate or the driver's name; empty for the calendar of all trips. */
export type Calendar = { name: string; trips: CalendarTrip[] }

/** The calendar that a link opens; nothing for a link that is wrong, ended or of another purpose. */
export async function findCalendar(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<Calendar | undefined> {
  if (!isLinkToken(token)) return undefined
  const nowMs = now()
  const subject = await findCalendarByLink(db.read, tokenHash(token), new Date(nowMs))
  if (!subject) return undefined
  const [name, trips] = await Promise.all([
    nameOf(db.read, subject),
    listCalendarTrips(db.read, subject, { since: new Date(nowMs - PAST_MS), now: new Date(nowMs) }),
  ])
  return { name, trips }
}

async function nameOf(db: Queryable, { vehicleId, driverId }: CalendarSubject): Promise<string> {
  if (vehicleId !== null) return (await findVehicle(db, vehicleId))?.plate ?? ''
  return driverId === null ? '' : ((await findDriver(db, driverId))?.name ?? '')
}
