import { setTimeout as sleep } from 'node:timers/promises'
import { type Breach, findBreaches } from './invariants/invariants.ts'
import { readDatabase, type Snapshot } from './snapshot.ts'
import type { System } from './test-system.ts'

const POLL_MS = 100

/**
 * Skips the queue's waits: it waits longer after each failure, and retries a job whose worker
 * died after a minute. `dead` is the age at which a job has certainly lost its worker.
 */
const skipWaits = (dead: string) => `
  update pgboss.job set state = 'retry', start_after = now()
  where state = 'retry' and start_after > now()
    or state = 'active' and started_on < now() - interval '${dead}'`

/** Delivers pending events and emails until none is left. Gives up when there is no progress. */
export async function untilIdle(system: System, seconds = 60): Promise<void> {
  const { stripe, query } = system
  const dead = system.crashes === 0 ? '1 minute' : '15 seconds'
  let deadline = performance.now() + 1_000 * seconds
  let before = Number.POSITIVE_INFINITY
  await stripe.quiet()
  while (performance.now() < deadline) {
    if (stripe.controls.webhookUrl && stripe.controls.copies > 0)
      await stripe.deliver(...stripe.events.filter(({ pending_webhooks }) => pending_webhooks > 0))
    await query(skipWaits(dead))
    const { rows } = await query(`
      select count(*) as waiting from pgboss.job
      where state in ('active', 'retry') or state = 'created' and start_after <= now()`)
    const waiting = Number(rows[0].waiting)
    if (waiting === 0) return
    if (waiting < before) deadline = performance.now() + 1_000 * seconds
    before = Math.min(before, waiting)
    await sleep(POLL_MS)
  }
}

/** Runs the hourly digest job if an email waits for it. */
export function sendDigest(system: System): Promise<void> {
  return runIfAny(system, 'send-digest', "mails where status = 'in-digest' and digest_id is null")
}

/** Runs the job that sends refunds, as it runs every three minutes, while one has not reached the provider. */
export function sendWaitingRefunds(system: System): Promise<void> {
  return runIfAny(system, 'send-refunds', "refunds where status = 'approved'")
}

/** Runs a job as if its interval had passed, if there are such rows. */
async function runIfAny(system: System, job: string, rowsOf: string): Promise<void> {
  const { rows } = await system.query(`
    insert into pgboss.job (name, policy, retry_limit)
    select '${job}', 'standard', 5 where exists (select 1 from ${rowsOf}) returning id`)
  if (rows.length > 0) await untilIdle(system)
}

export async function takeSnapshot({
  databaseUrl,
  ledger,
  stripe,
  mailServer,
  crashes,
}: System): Promise<Snapshot> {
  return {
    ...(await readDatabase(databaseUrl())),
    acknowledged: ledger.read(),
    sessions: [...stripe.sessions.values()],
    returned: [...stripe.reversals],
    accepted: [...mailServer.accepted],
    crashes,
  }
}

/** Waits until the site is idle, then checks all invariants. */
export async function checkInvariants(system: System): Promise<Breach[]> {
  await untilIdle(system)
  await sendWaitingRefunds(system)
  await sendDigest(system)
  return findBreaches(await takeSnapshot(system))
}
