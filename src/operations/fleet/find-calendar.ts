import { findCalendarByLink } from '#adapters/database/access-links.ts'
import { type CalendarTrip, listCalendarTrips } from '#adapters/database/desk/calendar-trips.ts'
import type { Deps } from '../deps.ts'
import { isLinkToken, tokenHash } from '../links/link-token.ts'

/** How long a trip stays in the calendar after it began. */
const PAST_MS = 30 * 24 * 60 * 60 * 1000

/** The trips of the calendar that a link opens; nothing for a link that is wrong, ended or of another purpose. */
export async function findCalendar(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<CalendarTrip[] | undefined> {
  if (!isLinkToken(token)) return undefined
  const nowMs = now()
  const subject = await findCalendarByLink(db.read, tokenHash(token), new Date(nowMs))
  return (
    subject && listCalendarTrips(db.read, subject, { since: new Date(nowMs - PAST_MS), now: new Date(nowMs) })
  )
}
