import { mailboxOf } from '#guests/contact/mailbox.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import {
  countAttempt,
  countAttempts,
  deleteAttempts,
  hashedKey,
  type RateLimit,
} from '#platform/limits/rate-limits.store.ts'
import type { MailKind } from './mail.rules.ts'
import type { MailToQueue } from './queue-mails.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

type MailLimit = RateLimit & { name: string }

/** Copies of requests for the guest. High enough for a family that plans a week of trips in one evening. */
const COPIES = { limits: [{ name: 'copies', window: DAY, max: 8 }] }
/** What guests change on their trip passes. Those that follow within a minute are one email. */
const CHANGES = { limits: [{ name: 'changes', window: DAY, max: 8 }] }
const NEWS = { limits: [{ name: 'news', window: DAY, max: 3 }] }
/** Links of account mails. Users often need a second or third one, but not ten a day. */
const linksOf = (name: string) => ({
  limits: [
    { name, window: HOUR, max: 5 },
    { name: `${name}-day`, window: DAY, max: 10 },
  ],
})

/** Emails to the operator that a flood of forms could cause. Emails about money are never among them. */
const TO_OPERATOR = 'requests-to-operator'
const REQUESTS_TO_OPERATOR = { window: HOUR, max: 100 }
const DIGEST = { digest: true } as const

const MONEY = { unlimited: 'tells of money that came or went' }
const ADMIN = { unlimited: 'an admin causes each one' }

/**
 * What keeps emails of a kind from flooding a mailbox.
 * - `limits`: of the mailbox, when a guest or a stranger causes the email; all of them apply
 * - `digest`: above a number of emails in an hour, the operator gets one digest
 * - `unlimited`: why there can never be many
 */
export type Bound = { limits: readonly MailLimit[] } | { digest: true } | { unlimited: string }

export const BOUNDS = {
  'guest-booking-received': COPIES,
  'guest-custom-trip-received': COPIES,
  'guest-taxi-received': COPIES,
  'guest-hold-ended': COPIES,
  'guest-payment-failed': COPIES,
  'guest-booking-moved': CHANGES,
  'newsletter-question': NEWS,
  'account-confirmation': linksOf('confirmation'),
  'account-password': linksOf('password'),

  'operator-booking': DIGEST,
  'operator-custom-trip': DIGEST,
  'operator-taxi': DIGEST,
  'operator-review': DIGEST,
  'operator-hold-ended': DIGEST,
  'operator-booking-moved': DIGEST,
  'operator-guest-details': DIGEST,
  'operator-booking-cancelled': DIGEST,
  'operator-proposal-answered': DIGEST,
  'operator-quote-answered': DIGEST,
  'operator-quote-wish': DIGEST,
  'operator-quote-ended': DIGEST,
  'operator-digest': { unlimited: 'one an hour' },

  'guest-booking-confirmed': MONEY,
  'guest-payment-received': MONEY,
  'operator-booking-paid': MONEY,
  'operator-payment-attention': MONEY,
  'operator-payment-received': MONEY,
  'operator-refund': MONEY,
  'operator-refund-failed': MONEY,
  'operator-dispute': MONEY,

  'guest-booking-called-off': ADMIN,
  'guest-booking-declined': ADMIN,
  'guest-deposit-reminder': ADMIN,
  'guest-driver-assigned': ADMIN,
  'guest-proposal': ADMIN,
  'guest-quote': ADMIN,
  'guest-receipt': ADMIN,
  'guest-review-answered': ADMIN,
  'guest-request-confirmed': {
    unlimited: 'an admin confirms, or has made the offer that the guest accepts; once for each booking',
  },
  'guest-booking-cancelled': {
    unlimited: 'once for each booking that was confirmed, or whose guest has opened our email',
  },
  'guest-quote-ending': { unlimited: 'once for each quote that an admin has sent' },
  'guest-quote-ended': { unlimited: 'once for each quote that an admin has sent' },
  'guest-review-invitation': { unlimited: 'once for each trip that has taken place' },
  'newsletter-welcome': { unlimited: 'once for each question that its reader has answered with yes' },
} satisfies Record<MailKind, Bound>

/** The kinds of which a digest can tell. */
export type BundledKind = {
  [Kind in MailKind]: (typeof BOUNDS)[Kind] extends { digest: true } ? Kind : never
}[MailKind]

function limitsOf(kind: MailKind): readonly MailLimit[] {
  const bound: Bound = BOUNDS[kind]
  return 'limits' in bound ? bound.limits : []
}

/**
 * Counts an email against the limits of its mailbox, for all instances together.
 * @returns whether a limit is reached; the limits after that one are not counted
 */
export async function isMailboxFull(
  { now }: Pick<Deps, 'now'>,
  tx: Queryable,
  { kind, toAddress }: MailToQueue,
): Promise<boolean> {
  for (const { name, ...limit } of limitsOf(kind))
    if ((await countAttempt(tx, hashedKey(name, mailboxOf(toAddress)), limit, now())) !== null) return true
  return false
}

/**
 * Counts an email to the operator before it is sent.
 * @returns whether this email goes into a digest, because too many about requests were sent within an hour; always false
 *   for emails about money
 */
export async function belongsInDigest({ db, now }: Pick<Deps, 'db' | 'now'>, kind: string): Promise<boolean> {
  if (!isBundled(kind)) return false
  return (await countAttempt(db.read, TO_OPERATOR, REQUESTS_TO_OPERATOR, now())) !== null
}

/** Undoes the count of {@link belongsInDigest} for an email that could not be sent: it counts when it is tried again. */
export async function uncountMail({ db, now }: Pick<Deps, 'db' | 'now'>, kind: string): Promise<void> {
  if (!isBundled(kind)) return
  await countAttempts(db.read, { key: TO_OPERATOR, times: -1, limit: REQUESTS_TO_OPERATOR, nowMs: now() })
}

/** `kind` is that of a stored email. */
function isBundled(kind: string): boolean {
  return 'digest' in (BOUNDS[kind as MailKind] ?? {})
}

/** Deletes the counts of a mailbox, as part of an erasure. */
export async function forgetMailCounts(tx: Queryable, address: string): Promise<void> {
  await deleteAttempts(
    tx,
    (Object.keys(BOUNDS) as MailKind[])
      .flatMap(limitsOf)
      .map(({ name }) => hashedKey(name, mailboxOf(address))),
  )
}
