import { randomUUID } from 'node:crypto'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import { signId, verifySignedId } from '#messages/outbox/signed-id.ts'
import type { Deps } from '#platform/deps.ts'
import { invalid, type Refusal, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { newsletterSchema } from './newsletter.rules.ts'
import {
  findSubscription,
  insertPendingSubscription,
  type Subscription,
  updateSubscriptionConfirmed,
  updateSubscriptionEnded,
} from './newsletter.store.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'now'>
type Links = Pick<Deps, 'authSecret' | 'publicUrl'>

/**
 * Stores a pending subscription and emails the address a link to confirm it (double opt-in). The answer is the same for
 * an address that is subscribed already, so that a stranger cannot find out who is.
 */
export async function requestSubscription(deps: Needs, input: unknown): Promise<{ ok: true } | Refusal> {
  const parsed = newsletterSchema.safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const confirmationId = randomUUID()
  return refuseIfUnavailable({ code: 'subscription-not-saved' }, async () => {
    await deps.db.transaction(async (tx) => {
      const pending = await insertPendingSubscription(tx, { ...parsed.data, confirmationId })
      if (!pending) return
      await queueMails(deps, tx, [
        { kind: 'newsletter-question', subjectId: confirmationId, toAddress: pending.email },
      ])
    })
    return { ok: true }
  })
}

/** The link in the confirmation mail. It opens a page with a button, because mail programs may open links themselves. */
export function confirmationLink({ authSecret, publicUrl }: Links, confirmationId: string): string {
  return `${publicUrl}/newsletter/confirm?id=${signId(authSecret, 'confirm', confirmationId)}`
}

/** The link that ends the subscription, with one press of a button on its page. */
export function unsubscribeLink({ authSecret, publicUrl }: Links, subscriptionId: string): string {
  return `${publicUrl}/newsletter/unsubscribe?id=${signId(authSecret, 'unsubscribe', subscriptionId)}`
}

/**
 * The subscription of a link in one of our emails; `undefined` when the link is not valid. A link to confirm is no longer
 * valid once the subscription has ended: the reader has to subscribe again.
 */
export async function findLinkedSubscription(
  { db, authSecret }: Pick<Deps, 'db' | 'authSecret'>,
  purpose: 'confirm' | 'unsubscribe',
  signed: string,
): Promise<Subscription | undefined> {
  const id = verifySignedId(authSecret, purpose, signed)
  const found = id === undefined ? undefined : await findSubscription(db.read, id)
  const { unsubscribedAt = null, askedAt } = found ?? {}
  const isSpent = purpose === 'confirm' && unsubscribedAt !== null && askedAt && unsubscribedAt >= askedAt
  return isSpent ? undefined : found
}

/** Activates a subscription, and emails a welcome with the link to unsubscribe. */
export async function confirmSubscription(deps: Needs, subscription: Subscription): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await updateSubscriptionConfirmed(tx, subscription.id)
    await queueMails(deps, tx, [
      { kind: 'newsletter-welcome', subjectId: subscription.confirmationId, toAddress: subscription.email },
    ])
  })
}

/** Ends a subscription; a second call changes nothing. */
export async function endSubscription({ db }: Pick<Deps, 'db'>, subscription: Subscription): Promise<void> {
  await db.transaction((tx) => updateSubscriptionEnded(tx, subscription.id))
}
