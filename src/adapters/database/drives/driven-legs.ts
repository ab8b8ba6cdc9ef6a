import { and, eq, ne } from 'drizzle-orm'
import type { Queryable } from '../database.ts'
import { allocations, legs } from '../schema/schema.ts'

/** A drive, and who has it now; null while nobody does. */
export async function findDrivenLeg(db: Queryable, legId: string) {
  const [leg] = await db
    .select({
      legId: legs.id,
      bookingId: legs.bookingId,
      startsAt: legs.startsAt,
      endsAt: legs.endsAt,
      pickup: legs.pickup,
      driverId: allocations.driverId,
    })
    .from(legs)
    .leftJoin(allocations, and(eq(allocations.legId, legs.id), ne(allocations.status, 'released')))
    .where(eq(legs.id, legId))
  return leg
}
