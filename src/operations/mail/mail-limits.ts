import type { Queryable } from '#adapters/database/database.ts'
import {
  countAttempt,
  countAttempts,
  deleteAttempts,
  hashedKey,
  type RateLimit,
} from '#adapters/database/rate-limits.ts'
import type { MailKind } from '#domain/mail.ts'
import type { Deps } from '../deps.ts'
import type { MailOrder } from './queue-mails.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

type MailLimit = RateLimit & { name: string }

/** Copies of what was asked for by form. A family plans a week of trips in one evening. */
const COPIES = [{ name: 'copies', window: DAY, max: 8 }]
/** The last step of signing up often fails at first; nobody needs it ten times a day. */
const linksOf = (name: string) => [
  { name, window: HOUR, max: 5 },
  { name: `${name}-day`, window: DAY, max: 10 },
]

/** Mails that anybody can have sent to any address, by typing it into a form. A mail has to be within each limit. */
const LIMITS: Partial<Record<MailKind, readonly MailLimit[]>> = {
  'guest-booking-received': COPIES,
  'guest-custom-trip-received': COPIES,
  'guest-taxi-received': COPIES,
  'guest-payment-failed': COPIES,
  'newsletter-question': [{ name: 'news', window: DAY, max: 3 }],
  'account-confirmation': linksOf('confirmation'),
  'account-password': linksOf('password'),
}
const ALL_LIMITS = new Set(Object.values(LIMITS).flat())

/** Mails to the operator about what anybody can send; never those about money. */
const REQUESTS: readonly MailKind[] = [
  'operator-booking',
  'operator-custom-trip',
  'operator-taxi',
  'operator-review',
]
const TO_OPERATOR = 'requests-to-operator'
const REQUESTS_TO_OPERATOR = { window: HOUR, max: 100 }

/**
 * Counts a mail against what its mailbox may get because somebody typed its address, for all instances together.
 * @returns whether the mailbox has got enough; what one limit holds back does not count against the next
 */
export async function isMailboxFull(
  { now }: Pick<Deps, 'now'>,
  tx: Queryable,
  { kind, toAddress }: MailOrder,
): Promise<boolean> {
  for (const { name, ...limit } of LIMITS[kind] ?? [])
    if ((await countAttempt(tx, hashedKey(name, mailboxOf(toAddress)), limit, now())) !== null) return true
  return false
}

/**
 * Counts a mail that is about to leave for the operator. @returns whether so many about requests have left within an
 * hour that this one goes into a digest; never so for mails about money
 */
export async function belongsInDigest({ db, now }: Pick<Deps, 'db' | 'now'>, kind: string): Promise<boolean> {
  if (!isAboutRequest(kind)) return false
  return (await countAttempt(db.read, TO_OPERATOR, REQUESTS_TO_OPERATOR, now())) !== null
}

/** Takes the count back: the mail has not left, and counts when it is tried again. */
export async function countNotLeft({ db, now }: Pick<Deps, 'db' | 'now'>, kind: string): Promise<void> {
  if (!isAboutRequest(kind)) return
  await countAttempts(db.read, { key: TO_OPERATOR, times: -1, limit: REQUESTS_TO_OPERATOR, nowMs: now() })
}

function isAboutRequest(kind: string): boolean {
  return REQUESTS.some((request) => request === kind)
}

/** Forgets how many mails a mailbox got because somebody typed its address. */
export async function forgetMailCounts(tx: Queryable, address: string): Promise<void> {
  await deleteAttempts(
    tx,
    Array.from(ALL_LIMITS, ({ name }) => hashedKey(name, mailboxOf(address))),
  )
}

/** `Ada.Guest+trips@Example.com` and `adaguest@example.com` are one mailbox with most providers. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return `${local.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`
}
