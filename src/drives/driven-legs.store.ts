import { and, asc, eq, ne, type SQL } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { allocations, legs } from '#platform/database/schema/schema.ts'

/** A drive, and who has it now; null while nobody does. */
export async function findDrivenLeg(db: Queryable, legId: string) {
  const [leg] = await drivenLegsWhere(db, eq(legs.id, legId))
  return leg
}

/** The same for the drives of a booking, in their order. */
export async function listDrivenLegs(db: Queryable, bookingId: string) {
  return drivenLegsWhere(db, eq(legs.bookingId, bookingId))
}

function drivenLegsWhere(db: Queryable, condition: SQL) {
  return db
    .select({
      legId: legs.id,
      bookingId: legs.bookingId,
      startsAt: legs.startsAt,
      endsAt: legs.endsAt,
      minutesBefore: legs.minutesBefore,
      pickup: legs.pickup,
      freeWaitingMinutes: legs.freeWaitingMinutes,
      driverId: allocations.driverId,
    })
    .from(legs)
    .leftJoin(allocations, and(eq(allocations.legId, legs.id), ne(allocations.status, 'released')))
    .where(condition)
    .orderBy(asc(legs.position))
}
