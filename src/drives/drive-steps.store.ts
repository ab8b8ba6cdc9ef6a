import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { bookingStatusesOf } from '#bookings/booking-status.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import { isOneOf } from '#platform/database/schema/one-of.ts'
import { bookings, drivePhotos, drivers, driveSteps, legs } from '#platform/database/schema/schema.ts'

type StoredPress = typeof driveSteps.$inferSelect
/** When the photo of a press was taken, if the phone said so, and when it arrived. */
export type PressPhoto = Pick<typeof drivePhotos.$inferSelect, 'takenAt' | 'receivedAt'>
/** A press, with the photo that goes with it. */
export type DrivePress = StoredPress & { photo: PressPhoto | null }
export type NewDrivePress = Omit<typeof driveSteps.$inferInsert, 'undoneAt' | 'notedAt'>

/** The one that is never null comes first: by it the database library knows that there is a photo. */
const photoColumns = { receivedAt: drivePhotos.receivedAt, takenAt: drivePhotos.takenAt }

/** @returns `undefined` when a press with this id is stored already */
export async function insertDrivePress(
  tx: Queryable,
  press: NewDrivePress,
): Promise<StoredPress | undefined> {
  const [stored] = await tx.insert(driveSteps).values(press).onConflictDoNothing().returning()
  return stored
}

export async function findDrivePress(db: Queryable, id: string): Promise<StoredPress | undefined> {
  const [press] = await db.select().from(driveSteps).where(eq(driveSteps.id, id))
  return press
}

/** Everything that was pressed on these drives, in the order of the presses. */
export async function listDrivePresses(db: Queryable, legIds: readonly string[]): Promise<DrivePress[]> {
  if (legIds.length === 0) return []
  return db
    .select({ ...getTableColumns(driveSteps), photo: photoColumns })
    .from(driveSteps)
    .leftJoin(drivePhotos, eq(drivePhotos.stepId, driveSteps.id))
    .where(inArray(driveSteps.legId, [...legIds]))
    .orderBy(asc(driveSteps.pressedAt), asc(driveSteps.receivedAt), asc(driveSteps.id))
}

export async function updatePressUndone(tx: Queryable, id: string, undoneAt: Date): Promise<void> {
  await tx
    .update(driveSteps)
    .set({ undoneAt })
    .where(and(eq(driveSteps.id, id), isNull(driveSteps.undoneAt)))
}

/** Staff has looked at a rejected press. */
export async function updatePressNoted(tx: Queryable, id: string, notedAt: Date): Promise<void> {
  const isOpen = and(eq(driveSteps.id, id), isNotNull(driveSteps.rejection), isNull(driveSteps.notedAt))
  await tx.update(driveSteps).set({ notedAt }).where(isOpen)
}

const pressColumns = {
  id: driveSteps.id,
  legId: driveSteps.legId,
  step: driveSteps.step,
  pressedAt: driveSteps.pressedAt,
  receivedAt: driveSteps.receivedAt,
  amountBaht: driveSteps.amountBaht,
  note: driveSteps.note,
  photoComing: driveSteps.photoComing,
  photo: photoColumns,
  rejection: driveSteps.rejection,
  driver: drivers.name,
  reference: bookings.reference,
  customerName: bookings.customerName,
}

/** A press that a person has to look at. */
export type ReportedPress = Awaited<ReturnType<typeof listReportedPresses>>[number]

/**
 * The rejected presses that nobody has looked at, and the no-shows that drivers reported, oldest first. A guest who came
 * on board after all is no longer reported.
 */
export async function listReportedPresses(db: Queryable) {
  const boarding = alias(driveSteps, 'boarding')
  const cameAfterAll = db
    .select({ id: boarding.id })
    .from(boarding)
    .where(
      and(
        ...[eq(boarding.legId, driveSteps.legId), eq(boarding.step, 'aboard')],
        ...[isNull(boarding.undoneAt), isNull(boarding.rejection)],
      ),
    )
  const [rejected, missing] = await Promise.all([
    pressesWhere(db, and(isNotNull(driveSteps.rejection), isNull(driveSteps.notedAt))),
    pressesWhere(
      db,
      and(
        eq(driveSteps.step, 'no_show'),
        ...[isNull(driveSteps.undoneAt), isNull(driveSteps.rejection)],
        isOneOf(bookings.status, bookingStatusesOf('ahead')),
        notExists(cameAfterAll),
      ),
    ),
  ])
  return [...missing, ...rejected]
}

function pressesWhere(db: Queryable, condition: ReturnType<typeof and>) {
  return db
    .select(pressColumns)
    .from(driveSteps)
    .innerJoin(legs, eq(legs.id, driveSteps.legId))
    .innerJoin(bookings, eq(bookings.id, driveSteps.bookingId))
    .leftJoin(drivers, eq(drivers.id, driveSteps.driverId))
    .leftJoin(drivePhotos, eq(drivePhotos.stepId, driveSteps.id))
    .where(condition)
    .orderBy(asc(driveSteps.receivedAt), asc(driveSteps.id))
}
