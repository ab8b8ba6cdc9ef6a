import { sql } from 'drizzle-orm'
import { isUndelivered } from '#messages/outbox/mails.store.ts'
import { paymentStatusesOf } from '#money/payments/payment-status.rules.ts'
import { reversalStatesOf } from '#money/refunds/reversal.rules.ts'
import type { Queryable } from '../../database/database.ts'
import { isOneOf } from '../../database/schema/one-of.ts'
import { payments, refunds, reversals } from '../../database/schema/schema.ts'
import type { Readings } from './alarms.rules.ts'

/** The readings of the health check that come from the database. Ages are by its clock, `nowMs`. */
type DatabaseHealth = Pick<
  Readings,
  | 'waitingMails'
  | 'oldestMailSeconds'
  | 'undeliverableMails'
  | 'paymentsInAttention'
  | 'oldestOpenPaymentSeconds'
  | 'reconciledSecondsAgo'
  | 'backupAgeSeconds'
> & { nowMs: number }

/** The database's own clock, in milliseconds since 1970. */
export async function findDatabaseTime(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ nowMs: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as "nowMs"`,
  )
  return rows[0]?.nowMs ?? Number.NaN
}

/** One cheap query over small indexes, because it runs every few seconds. */
export async function findHealth(db: Queryable): Promise<DatabaseHealth> {
  const { rows } = await db.execute<{ [Reading in keyof DatabaseHealth]: number | null }>(sql`
    with moments as (
      select
        (select min(created_at) from mails where status = 'queued') as mail,
        (select min(created_at) from payments where ${isOneOf(payments.status, paymentStatusesOf('payable'))}) as payment,
        (select at from last_times where event = 'payment_reconciled') as reconciled,
        (select max(at) from last_times where event in ('made', 'backed_up')) as backup,
        clock_timestamp() as now
    )
    select
      (select count(*)::int from mails where status = 'queued') as "waitingMails",
      (select count(*)::int from mails where ${isUndelivered}) as "undeliverableMails",
      ((select count(*) from payments where ${isOneOf(payments.status, paymentStatusesOf('needsAttention'))})
        + (select count(*) from reversals where ${isOneOf(reversals.state, reversalStatesOf('needsAttention'))})
        + (select count(*) from refunds where ${isOneOf(refunds.status, ['failed'])}))::int as "paymentsInAttention",
      extract(epoch from now - mail)::float8 as "oldestMailSeconds",
      extract(epoch from now - payment)::float8 as "oldestOpenPaymentSeconds",
      extract(epoch from now - reconciled)::float8 as "reconciledSecondsAgo",
      extract(epoch from now - backup)::float8 as "backupAgeSeconds",
      (extract(epoch from now) * 1000)::float8 as "nowMs"
    from moments`)
  const [found] = rows
  return {
    waitingMails: found?.waitingMails ?? 0,
    oldestMailSeconds: found?.oldestMailSeconds ?? 0,
    undeliverableMails: found?.undeliverableMails ?? 0,
    paymentsInAttention: found?.paymentsInAttention ?? 0,
    oldestOpenPaymentSeconds: found?.oldestOpenPaymentSeconds ?? 0,
    reconciledSecondsAgo: found?.reconciledSecondsAgo ?? undefined,
    backupAgeSeconds: found?.backupAgeSeconds ?? 0,
    nowMs: found?.nowMs ?? Number.NaN,
  }
}
