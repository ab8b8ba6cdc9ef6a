import { and, asc, desc, eq, getTableColumns, gt, isNull, lte, ne, or } from 'drizzle-orm'
import { bookingStatusesOf } from '#bookings/booking-status.rules.ts'
import { NO_LONGER_NEEDED } from '#messages/outbox/mails.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { isOneOf } from '#platform/database/schema/one-of.ts'
import { allocations, bookings, crewNotices, legs, mails } from '#platform/database/schema/schema.ts'
import type { CrewOfDrive } from './crew-window.rules.ts'

type CrewNotice = typeof crewNotices.$inferSelect

/** The bookings that go ahead and have a driver for a drive that begins after `from`, up to `until`. */
export async function listDrivenBookings(
  db: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<{ id: string }[]> {
  return db
    .selectDistinct({ id: bookings.id })
    .from(legs)
    .innerJoin(bookings, eq(bookings.id, legs.bookingId))
    .innerJoin(allocations, and(eq(allocations.legId, legs.id), eq(allocations.status, 'firm')))
    .where(
      and(
        ...[gt(legs.startsAt, from), lte(legs.startsAt, until), ne(bookings.customerEmail, '')],
        isOneOf(bookings.status, bookingStatusesOf('ahead')),
      ),
    )
    .orderBy(asc(bookings.id))
}

/** What the guest of a booking was told of each drive, only the newest. One whose email did not leave is not among it. */
export async function listKnownCrews(db: Queryable, bookingId: string): Promise<CrewNotice[]> {
  return db
    .selectDistinctOn([crewNotices.legId], getTableColumns(crewNotices))
    .from(crewNotices)
    .innerJoin(legs, eq(legs.id, crewNotices.legId))
    .leftJoin(mails, eq(mails.subjectId, crewNotices.id))
    .where(
      and(eq(legs.bookingId, bookingId), or(isNull(mails.lastError), ne(mails.lastError, NO_LONGER_NEEDED))),
    )
    .orderBy(asc(crewNotices.legId), desc(crewNotices.createdAt), desc(crewNotices.id))
}

/** What an email told, with the booking that it is about. */
export async function findCrewNotice(
  db: Queryable,
  id: string,
): Promise<(CrewNotice & { bookingId: string }) | undefined> {
  const [notice] = await db
    .select({ ...getTableColumns(crewNotices), bookingId: legs.bookingId })
    .from(crewNotices)
    .innerJoin(legs, eq(legs.id, crewNotices.legId))
    .where(eq(crewNotices.id, id))
  return notice
}

export async function insertCrewNotice(
  tx: Queryable,
  crew: CrewOfDrive & { legId: string },
): Promise<CrewNotice> {
  const { legId, driverId, vehicleId, startsAt } = crew
  const [stored] = await tx.insert(crewNotices).values({ legId, driverId, vehicleId, startsAt }).returning()
  if (!stored) throw new Error('a notice was not stored')
  return stored
}
