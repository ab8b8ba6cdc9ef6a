import type { Queryable } from '#adapters/database/database.ts'
import { countTries, deleteTries, keyAbout, type RateLimit } from '#adapters/database/rate-limits.ts'
import type { Deps } from './deps.ts'
import type { MailKind, MailOrder } from './queue-mails.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** Copies of what was asked for by form. A family plans a week of trips in one evening. */
const COPIES = { name: 'copies', window: DAY, max: 8 }

/** Mails that anybody can have sent to any address, by typing it into a form. */
const LIMITS: Partial<Record<MailKind, RateLimit & { name: string }>> = {
  'guest-booking-received': COPIES,
  'guest-custom-trip-received': COPIES,
  'guest-taxi-received': COPIES,
  'newsletter-question': { name: 'news', window: DAY, max: 3 },
  'account-confirmation': { name: 'confirmation', window: HOUR, max: 5 },
  'account-password': { name: 'password', window: HOUR, max: 5 },
}

/**
 * Counts these mails against what each mailbox may get because somebody typed its address, for all instances
 * together, and says which are too many.
 */
export async function mailsTooMany(
  { now }: Pick<Deps, 'now'>,
  tx: Queryable,
  orders: readonly MailOrder[],
): Promise<ReadonlySet<MailOrder>> {
  const tooMany = new Set<MailOrder>()
  for (const [limit, limited] of Map.groupBy(orders, ({ kind }) => LIMITS[kind])) {
    if (!limit) continue
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

/** Forgets how many mails a mailbox got because somebody typed its address. */
export async function forgetMailCounts(tx: Queryable, address: string): Promise<void> {
  const names = new Set(Object.values(LIMITS).map(({ name }) => name))
  await deleteTries(
    tx,
    Array.from(names, (name) => keyAbout(name, mailboxOf(address))),
  )
}

/** `Ada.Guest+trips@Example.com` and `adaguest@example.com` are one mailbox with most providers. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return `${local.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`
}
