import { desc, eq } from 'drizzle-orm'
import type { RevokedLink } from '#guests/links/access-links.store.ts'
import { sendMail } from '#messages/outbox/send-mail.ts'
import { mails } from '#platform/database/schema/schema.ts'
import type { Deps } from '#platform/deps.ts'
import { listMailbox } from '#platform/payments/sandbox.store.ts'
import { createDeps, type Resources } from '#platform/server/deps.ts'
import { createLogger } from '#platform/server/monitoring/logger.ts'
import { readEnv } from '#platform/server/settings/env.ts'
import { recycledDatabase } from './database/recycled-database.ts'

/** The clock of all tests: Friday 20 November 2026, ten in the morning in Bangkok. */
export const TEST_NOW = Date.parse('2026-11-20T10:00:00+07:00')
export const TEST_SECRET = 'a secret that is used in tests only'

type SiteOptions = { env?: Record<string, string>; deps?: Partial<Deps> }

/**
 * The site with everything real except its clock: its own database and queue, the shipped sandboxes or what
 * `env` chooses. No workers run: a test sends emails with `sendMails`.
 */
export async function testSite({ env = {}, deps: replaced = {} }: SiteOptions = {}) {
  const { PUBLIC_URL = 'http://localhost:3000', ...others } = env
  const settings = readEnv({ LOG_LEVEL: 'silent', ...others })
  if (!settings.ok) throw new Error(settings.problems.join('\n'))
  const database = await recycledDatabase()
  const clock = { now: TEST_NOW }
  const revokedLinks: RevokedLink[] = []
  const resources: Resources = {
    // Set afterwards, because readEnv refuses a public address while the company's data are placeholders.
    env: { ...settings.env, PUBLIC_URL },
    db: database.db,
    queue: database.queue,
    log: createLogger(settings.env.LOG_LEVEL),
    authSecret: TEST_SECRET,
    now: () => clock.now,
    machineNow: () => clock.now,
    monitor: { alarms: () => [], isDiskFull: () => false },
    requests: { countSuspicious: () => {} },
    revokedLinks: { append: (links) => revokedLinks.push(...links) },
  }
  const deps: Deps = { ...createDeps(resources), ...replaced }
  return {
    deps,
    resources,
    database,
    /** The ended links that are noted outside of the database. */
    revokedLinks,
    /** Moves the site's clock. */
    letTimePass(ms: number) {
      clock.now += ms
    },
    /** Sends the queued emails, as the worker does: the oldest first, and the operator's before the guest's. */
    async sendMails() {
      const queued = await deps.db.read
        .select()
        .from(mails)
        .where(eq(mails.status, 'queued'))
        .orderBy(mails.createdAt, desc(mails.kind))
      for (const mail of queued) await sendMail(deps, mail.id)
    },
    /** The emails on the mailbox page, oldest first. */
    async mailbox() {
      return (await listMailbox(deps.db.read, 100)).reverse()
    },
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]()
    },
  }
}

export type TestSite = Awaited<ReturnType<typeof testSite>>
