import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { newsletterSubscriptions } from '#platform/database/schema/schema.ts'

export type Subscription = typeof newsletterSubscriptions.$inferSelect

/** Minimum time between two confirmation emails to one address, so that its mailbox cannot be flooded. */
const CONFIRMATION_INTERVAL = sql`interval '1 day'`
/** The same after the owner of the address declined. */
const INTERVAL_AFTER_DECLINE = sql`interval '30 days'`

type PendingSubscription = { name: string | null; email: string; source: string; confirmationId: string }

/**
 * Stores a pending subscription with a new confirmation id.
 * @returns `undefined` when the address is active already or was sent a confirmation email recently
 */
export async function insertPendingSubscription(
  tx: Queryable,
  pending: PendingSubscription,
): Promise<Subscription | undefined> {
  const { name, email, source, confirmationId } = pending
  const [stored] = await tx
    .insert(newsletterSubscriptions)
    .values({ name, email, subscriptionSource: source, confirmationId })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: { name, subscriptionSource: source, confirmationId, askedAt: sql`now()` },
      setWhere: and(
        eq(newsletterSubscriptions.isActive, false),
        lt(newsletterSubscriptions.askedAt, sql`now() - ${CONFIRMATION_INTERVAL}`),
        or(
          isNull(newsletterSubscriptions.unsubscribedAt),
          isNotNull(newsletterSubscriptions.confirmedAt),
          lt(newsletterSubscriptions.unsubscribedAt, sql`now() - ${INTERVAL_AFTER_DECLINE}`),
        ),
      ),
    })
    .returning()
  return stored
}

/** By its own id or by its latest confirmation id. */
export async function findSubscription(db: Queryable, id: string): Promise<Subscription | undefined> {
  const [subscription] = await db
    .select()
    .from(newsletterSubscriptions)
    .where(or(eq(newsletterSubscriptions.id, id), eq(newsletterSubscriptions.confirmationId, id)))
  return subscription
}

export async function updateSubscriptionConfirmed(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(newsletterSubscriptions)
    .set({ isActive: true, confirmedAt: sql`now()`, unsubscribedAt: null })
    .where(and(eq(newsletterSubscriptions.id, id), eq(newsletterSubscriptions.isActive, false)))
}

/** Unsubscribes, or declines the latest confirmation mail. Repeating it changes nothing. */
export async function updateSubscriptionEnded(tx: Queryable, id: string): Promise<void> {
  await tx
    .update(newsletterSubscriptions)
    .set({ isActive: false, unsubscribedAt: sql`now()` })
    .where(
      and(
        eq(newsletterSubscriptions.id, id),
        or(
          isNull(newsletterSubscriptions.unsubscribedAt),
          lt(newsletterSubscriptions.unsubscribedAt, newsletterSubscriptions.askedAt),
        ),
      ),
    )
}
