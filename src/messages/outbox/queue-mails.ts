import { type Actor, actorKind } from '#bookings/actor.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import type { MailKind } from './mail.rules.ts'
import { type MailFacts, subjectWithFacts } from './mail-facts.rules.ts'
import { findMailFacts } from './mail-facts.ts'
import { isMailboxFull } from './mail-limits.ts'
import { insertMails, updateMailsReplaced } from './mails.store.ts'

export type MailToQueue = { kind: MailKind; subjectId: string; toAddress: string }

type HowToQueue = {
  /** How long the emails wait before they are sent. */
  afterSeconds?: number
  /** The limits of a mailbox are for what guests cause; what staff writes always leaves. */
  by?: Actor
  /** A booking: emails of the same kinds about it that have not left are called off, because these tell the newest state. */
  replacesAbout?: string | undefined
}

/**
 * Stores emails and the jobs that send them in the caller's transaction. An email of one kind about one subject is stored
 * once. An email beyond the limits of its mailbox (`mail-limits.ts`) is held back: it is stored, but not sent. What the
 * email tells of its booking is fixed here (`mail-facts.ts`), so the caller has changed the booking before.
 * @returns the kinds of those that will be sent
 */
export async function queueMails(
  { queue, now }: Pick<Deps, 'queue' | 'now'>,
  tx: Queryable,
  toQueue: MailToQueue[],
  { afterSeconds = 0, by = 'guest', replacesAbout }: HowToQueue = {},
): Promise<MailKind[]> {
  // A guest who is reached by phone only, or was forgotten, has no address.
  const reachable = toQueue.filter(({ toAddress }) => toAddress !== '')
  const factsOf = new Map<string, MailFacts | null>()
  // Guest and operator read of the same booking.
  for (const mail of reachable)
    if (!factsOf.has(factsKey(mail))) factsOf.set(factsKey(mail), await findMailFacts(tx, mail))
  const orders: Parameters<typeof insertMails>[1] = []
  // Last, because the count of a mailbox is locked from here on for everybody else who writes to it.
  for (const mail of reachable) {
    // An email in place of another is counted already.
    const isInPlace = replacesAbout ? (await updateMailsReplaced(tx, mail.kind, replacesAbout)) > 0 : false
    const isFree = isInPlace || actorKind(by) === 'staff'
    const isHeldBack = !isFree && (await isMailboxFull({ now }, tx, mail))
    const facts = factsOf.get(factsKey(mail)) ?? null
    orders.push({ ...mail, facts, status: isHeldBack ? 'held-back' : 'queued' })
  }
  const queued = (await insertMails(tx, orders)).filter(({ status }) => status === 'queued')
  const jobs = queued.map(({ id }) => ({ mailId: id }))
  if (jobs.length > 0) await queue.enqueue(tx, 'send-mail', jobs, { afterSeconds })
  return queued.map(({ kind }) => kind as MailKind)
}

function factsKey({ kind, subjectId }: MailToQueue): string {
  return `${subjectWithFacts(kind)} ${subjectId}`
}
