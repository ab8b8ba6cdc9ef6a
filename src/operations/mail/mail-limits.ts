import type { Queryable } from '#adapters/database/database.ts'
import {
  countAttempt,
  countAttempts,
  deleteAttempts,
  hashedKey,
  type RateLimit,
} from '#adapters/database/rate-limits.ts'
import type { MailKind } from '#domain/mail.ts'
import { mailboxOf } from '#domain/requests/mailbox.ts'
import type { Deps } from '../deps.ts'
import type { MailToQueue } from './queue-mails.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

type MailLimit = RateLimit & { name: string }

/** Copies of requests for the guest. High enough for a family that plans a week of trips in one evening. */
const COPIES = [{ name: 'copies', window: DAY, max: 8 }]
/** Links of account mails. Users often need a second or third one, but not ten a day. */
const linksOf = (name: string) => [
  { name, window: HOUR, max: 5 },
  { name: `${name}-day`, window: DAY, max: 10 },
]

/** The limits of emails that a stranger can have sent to any address by typing it into a form; all of them apply. */
const LIMITS: Partial<Record<MailKind, readonly MailLimit[]>> = {
  'guest-booking-received': COPIES,
  'guest-custom-trip-received': COPIES,
  'guest-taxi-received': COPIES,
  'guest-hold-ended': COPIES,
  'guest-payment-failed': COPIES,
  'newsletter-question': [{ name: 'news', window: DAY, max: 3 }],
  'account-confirmation': linksOf('confirmation'),
  'account-password': linksOf('password'),
}
const ALL_LIMITS = new Set(Object.values(LIMITS).flat())

/** Emails to the operator that a flood of forms could cause. Emails about money are never among them. */
const REQUESTS: readonly MailKind[] = [
  'operator-booking',
  'operator-custom-trip',
  'operator-taxi',
  'operator-review',
  'operator-hold-ended',
]
const TO_OPERATOR = 'requests-to-operator'
const REQUESTS_TO_OPERATOR = { window: HOUR, max: 100 }

/**
 * Counts an email against the limits of its mailbox, for all instances together.
 * @returns whether a limit is reached; the limits after that one are not counted
 */
export async function isMailboxFull(
  { now }: Pick<Deps, 'now'>,
  tx: Queryable,
  { kind, toAddress }: MailToQueue,
): Promise<boolean> {
  for (const { name, ...limit } of LIMITS[kind] ?? [])
    if ((await countAttempt(tx, hashedKey(name, mailboxOf(toAddress)), limit, now())) !== null) return true
  return false
}

/**
 * Counts an email to the operator before it is sent.
 * @returns whether so many emails about requests were sent within an hour that this one goes into a digest; always false
 *   for emails about money
 */
export async function belongsInDigest({ db, now }: Pick<Deps, 'db' | 'now'>, kind: string): Promise<boolean> {
  if (!isAboutRequest(kind)) return false
  return (await countAttempt(db.read, TO_OPERATOR, REQUESTS_TO_OPERATOR, now())) !== null
}

/** Undoes the count of {@link belongsInDigest} for an email that could not be sent: it counts when it is tried again. */
export async function uncountMail({ db, now }: Pick<Deps, 'db' | 'now'>, kind: string): Promise<void> {
  if (!isAboutRequest(kind)) return
  await countAttempts(db.read, { key: TO_OPERATOR, times: -1, limit: REQUESTS_TO_OPERATOR, nowMs: now() })
}

function isAboutRequest(kind: string): boolean {
  return REQUESTS.some((request) => request === kind)
}

/** Deletes the counts of a mailbox, as part of an erasure. */
export async function forgetMailCounts(tx: Queryable, address: string): Promise<void> {
  await deleteAttempts(
    tx,
    Array.from(ALL_LIMITS, ({ name }) => hashedKey(name, mailboxOf(address))),
  )
}
