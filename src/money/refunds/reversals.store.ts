import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { payments, reversals } from '#platform/database/schema/schema.ts'
import { type RefundAnswer, type Reversal, reversalStatesOf } from './reversal.rules.ts'

export type StoredReversal = typeof reversals.$inferSelect

/** Inserts a refund or dispute of a payment. @returns `undefined` when it is stored already */
export async function insertReversal(
  tx: Queryable,
  paymentId: string,
  { paymentIntentId: _known, refundKey: _ours, ...reversal }: Reversal,
): Promise<StoredReversal | undefined> {
  const [stored] = await tx
    .insert(reversals)
    .values({ ...reversal, paymentId })
    .onConflictDoNothing()
    .returning()
  return stored
}

/** Updates a stored refund or dispute with the provider's current state. */
export async function updateReversal(
  tx: Queryable,
  { providerId, state, amountSatang }: Reversal,
): Promise<StoredReversal | undefined> {
  const [stored] = await tx
    .update(reversals)
    .set({ state, amountSatang, updatedAt: sql`now()` })
    .where(eq(reversals.providerId, providerId))
    .returning()
  return stored
}

/** Stores what the operator says about these refunds of the provider; an event of their booking. */
export async function updateReversalAnswer(
  tx: Queryable,
  providerIds: string[],
  answer: RefundAnswer,
): Promise<void> {
  await tx
    .update(reversals)
    .set({ answer, updatedAt: sql`now()` })
    .where(inArray(reversals.providerId, providerIds))
}

export async function findReversal(db: Queryable, id: string): Promise<StoredReversal | undefined> {
  const [reversal] = await db.select().from(reversals).where(eq(reversals.id, id))
  return reversal
}

/** The payment intents with refunds or disputes that are not final yet. */
export async function listUndecidedIntents(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ intent: payments.paymentIntentId })
    .from(reversals)
    .innerJoin(payments, eq(payments.id, reversals.paymentId))
    .where(and(inArray(reversals.state, reversalStatesOf('undecided')), isNotNull(payments.paymentIntentId)))
  return rows.flatMap(({ intent }) => intent ?? [])
}
