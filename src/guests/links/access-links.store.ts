import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Booking } from '#bookings/bookings.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { accessLinks, bookings } from '#platform/database/schema/schema.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import type { LinkScope } from './access-link.rules.ts'

export type AccessLink = typeof accessLinks.$inferSelect
export type NewAccessLink = typeof accessLinks.$inferInsert

export async function insertAccessLink(tx: Queryable, link: NewAccessLink): Promise<void> {
  await tx.insert(accessLinks).values(link)
}

/** A link that is neither revoked nor expired. */
function isOpen(now: Date): SQL | undefined {
  return and(isNull(accessLinks.revokedAt), gt(accessLinks.expiresAt, now))
}

/** The open links with this purpose to a booking: those that stand in emails only, or the others. */
export async function listOpenLinks(
  db: Queryable,
  { bookingId, scope, mailed }: { bookingId: string; scope: LinkScope; mailed: boolean },
  now: Date,
): Promise<AccessLink[]> {
  const isOfBooking = and(
    eq(accessLinks.bookingId, bookingId),
    ...[eq(accessLinks.scope, scope), eq(accessLinks.mailed, mailed)],
  )
  return db
    .select()
    .from(accessLinks)
    .where(and(isOfBooking, isOpen(now)))
}

/** The condition that a link with this hash and one of these purposes opens a row of `bookings`. */
export function opensBooking(db: Queryable, tokenHash: string, scopes: readonly LinkScope[], now: Date): SQL {
  const isThisOne = and(eq(accessLinks.tokenHash, tokenHash), inArray(accessLinks.scope, [...scopes]))
  return exists(
    db
      .select({ id: accessLinks.id })
      .from(accessLinks)
      .where(and(eq(accessLinks.bookingId, bookings.id), isThisOne, isOpen(now))),
  )
}

/** @param link a condition of {@link opensBooking} */
export async function findBookingWhere(db: Queryable, link: SQL): Promise<Booking | undefined> {
  const [booking] = await db.select().from(bookings).where(link)
  return booking
}

/** Notes the first time that something is sent through a link; one that stands in emails only proves their address. */
export async function updateLinkUsed(tx: Queryable, tokenHash: string, at: Date): Promise<void> {
  const isFirst = and(eq(accessLinks.tokenHash, tokenHash), isNull(accessLinks.usedAt))
  const [used] = await tx.update(accessLinks).set({ usedAt: at }).where(isFirst).returning()
  if (!used?.mailed || !used.bookingId) return
  const isUnproved = and(eq(bookings.id, used.bookingId), isNull(bookings.emailProvedAt))
  await tx.update(bookings).set({ emailProvedAt: at }).where(isUnproved)
}

/** Does an open link with this hash stand in emails only? */
export async function isMailedLink(db: Queryable, tokenHash: string, now: Date): Promise<boolean> {
  const isThisOne = and(eq(accessLinks.tokenHash, tokenHash), eq(accessLinks.mailed, true), isOpen(now))
  return (await db.$count(accessLinks, isThisOne)) > 0
}

/** Lets the links to a booking with these purposes end later, when they would end before `expiresAt`. */
export async function updateLinksExpiry(
  tx: Queryable,
  bookingId: string,
  scopes: readonly LinkScope[],
  expiresAt: Date,
): Promise<void> {
  const isOfBooking = and(eq(accessLinks.bookingId, bookingId), inArray(accessLinks.scope, [...scopes]))
  await tx
    .update(accessLinks)
    .set({ expiresAt })
    .where(and(isOfBooking, lt(accessLinks.expiresAt, expiresAt)))
}

/** A link that was revoked, and when. */
export type RevokedLink = { id: string; at: Date }
/** One that was revoked just now, with its purpose. */
type EndedLink = RevokedLink & Pick<AccessLink, 'scope'>

/** Ends all links to a booking. @returns those that were open */
export function updateLinksOfBookingRevoked(
  tx: Queryable,
  bookingId: string,
  at: Date,
): Promise<EndedLink[]> {
  return revoke(tx, eq(accessLinks.bookingId, bookingId), at)
}

async function revoke(tx: Queryable, which: SQL | undefined, at: Date): Promise<EndedLink[]> {
  const { id, scope } = accessLinks
  const ended = await tx
    .update(accessLinks)
    .set({ revokedAt: at })
    .where(and(which, isNull(accessLinks.revokedAt)))
    .returning({ id, scope })
  return ended.map((link) => ({ ...link, at }))
}

/** Whose trips a calendar shows: of one vehicle, of one driver, or all. */
export type CalendarSubject = { vehicleId: string | null; driverId: string | null }

function isCalendarOf({ vehicleId, driverId }: CalendarSubject): SQL | undefined {
  const isSame = (column: PgColumn, id: string | null) => (id === null ? isNull(column) : eq(column, id))
  return and(
    eq(accessLinks.scope, 'calendar'),
    isSame(accessLinks.vehicleId, vehicleId),
    isSame(accessLinks.driverId, driverId),
  )
}

/** Ends the links to a calendar. @returns those that were open */
export function updateCalendarLinksRevoked(
  tx: Queryable,
  subject: CalendarSubject,
  at: Date,
): Promise<RevokedLink[]> {
  return revoke(tx, isCalendarOf(subject), at)
}

/** The calendar that a link opens. */
export async function findCalendarByLink(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<CalendarSubject | undefined> {
  const { vehicleId, driverId } = accessLinks
  const isThisOne = and(eq(accessLinks.tokenHash, tokenHash), eq(accessLinks.scope, 'calendar'), isOpen(now))
  const [link] = await db.select({ vehicleId, driverId }).from(accessLinks).where(isThisOne)
  return link
}

/** The open links to calendars, the newest first. */
export async function listOpenCalendarLinks(db: Queryable, now: Date): Promise<AccessLink[]> {
  const isCalendar = and(eq(accessLinks.scope, 'calendar'), isOpen(now))
  return db.select().from(accessLinks).where(isCalendar).orderBy(desc(accessLinks.createdAt))
}

/** Whose day a link opens: that of a driver, from this day of Bangkok on. */
export type DriverDay = { driverId: string; day: PlainDate }

/** Ends the links to a driver's day. @returns those that were open */
export function updateDriverLinksRevoked(
  tx: Queryable,
  { driverId, day }: DriverDay,
  at: Date,
): Promise<RevokedLink[]> {
  const isOfDay = and(
    eq(accessLinks.scope, 'driver-day'),
    ...[eq(accessLinks.driverId, driverId), eq(accessLinks.day, day)],
  )
  return revoke(tx, isOfDay, at)
}

/** The driver's day that a link opens, with the end of the link. */
export async function findDriverDayByLink(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<(DriverDay & { expiresAt: Date }) | undefined> {
  const { driverId, day, expiresAt } = accessLinks
  const isThisOne = and(
    eq(accessLinks.tokenHash, tokenHash),
    eq(accessLinks.scope, 'driver-day'),
    isOpen(now),
  )
  const [link] = await db.select({ driverId, day, expiresAt }).from(accessLinks).where(isThisOne)
  return link?.driverId && link.day
    ? { driverId: link.driverId, day: link.day, expiresAt: link.expiresAt }
    : undefined
}

/** The open links to this day of any driver, the newest first. */
export async function listOpenDriverLinks(db: Queryable, day: PlainDate, now: Date): Promise<AccessLink[]> {
  const isOfDay = and(eq(accessLinks.scope, 'driver-day'), eq(accessLinks.day, day), isOpen(now))
  return db.select().from(accessLinks).where(isOfDay).orderBy(desc(accessLinks.createdAt))
}

export async function listRevokedLinks(db: Queryable): Promise<RevokedLink[]> {
  const { id, revokedAt } = accessLinks
  const revoked = await db.select({ id, at: revokedAt }).from(accessLinks).where(isNotNull(revokedAt))
  return revoked.flatMap(({ id, at }) => (at ? { id, at } : []))
}

/** Revokes links again that a restore has brought back. */
export async function updateLinksRevokedAgain(tx: Queryable, revoked: RevokedLink[]): Promise<void> {
  for (const { id, at } of revoked) await revoke(tx, eq(accessLinks.id, id), at)
}

/** Ends every link of every purpose. */
export async function updateAllLinksRevoked(tx: Queryable, at: Date): Promise<void> {
  await revoke(tx, undefined, at)
}

/** How many links have not been ended, whether they have expired or not. */
export async function countUnrevokedLinks(db: Queryable): Promise<number> {
  return db.$count(accessLinks, isNull(accessLinks.revokedAt))
}
