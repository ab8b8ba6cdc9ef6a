import { randomUUID } from 'node:crypto'
import { staff } from '#bookings/actor.rules.ts'
import { CALENDAR_LINK_EXPIRY } from '#guests/links/access-link.rules.ts'
import {
  type CalendarSubject,
  insertAccessLink,
  listOpenCalendarLinks,
  type RevokedLink,
  updateCalendarLinksRevoked,
} from '#guests/links/access-links.store.ts'
import { linkToken, tokenHash } from '#guests/links/link-token.ts'
import type { Queryable } from '#platform/database/database.ts'
import { insertAuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { findDriver, findVehicle, listFleetForUpdate } from '../fleet.store.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'authSecret'>
type Changes = Needs & Pick<Deps, 'storeRevokedLinks'>
type Asked = { subject: CalendarSubject; admin: string }

/** Makes the link to a calendar, and ends the one that there was. @returns its token */
export async function makeCalendarLink(
  deps: Changes,
  asked: Asked,
): Promise<{ ok: true; token: string } | Refusal> {
  return changingCalendar(deps, asked, async (tx, about) => {
    const id = randomUUID()
    const token = linkToken(deps.authSecret, id)
    await insertAccessLink(tx, {
      ...{ id, scope: 'calendar', ...asked.subject, tokenHash: tokenHash(token) },
      ...{ expiresAt: CALENDAR_LINK_EXPIRY, createdBy: staff(asked.admin) },
    })
    await insertAuditEntry(tx, { actor: asked.admin, action: 'calendar-link-made', ...about })
    return { ok: true, token }
  })
}

/** Ends the link to a calendar; there is none until an admin makes one. */
export async function endCalendarLink(deps: Changes, asked: Asked): Promise<{ ok: true } | Refusal> {
  return changingCalendar(deps, asked, async (tx, about) => {
    await insertAuditEntry(tx, { actor: asked.admin, action: 'calendar-link-ended', ...about })
    return { ok: true }
  })
}

type About = { subjectKind: 'vehicle' | 'driver' | 'calendar'; subjectId: string; detail: string }

async function changingCalendar<Done>(
  { db, now, storeRevokedLinks }: Changes,
  { subject, admin }: Asked,
  change: (tx: Queryable, about: About) => Promise<Done>,
): Promise<Done | Refusal> {
  const ended: RevokedLink[] = []
  const done = await refuseIfUnavailable({ code: 'fleet-not-changed' }, () =>
    db.transaction(
      async (tx) => {
        // Two admins at the same calendar come one after the other, so that one link is left.
        await listFleetForUpdate(tx)
        const about = await aboutOf(tx, subject)
        if (!about) return refuse('not-found', { code: 'vehicle-unknown' })
        ended.push(...(await updateCalendarLinksRevoked(tx, subject, new Date(now()))))
        return change(tx, about)
      },
      { actor: staff(admin) },
    ),
  )
  storeRevokedLinks(ended)
  return done
}

async function aboutOf(tx: Queryable, { vehicleId, driverId }: CalendarSubject): Promise<About | undefined> {
  if (vehicleId !== null) {
    const vehicle = await findVehicle(tx, vehicleId)
    return vehicle && { subjectKind: 'vehicle', subjectId: vehicleId, detail: vehicle.plate }
  }
  if (driverId !== null) {
    const driver = await findDriver(tx, driverId)
    return driver && { subjectKind: 'driver', subjectId: driverId, detail: driver.name }
  }
  return { subjectKind: 'calendar', subjectId: 'all', detail: 'all trips' }
}

/** An open link to a calendar: its token, or null when it was made with another secret and cannot be named again. */
export type NamedCalendarLink = CalendarSubject & { token: string | null; createdAt: Date }

/** The open links to calendars, the newest first. */
export async function listCalendarLinks({ db, now, authSecret }: Needs): Promise<NamedCalendarLink[]> {
  const links = await listOpenCalendarLinks(db.read, new Date(now()))
  return links.map(({ id, vehicleId, driverId, tokenHash: stored, createdAt }) => {
    const token = linkToken(authSecret, id)
    return { vehicleId, driverId, createdAt, token: tokenHash(token) === stored ? token : null }
  })
}
