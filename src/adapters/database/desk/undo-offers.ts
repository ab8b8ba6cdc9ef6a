import { and, eq, ne, notInArray } from 'drizzle-orm'
import type { Queryable } from '../database.ts'
import { allocations, mails, undoOffers } from '../schema/schema.ts'
import type { AllocationBefore } from '../schema/undo-tables.ts'

export type UndoOffer = typeof undoOffers.$inferSelect

/** Stores what can be taken back; of a booking only the newest act can. */
export async function upsertUndoOffer(tx: Queryable, offer: UndoOffer): Promise<void> {
  const { bookingId, ...changed } = offer
  await tx.insert(undoOffers).values(offer).onConflictDoUpdate({ target: undoOffers.bookingId, set: changed })
}

export async function findUndoOffer(db: Queryable, bookingId: string): Promise<UndoOffer | undefined> {
  const [offer] = await db.select().from(undoOffers).where(eq(undoOffers.bookingId, bookingId))
  return offer
}

/**
 * Gives the allocations of a booking back what they were, and frees those that it did not have.
 * @throws when a vehicle or a driver is taken by now ({@link isTakenMeanwhile})
 */
export async function updateAllocationsBack(
  tx: Queryable,
  { bookingId, waitsUntil, allocations: before }: UndoOffer,
): Promise<void> {
  const ids = before.map(({ id }) => id)
  await tx
    .update(allocations)
    .set({ status: 'released', expiresAt: null, reason: 'undo' })
    .where(
      and(
        eq(allocations.bookingId, bookingId),
        ne(allocations.status, 'released'),
        notInArray(allocations.id, ids),
      ),
    )
  for (const { id, ...crew } of before)
    await tx.update(allocations).set(backTo(crew, waitsUntil)).where(eq(allocations.id, id))
}

function backTo(crew: Omit<AllocationBefore, 'id'>, waitsUntil: Date | null) {
  return { ...crew, expiresAt: crew.status === 'held' ? waitsUntil : null, reason: null }
}

/** Withdraws an email that has not been sent. @returns whether none has left */
export async function deleteUnsentMail(tx: Queryable, kind: string, subjectId: string): Promise<boolean> {
  const isAbout = and(eq(mails.kind, kind), eq(mails.subjectId, subjectId))
  await tx.delete(mails).where(and(isAbout, ne(mails.status, 'sent')))
  return (await tx.$count(mails, isAbout)) === 0
}
