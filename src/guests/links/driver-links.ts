import { randomUUID } from 'node:crypto'
import { staff } from '#bookings/actor.rules.ts'
import { findDriver, listFleetForUpdate } from '#fleet/fleet.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { insertAuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { formatShortDay, type PlainDate } from '#platform/time/calendar.ts'
import { driverLinkExpiry } from './access-link.rules.ts'
import {
  type AccessLink,
  type DriverDay,
  findDriverDayByLink,
  insertAccessLink,
  listOpenDriverLinks,
  type RevokedLink,
  updateDriverLinksRevoked,
} from './access-links.store.ts'
import { isLinkToken, linkToken, tokenHash } from './link-token.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'authSecret'>
type Changes = Needs & Pick<Deps, 'storeRevokedLinks'>
type Done = { ok: true } | Refusal

/** Makes links to this day for these drivers; one who has a link that can be named keeps it. */
export async function makeMissingDriverLinks(
  deps: Changes,
  { day, driverIds, admin }: { day: PlainDate; driverIds: readonly string[]; admin: string },
): Promise<Done> {
  return changing(deps, admin, async (tx) => {
    const named = namedLinks(deps, await listOpenDriverLinks(tx, day, new Date(deps.now())))
    const missing = driverIds.filter((id) => !named.get(id)?.token)
    for (const driverId of missing) await make(tx, deps, { driverId, day }, admin)
    return []
  })
}

/** Makes a new link to a driver's day, and ends the one that there was. */
export async function renewDriverLink(deps: Changes, of: DriverDay, admin: string): Promise<Done> {
  return changing(deps, admin, async (tx) => {
    if (!(await findDriver(tx, of.driverId))) return refuse('not-found', { code: 'driver-unknown' })
    const ended = await updateDriverLinksRevoked(tx, of, new Date(deps.now()))
    await make(tx, deps, of, admin)
    return ended
  })
}

/** Ends the link to a driver's day; there is none until an admin makes one. */
export async function endDriverLink(deps: Changes, of: DriverDay, admin: string): Promise<Done> {
  return changing(deps, admin, async (tx) => {
    const ended = await updateDriverLinksRevoked(tx, of, new Date(deps.now()))
    if (ended.length > 0) await note(tx, 'day-link-ended', of, admin)
    return ended
  })
}

/** Two admins come one after the other, so that one link of each driver and day is left. */
async function changing(
  deps: Changes,
  admin: string,
  change: (tx: Queryable) => Promise<RevokedLink[] | Refusal>,
): Promise<Done> {
  const ended = await refuseIfUnavailable({ code: 'fleet-not-changed' }, () =>
    deps.db.transaction(
      async (tx) => {
        await listFleetForUpdate(tx)
        return change(tx)
      },
      { actor: staff(admin) },
    ),
  )
  if ('ok' in ended) return ended
  deps.storeRevokedLinks(ended)
  return { ok: true }
}

async function make(tx: Queryable, { authSecret }: Needs, of: DriverDay, admin: string): Promise<void> {
  const id = randomUUID()
  await insertAccessLink(tx, {
    ...{ id, scope: 'driver-day', ...of, tokenHash: tokenHash(linkToken(authSecret, id)) },
    ...{ expiresAt: driverLinkExpiry(of.day), createdBy: staff(admin) },
  })
  await note(tx, 'day-link-made', of, admin)
}

async function note(
  tx: Queryable,
  action: 'day-link-made' | 'day-link-ended',
  { driverId, day }: DriverDay,
  admin: string,
): Promise<void> {
  const driver = await findDriver(tx, driverId)
  const detail = `${driver?.name ?? ''}, ${formatShortDay(day)}`
  await insertAuditEntry(tx, { actor: admin, action, subjectKind: 'driver', subjectId: driverId, detail })
}

/** `token`: null for a link that was made with another secret and cannot be named again. */
export type NamedDriverLink = { token: string | null; createdAt: Date; usedAt: Date | null }

/** The newest open link to this day of each driver, by the driver's id. */
export async function listDriverLinks(deps: Needs, day: PlainDate): Promise<Map<string, NamedDriverLink>> {
  return namedLinks(deps, await listOpenDriverLinks(deps.db.read, day, new Date(deps.now())))
}

function namedLinks({ authSecret }: Needs, links: readonly AccessLink[]): Map<string, NamedDriverLink> {
  const oldestFirst = links.toReversed().map(({ id, driverId, tokenHash: stored, createdAt, usedAt }) => {
    const token = linkToken(authSecret, id)
    return [driverId ?? '', { token: tokenHash(token) === stored ? token : null, createdAt, usedAt }] as const
  })
  return new Map(oldestFirst)
}

/** The driver's day that a link opens; nothing for any other text, and for a link that has ended. */
export async function findDriverDay({ db, now }: Pick<Deps, 'db' | 'now'>, token: string) {
  return isLinkToken(token) ? findDriverDayByLink(db.read, tokenHash(token), new Date(now())) : undefined
}
