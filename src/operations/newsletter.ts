import { randomUUID } from 'node:crypto'
import {
  findSubscription,
  insertPendingSubscription,
  type Subscription,
  updateSubscriptionConfirmed,
  updateSubscriptionEnded,
} from '#adapters/database/newsletter.ts'
import { newsletterSchema } from '#domain/newsletter.ts'
import type { Deps } from './deps.ts'
import { queueMails } from './mail/queue-mails.ts'
import { readSignedId, signId } from './mail/signed-link.ts'
import { invalid, orRefuse, type Refusal } from './refusal.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'now'>
type Links = Pick<Deps, 'authSecret' | 'publicUrl'>

/**
 * Notes that somebody asked for news and asks the address by mail whether that is so. The answer is the same
 * for an address that is known, so that nobody can find out who reads our news.
 */
export async function askForNews(deps: Needs, input: unknown): Promise<{ ok: true } | Refusal> {
  const parsed = newsletterSchema.safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const confirmationId = randomUUID()
  return orRefuse({ code: 'subscription-not-saved' }, async () => {
    await deps.db.transaction(async (tx) => {
      const noted = await insertPendingSubscription(tx, { ...parsed.data, confirmationId })
      if (!noted) return
      await queueMails(deps, tx, [
        { kind: 'newsletter-question', subjectId: confirmationId, toAddress: noted.email },
      ])
    })
    return { ok: true }
  })
}

/** The address in the question mail; it opens a page with a button, since mail programs open links by themselves. */
export function confirmLink({ authSecret, publicUrl }: Links, confirmationId: string): string {
  return `${publicUrl}/newsletter/confirm?id=${signId(authSecret, 'confirm', confirmationId)}`
}

/** The address under which one press of a button ends the news. */
export function unsubscribeLink({ authSecret, publicUrl }: Links, subscriptionId: string): string {
  return `${publicUrl}/newsletter/unsubscribe?id=${signId(authSecret, 'unsubscribe', subscriptionId)}`
}

/**
 * The subscription that a link from one of our mails is about. Whoever has ended the news has answered for good:
 * an older link to confirm does not bring it back, a new question does.
 */
export async function findLinkedSubscription(
  { db, authSecret }: Pick<Deps, 'db' | 'authSecret'>,
  purpose: 'confirm' | 'unsubscribe',
  signed: string,
): Promise<Subscription | undefined> {
  const id = readSignedId(authSecret, purpose, signed)
  const found = id === undefined ? undefined : await findSubscription(db.read, id)
  const { unsubscribedAt = null, askedAt } = found ?? {}
  const isSpent = purpose === 'confirm' && unsubscribedAt !== null && askedAt && unsubscribedAt >= askedAt
  return isSpent ? undefined : found
}

/** The person behind the address wants the news: from now on it is active, and a welcome mail says how to end it. */
export async function confirmNews(deps: Needs, subscription: Subscription): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await updateSubscriptionConfirmed(tx, subscription.id)
    await queueMails(deps, tx, [
      { kind: 'newsletter-welcome', subjectId: subscription.confirmationId, toAddress: subscription.email },
    ])
  })
}

/** Ends the news; doing it twice changes nothing. */
export async function endNews({ db }: Pick<Deps, 'db'>, subscription: Subscription): Promise<void> {
  await db.transaction((tx) => updateSubscriptionEnded(tx, subscription.id))
}
