import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Queryable } from './database.ts'
import { newsletterSubscriptions } from './schema/schema.ts'

export type Subscription = typeof newsletterSubscriptions.$inferSelect

/** How long to wait before the same address is asked again, so that nobody's mailbox can be filled through us. */
const ASK_AGAIN_AFTER = sql`interval '1 day'`
/** The same for an address whose owner answered our question with no. */
const ASK_AGAIN_AFTER_NO = sql`interval '30 days'`

type Wish = { name: string | null; email: string; source: string; confirmationId: string }

/**
 * Notes the wish of an address that is not active, with a new confirmation id.
 * @returns `undefined` when the address is active already or was asked a short while ago
 */
export async function insertSubscriptionWish(tx: Queryable, wish: Wish): Promise<Subscription | undefined> {
  const { name, email, source, confirmationId } = wish
  const [noted] = await tx
    .insert(newsletterSubscriptions)
    .values({ name, email, subscriptionSource: source, confirmationId })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: { name, subscriptionSource: source, confirmationId, askedAt: sql`now()` },
      setWhere: and(
        eq(newsletterSubscriptions.isActive, false),
        lt(newsletterSubscriptions.askedAt, sql`now() - ${ASK_AGAIN_AFTER}`),
        or(
          isNull(newsletterSubscriptions.unsubscribedAt),
          isNotNull(newsletterSubscriptions.confirmedAt),
          lt(newsletterSubscriptions.unsubscribedAt, sql`now() - ${ASK_AGAIN_AFTER_NO}`),
        ),
      ),
    })
    .returning()
  return noted
}

/** By its own id or by the id of its latest question mail. */
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

/** Ends the news, or says no to the latest question whether it is wanted. The first press counts. */
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
