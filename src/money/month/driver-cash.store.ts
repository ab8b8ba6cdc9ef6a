import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Actor } from '#bookings/actor.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import { bookings, drivers, events, payments } from '#platform/database/schema/schema.ts'

export type DriverCash = Awaited<ReturnType<typeof listCashWithDrivers>>[number]

const { method, status, handedOverAt, collectedBy } = payments
const isWithDriver = and(eq(method, 'cash'), eq(status, 'paid'), isNull(handedOverAt), isNotNull(collectedBy))

/** The cash that drivers have taken and not handed over, by driver and then by day. */
export async function listCashWithDrivers(db: Queryable) {
  return db
    .select({
      paymentId: payments.id,
      driverId: drivers.id,
      driver: drivers.name,
      thaiName: drivers.thaiName,
      amountSatang: payments.amountSatang,
      paidAt: payments.paidAt,
      reference: bookings.reference,
      customerName: bookings.customerName,
      travelDate: bookings.travelDate,
    })
    .from(payments)
    .innerJoin(drivers, eq(drivers.id, payments.collectedBy))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(isWithDriver)
    .orderBy(asc(drivers.name), asc(drivers.id), asc(payments.paidAt), asc(payments.id))
}

/** Of these payments the cash that this driver still has, locked. */
export async function listCashOfDriverForUpdate(
  tx: Queryable,
  { driverId, paymentIds }: { driverId: string; paymentIds: string[] },
): Promise<{ id: string; amountSatang: number }[]> {
  return tx
    .select({ id: payments.id, amountSatang: payments.amountSatang })
    .from(payments)
    .where(and(isWithDriver, eq(collectedBy, driverId), inArray(payments.id, paymentIds)))
    .orderBy(payments.id)
    .for('update')
}

/** Notes that the drivers have handed this cash over. */
export async function updateHandedOver(tx: Queryable, paymentIds: string[], at: Date): Promise<void> {
  await tx.update(payments).set({ handedOverAt: at, updatedAt: at }).where(inArray(payments.id, paymentIds))
}

/** Who noted that one of these payments was handed over, and when; `undefined` when none was. */
export async function findHandover(
  db: Queryable,
  paymentIds: string[],
): Promise<{ by: Actor; at: Date | null } | undefined> {
  const isHandover = and(
    eq(events.bookingId, payments.bookingId),
    eq(events.subjectId, payments.id),
    sql`${events.after} ->> 'handed_over_at' is not null`,
  )
  const [noted] = await db
    .select({ by: events.actor, at: handedOverAt })
    .from(payments)
    .innerJoin(events, isHandover)
    .where(inArray(payments.id, paymentIds))
    .orderBy(desc(handedOverAt))
    .limit(1)
  return noted
}
