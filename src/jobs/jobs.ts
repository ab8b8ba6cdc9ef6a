import { z } from 'zod'
import { completeTravelled } from '#bookings/confirming/complete-travelled.ts'
import { expireBookings } from '#bookings/holding/expire-bookings.ts'
import { forgetAtNight } from '#guests/privacy/forget-at-night.ts'
import { inviteReviews } from '#guests/reviews/reviews.ts'
import { queueDigest } from '#messages/outbox/queue-digest.ts'
import { markMailUndeliverable, sendMail } from '#messages/outbox/send-mail.ts'
import { tellWhoDrives } from '#messages/outbox/tell-who-drives.ts'
import { expireAbandoned } from '#money/checkouts/expire-abandoned.ts'
import { reconcilePayments } from '#money/payments/reconcile-payments.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import { reconcileReversals } from '#money/refunds/record-reversals.ts'
import { sendRefunds } from '#money/refunds/send-refunds.ts'
import type { Deps } from '#platform/deps.ts'
import { findDatabaseTime } from '#platform/server/monitoring/health.store.ts'
import { clocksAgree } from '#platform/time/trusted-clock.ts'
import { remindOfQuotes } from '#quotes/remind-of-quotes.ts'

type Job = {
  run(deps: Deps, payload: unknown): Promise<unknown>
  /** The schedule, as cron in Bangkok time. */
  cron?: string
}

const mailPayload = z.object({ mailId: z.uuid() })
const sessionPayload = z.object({ sessionId: z.string() })

/** The background jobs by name, with their schedules. */
export const jobs = {
  'send-mail': { run: (deps, payload) => sendMail(deps, mailPayload.parse(payload).mailId) },
  'undeliverable-mail': {
    run: (deps, payload) => markMailUndeliverable(deps, mailPayload.parse(payload).mailId),
  },
  'settle-payment': { run: (deps, payload) => settlePayment(deps, sessionPayload.parse(payload).sessionId) },
  'reconcile-payments': {
    async run(deps) {
      await reconcilePayments(deps)
      await expireAbandoned(deps)
    },
    cron: '*/3 * * * *',
  },
  'expire-bookings': { run: (deps) => expireBookings(deps), cron: '* * * * *' },
  'remind-of-quotes': {
    run: (deps) => ifClocksAgree(deps, () => remindOfQuotes(deps)),
    cron: '*/10 8-20 * * *',
  },
  'tell-who-drives': {
    run: (deps) => ifClocksAgree(deps, () => tellWhoDrives(deps)),
    cron: '*/5 * * * *',
  },
  'send-refunds': { run: (deps) => sendRefunds(deps), cron: '*/3 * * * *' },
  'reconcile-reversals': { run: (deps) => reconcileReversals(deps), cron: '17 * * * *' },
  'complete-bookings': {
    run: (deps) => ifClocksAgree(deps, () => completeTravelled(deps)),
    cron: '15 4 * * *',
  },
  'send-digest': { run: (deps) => queueDigest(deps), cron: '0 * * * *' },
  'invite-reviews': { run: (deps) => ifClocksAgree(deps, () => inviteReviews(deps)), cron: '0 10 * * *' },
  'forget-old-requests': {
    run: (deps) => ifClocksAgree(deps, () => forgetAtNight(deps)),
    cron: '30 3 * * *',
  },
} satisfies Record<string, Job>

/**
 * Runs irreversible work that depends on the day, such as an email on the day after a trip, unless the clocks of this
 * machine and of the database differ: then nobody knows which is right. The next run of the job tries again.
 */
async function ifClocksAgree(
  { db, machineNow, log }: Pick<Deps, 'db' | 'machineNow' | 'log'>,
  work: () => Promise<unknown>,
): Promise<void> {
  const databaseMs = await findDatabaseTime(db.read)
  const siteMs = machineNow()
  if (clocksAgree(siteMs, databaseMs)) await work()
  else {
    const skewSeconds = Math.round((databaseMs - siteMs) / 1_000)
    log.warn({ skewSeconds }, 'the clocks of site and database differ: what cannot be undone waits')
  }
}
