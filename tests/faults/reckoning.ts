import { setTimeout as sleep } from 'node:timers/promises'
import { type Evidence, readDatabase } from './evidence.ts'
import { type Breach, findBreaches } from './invariants/invariants.ts'
import type { World } from './world.ts'

const LOOK_EVERY_MS = 100

/**
 * As the time until the next try passes: the queue waits longer after each failure, and gives a job whose worker
 * died to another one after a minute. `dead` says how old a job must be to have lost its worker for sure.
 */
const letTimePass = (dead: string) => `
  update pgboss.job set state = 'retry', start_after = now()
  where state = 'retry' and start_after > now()
    or state = 'active' and started_on < now() - interval '${dead}'`

/** Delivers what is on its way: events that the site has not taken yet, and mails. Gives up when nothing moves. */
export async function untilQuiet(world: World, seconds = 60): Promise<void> {
  const { stripe, query } = world
  const dead = world.crashes === 0 ? '1 minute' : '15 seconds'
  let deadline = performance.now() + 1_000 * seconds
  let before = Number.POSITIVE_INFINITY
  await stripe.quiet()
  while (performance.now() < deadline) {
    if (stripe.knobs.webhookUrl && stripe.knobs.copies > 0)
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
async function sendDigest(world: World): Promise<void> {
  const { rows } = await world.query(`
    insert into pgboss.job (name, policy, retry_limit)
    select 'send-digest', 'standard', 5
    where exists (select 1 from mails where status = 'in-digest' and digest_id is null)
    returning id`)
  if (rows.length > 0) await untilQuiet(world)
}

export async function gatherEvidence({
  databaseUrl,
  ledger,
  stripe,
  mailServer,
  crashes,
}: World): Promise<Evidence> {
  return {
    ...(await readDatabase(databaseUrl())),
    promised: ledger.read(),
    sessions: [...stripe.sessions.values()],
    accepted: [...mailServer.accepted],
    crashes,
  }
}

/** Waits until the site is at rest, then looks for anything that was lost, doubled or left lying. */
export async function reckon(world: World): Promise<Breach[]> {
  await untilQuiet(world)
  await sendDigest(world)
  return findBreaches(await gatherEvidence(world))
}
