import type { Queryable } from '#adapters/database/database.ts'
import {
  countTries,
  countTry,
  deleteTries,
  keyAbout,
  type RateLimit,
} from '#adapters/database/rate-limits.ts'
import type { MailKind } from '#domain/mail.ts'
import type { Deps } from './deps.ts'
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
 * Counts these mails against what each mailbox may get because somebody typed its address, for all instances
 * together, and says which are too many. What one limit holds back does not count against the next.
 */
export async function mailsTooMany(
  { now }: Pick<Deps, 'now'>,
  tx: Queryable,
  orders: readonly MailOrder[],
): Promise<ReadonlySet<MailOrder>> {
  const tooMany = new Set<MailOrder>()
  // In one order everywhere: of two transactions with the same limits one waits for the other, never both.
  for (const limit of ALL_LIMITS) {
    const limited = orders.filter((order) => LIMITS[order.kind]?.includes(limit) && !tooMany.has(order))
    if (limited.length === 0) continue
    const byMailbox = Map.groupBy(limited, ({ toAddress }) => keyAbout(limit.name, mailboxOf(toAddress)))
    const times = new Map(Array.from(byMailbox, ([key, mails]) => [key, mails.length]))
    for (const { key, count } of await countTries(tx, times, limit.window, now())) {
      const mails = byMailbox.get(key) ?? []
      const stillFree = Math.max(0, limit.max - (count - mails.length))
      for (const mail of mails.slice(stillFree)) tooMany.add(mail)
    }
  }
  return tooMany
}

/**
 * Counts a mail that is about to leave for the operator. @returns whether so many about requests have left within an
 * hour that this one goes into a digest; never so for mails about money
 */
export async function belongsInDigest({ db, now }: Pick<Deps, 'db' | 'now'>, kind: string): Promise<boolean> {
  if (!isAboutRequest(kind)) return false
  return (await countTry(db.read, TO_OPERATOR, REQUESTS_TO_OPERATOR, now())) !== null
}

/** Takes the count back: the mail has not left, and counts when it is tried again. */
export async function countNotLeft({ db, now }: Pick<Deps, 'db' | 'now'>, kind: string): Promise<void> {
  if (isAboutRequest(kind))
    await countTries(db.read, new Map([[TO_OPERATOR, -1]]), REQUESTS_TO_OPERATOR.window, now())
}

function isAboutRequest(kind: string): boolean {
  return REQUESTS.some((request) => request === kind)
}

/** Forgets how many mails a mailbox got because somebody typed its address. */
export async function forgetMailCounts(tx: Queryable, address: string): Promise<void> {
  await deleteTries(
    tx,
    Array.from(ALL_LIMITS, ({ name }) => keyAbout(name, mailboxOf(address))),
  )
}

/** `Ada.Guest+trips@Example.com` and `adaguest@example.com` are one mailbox with most providers. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return `${local.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`
}
