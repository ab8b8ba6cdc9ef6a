import type { Logger } from 'pino'
import type { BookingRules } from '#bookings/operator-rules/booking-rules.rules.ts'
import type { Catalogue } from '#catalogue/catalogue.rules.ts'
import type { RevokedLink } from '#guests/links/access-links.store.ts'
import type { Accounts } from './auth/contract.ts'
import type { Database, Queryable } from './database/database.ts'
import type { MailTransport } from './mail/contract.ts'
import type { PaymentProvider } from './payments/contract.ts'
import type { SandboxCheckouts } from './payments/sandbox.ts'
import type { AlarmName } from './server/monitoring/alarms.rules.ts'
import type { TourSource } from './tour-source/contract.ts'

/** Every external dependency. An operation takes only those that it needs, so its signature lists its effects. */
export type Deps = {
  db: Database
  queue: Queue
  mail: MailTransport
  accounts: Accounts
  /** Users must confirm their address by email before they can sign in. */
  mustConfirm: boolean
  payments: PaymentProvider
  tourSource: TourSource
  /** What is sold, and for how much. */
  catalogue: Catalogue
  /** The rules of booking as they are now. */
  rules(): BookingRules
  /** Reads the rules again, after a change. @throws {Unavailable} when the database does not answer */
  reloadRules(): Promise<void>
  /**
   * Milliseconds since the epoch, by the clock of the database: the only clock. What ends, frees or forgets goes by it, so a
   * machine whose clock is wrong does nothing too early.
   */
  now(): number
  /** The clock of this machine, which may be wrong; only to be compared with the database's. */
  machineNow(): number
  log: Logger
  /** Counts and logs a request whose fields look like an attempt at script injection. */
  countSuspicious(door: string, fields: number): void
  /** The active alarms. */
  alarms(): readonly AlarmName[]
  /** The site's address as guests see it, without a trailing slash. */
  publicUrl: string
  /** The key of signatures and hashes: tokens of bookings, links in emails, challenges, erasures. */
  authSecret: string
  /**
   * Stores links that were ended outside of the database as well: a restore ends them again. Does not fail; what it
   * cannot store is logged, because a full disk must not prevent that a link is ended.
   */
  storeRevokedLinks(links: readonly RevokedLink[]): void
  /** Who gets the requests, and who the emails are from. */
  addresses: { operator: string; from: string }
  /** The site has no mail server and no public address: the mailbox page shows the mails. Otherwise it answers 404. */
  hasMailbox: boolean
  /** Sample reviews and portraits, marked as such, are shown; not at a public address, where guests would take them as proof. */
  showsSamples: boolean
  /** The dashboard opens only to an account with a second step of signing in. */
  needsSecondFactor: boolean
  /** What the sandbox checkout page shows; undefined with a real provider or a public address: it answers 404. */
  sandboxCheckouts: SandboxCheckouts | undefined
}

export type Queue = {
  /** Adds jobs in the caller's transaction, so that a job exists exactly when its subject is stored; taken after `afterSeconds`. */
  enqueue(
    tx: Queryable,
    job: 'send-mail' | 'settle-payment' | 'send-refunds',
    payloads: object[],
    wait?: { afterSeconds: number },
  ): Promise<void>
  /** Deletes the jobs that have not started, in the caller's transaction. */
  deleteWaiting(tx: Queryable, job: 'send-mail'): Promise<void>
}
