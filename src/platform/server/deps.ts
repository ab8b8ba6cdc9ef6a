import type { Logger } from 'pino'
import { findStoredRules } from '#bookings/operator-rules/booking-rules.store.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { remoteRecordOf } from '#content/catalogue/remote-record.ts'
import { company } from '#content/company.ts'
import { listActiveVehicles } from '#fleet/fleet.store.ts'
import { queueConfirmation, queuePasswordReset } from '#guests/accounts/queue-account-mails.ts'
import type { RevokedLink } from '#guests/links/access-links.store.ts'
import { createAccounts } from '../auth/better-auth.ts'
import type { Database } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import type { MailTransport } from '../mail/contract.ts'
import { createMailbox } from '../mail/mailbox.ts'
import { createSmtpTransport } from '../mail/smtp.ts'
import { createNoPayments } from '../payments/no-payments.ts'
import {
  findSandboxCheckout,
  insertMailboxMail,
  insertSandboxCheckout,
  insertSandboxRefund,
  listSandboxRefunds,
  updateSandboxCheckout,
} from '../payments/sandbox.store.ts'
import { createSandboxPayments, type SandboxStore } from '../payments/sandbox.ts'
import { createStripePayments } from '../payments/stripe.ts'
import type { JobQueue } from '../queue/queue.ts'
import { createAirtableTours } from '../tour-source/airtable.ts'
import { createBundledTours } from '../tour-source/bundled.ts'
import type { TourSource } from '../tour-source/contract.ts'
import type { RestoreList } from './commands/restore-lists.ts'
import { createCurrentRules } from './current-rules.ts'
import { isLoopbackHost } from './http/client-address.ts'
import type { Monitor } from './monitoring/monitor.ts'
import type { RequestCounts } from './monitoring/request-counts.ts'
import { type Env, isPublic } from './settings/env.ts'

/** What the process opens at start and closes at the end. */
export type Resources = {
  env: Env
  db: Database
  queue: JobQueue
  log: Logger
  authSecret: string
  /** The clock of the database, see `database-clock.ts`. */
  now: () => number
  machineNow: () => number
  monitor: Pick<Monitor, 'alarms' | 'isDiskFull'>
  requests: Pick<RequestCounts, 'countSuspicious'>
  /** Of links, beside the database. */
  revokedLinks: Pick<RestoreList<RevokedLink>, 'append'>
}

/** Every external dependency of the site: the only place that chooses between real and sandbox services. */
export function createDeps(resources: Resources): Deps {
  const { env, db, queue, log, authSecret, now, machineNow, monitor, requests, revokedLinks } = resources
  return {
    db,
    queue,
    log,
    now,
    machineNow,
    authSecret,
    publicUrl: env.PUBLIC_URL,
    addresses: { operator: env.OPERATOR_EMAIL, from: env.MAIL_FROM },
    mail: createMailTransport(env, db),
    accounts: createSiteAccounts(resources),
    mustConfirm: env.AUTH_CONFIRM_EMAIL === 'on',
    alarms: monitor.alarms,
    countSuspicious(door, fields) {
      // Neither the content nor the names of the fields, which a program may choose.
      log.warn({ door, fields }, 'suspicious content')
      requests.countSuspicious()
    },
    storeRevokedLinks(links) {
      if (links.length === 0) return
      try {
        revokedLinks.append(links.map(({ id, at }) => ({ id, at })))
      } catch (error) {
        log.error(
          { err: error, links: links.length },
          'ended links are not noted: end them again after a restore',
        )
      }
    },
    hasMailbox: !env.SMTP_URL && !isPublic(env.PUBLIC_URL),
    showsSamples: !isPublic(env.PUBLIC_URL),
    needsSecondFactor: env.ADMIN_SECOND_FACTOR === 'required',
    ...createPaymentProvider(env, db, now),
    tourSource: tourSource(env),
    catalogue,
    ...createCurrentRules(
      async () => ({
        ...(await findStoredRules(db.read)),
        hasFleet: (await listActiveVehicles(db.read)).length > 0,
      }),
      { takesCards: takesPayments(env) },
    ),
  }
}

function createSiteAccounts({
  env,
  db,
  queue,
  log,
  authSecret,
  now,
}: Pick<Resources, 'env' | 'db' | 'queue' | 'log' | 'authSecret' | 'now'>) {
  return createAccounts({
    db,
    log,
    now,
    secret: authSecret,
    siteName: company.name,
    publicUrl: env.PUBLIC_URL,
    otherOrigins: isLoopbackHost(new URL(env.PUBLIC_URL).host)
      ? [`http://localhost:${env.PORT}`, `http://127.0.0.1:${env.PORT}`]
      : [],
    mustConfirm: env.AUTH_CONFIRM_EMAIL === 'on',
    queueConfirmation: (tx, mail) => queueConfirmation({ db, queue, now }, tx, mail),
    queuePasswordReset: (tx, mail) => queuePasswordReset({ db, queue, now }, tx, mail),
  })
}

function createMailTransport(env: Env, db: Database): MailTransport {
  if (env.SMTP_URL) return createSmtpTransport({ url: env.SMTP_URL })
  return createMailbox({
    keep: (mail) =>
      insertMailboxMail(db.read, { ...mail, toAddress: mail.to.address, fromAddress: mail.from.address }),
  })
}

function createPaymentProvider(
  env: Env,
  db: Database,
  now: () => number,
): Pick<Deps, 'payments' | 'sandboxCheckouts'> {
  if (env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET) {
    const payments = createStripePayments({
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      ...(env.STRIPE_API_URL ? { apiUrl: env.STRIPE_API_URL } : {}),
    })
    return { payments, sandboxCheckouts: undefined }
  }
  if (!takesPayments(env)) return { payments: createNoPayments(), sandboxCheckouts: undefined }
  const store: SandboxStore = {
    insert: (checkout) => insertSandboxCheckout(db.read, checkout),
    find: (sessionId) => findSandboxCheckout(db.read, sessionId),
    update: (sessionId, step, moment) => updateSandboxCheckout(db.read, sessionId, step, moment),
    insertRefund: (refund) => db.transaction((tx) => insertSandboxRefund(tx, refund)),
    listRefunds: (about) => listSandboxRefunds(db.read, about),
  }
  const sandbox = createSandboxPayments({ publicUrl: env.PUBLIC_URL, store, now })
  return { payments: sandbox, sandboxCheckouts: sandbox }
}

/** Through a provider or, where nobody else can reach the site, through the sandbox. */
function takesPayments(env: Env): boolean {
  return Boolean(env.STRIPE_SECRET_KEY) || !isPublic(env.PUBLIC_URL)
}

function tourSource(env: Env): TourSource {
  if (!env.AIRTABLE_TOKEN || !env.AIRTABLE_BASE_ID)
    return createBundledTours({ find: (origin, id) => remoteRecordOf(catalogue, origin, id) })
  return createAirtableTours({
    token: env.AIRTABLE_TOKEN,
    baseId: env.AIRTABLE_BASE_ID,
    ...(env.AIRTABLE_API_URL ? { apiUrl: env.AIRTABLE_API_URL } : {}),
  })
}
