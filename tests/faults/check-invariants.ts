import { setTimeout as sleep } from 'node:timers/promises'
import { type Breach, findBreaches } from './invariants/invariants.ts'
import { readDatabase, type Snapshot } from './snapshot.ts'
import type { System } from './test-system.ts'

const LOOK_EVERY_MS = 100

/**
 * As the time until the next try passes: the queue waits longer after each failure, and gives a job whose worker
 * died to another one after a minute. `dead` says how old a job must be to have lost its worker for sure.
 */
const letTimePass = (dead: string) => `
  update pgboss.job set state = 'retry', start_after = now()
  where state = 'retry' and start_after > now()
    or state = 'active' and started_on < now() - interval '${dead}'`

/** Delivers what is on its kind: events that the site has not taken yet, and mails. Gives up when nothing moves. */
export async function untilIdle(system: System, seconds = 60): Promise<void> {
  const { stripe, query } = system
  const dead = system.crashes === 0 ? '1 minute' : '15 seconds'
  let deadline = performance.now() + 1_000 * seconds
  let before = Number.POSITIVE_INFINITY
  await stripe.quiet()
  while (performance.now() < deadline) {
    if (stripe.controls.webhookUrl && stripe.controls.copies > 0)
      await stripe.deliver(...stripe.events.filter(({ pending_webhooks }) => pending_webhooks > 0))
    await query(letTimePass(dead))
    const { rows } = await query(`
      select count(*) as waiting from pgboss.job
      where state in ('active', 'retry') or state = 'created' and start_after <= now()`)
    const waiting = Number(rows[0].waiting)
    if (waiting === 0) return
    if (waiting < before) deadline = performance.now() + 1_000 * seconds
    before = Math.min(before, waiting)
    await sleep(LOOK_EVERY_MS)
  }
}

/** As the hour passes: one mail tells the operator of the requests for which there were too many mails. */
async function sendDigest(system: System): Promise<void> {
  const { rows } = await system.query(`
    insert into pgboss.job (name, policy, retry_limit)
    select 'send-digest', 'standard', 5
    where exists (select 1 from mails where status = 'in-digest' and digest_id is null)
    returning id`)
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
    accepted: [...mailServer.accepted],
    crashes,
  }
}

/** Waits until the site is at rest, then looks for anything that was lost, doubled or left lying. */
export async function checkInvariants(system: System): Promise<Breach[]> {
  await untilIdle(system)
  await sendDigest(system)
  return findBreaches(await takeSnapshot(system))
}
