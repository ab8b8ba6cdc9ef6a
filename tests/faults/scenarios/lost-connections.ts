import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkInvariants, sendWaitingRefunds, untilIdle } from '../check-invariants.ts'
import type { Fault } from '../fault.ts'
import { guestsOf, request } from '../guests.ts'
import { expectOnlyUnavailable, seconds } from '../measures.ts'
import { type System, startSystem } from '../test-system.ts'

const KINDS = ['booking', 'custom trip', 'taxi'] as const
const REQUESTS = 6
const ROUNDS = { short: 1, full: 5 }
/** The queue gives a connection up after ten seconds, and may wait as long again for the next one. */
const MAILS_WITHIN_MS = 40_000
const EXIT_WITHIN_MS = 30_000
const POLL_MS = 250

/**
 * All connections between site and database go silent while new ones work, as in a failover without closed
 * connections. Guests are answered within seconds, every email leaves without a restart, and a stop signal that comes
 * while connections are silent again ends the site.
 */
export const lostConnections: Fault = {
  guard: 'the limits of time on what the queue asks',
  async run(server, size, isGuarded) {
    const rounds = ROUNDS[isGuarded ? size : 'short']
    const preload = isGuarded ? [] : [path.resolve(import.meta.dirname, '../preload/no-queue-limits.ts')]
    await using system = await startSystem(server, { preload })
    const guests = guestsOf(system)
    await guests.submit(request('booking'))
    await untilIdle(system)
    let slowestMailsMs = 0
    for (let round = 0; round < rounds; round++) {
      system.databaseProxy().loseConnections()
      const lost = performance.now()
      await Promise.all(
        Array.from({ length: REQUESTS }, (_, index) =>
          guests.submit(request(KINDS[index % KINDS.length] ?? 'booking')),
        ),
      )
      await guests.payAndCancel((await guests.submit(request('card'))).sessionId)
      await untilMailsLeft(system, lost + MAILS_WITHIN_MS)
      slowestMailsMs = Math.max(slowestMailsMs, performance.now() - lost)
    }
    expectOnlyUnavailable(guests)
    await sendWaitingRefunds(system)
    system.databaseProxy().loseConnections()
    const stopMs = await stop(system)
    return {
      rounds,
      acknowledged: system.ledger.read().length,
      breaches: await checkInvariants(system),
      besides: `all mails out ${seconds(slowestMailsMs)} after the loss, stopped within ${seconds(stopMs)}`,
    }
  },
}

/** Emails that are still queued at the deadline are found by the invariants. */
async function untilMailsLeft({ query }: System, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    const { rows } = await query(`select count(*)::int as waiting from mails where status = 'queued'`)
    if (rows[0].waiting === 0) return
    await sleep(POLL_MS)
  }
}

async function stop(system: System): Promise<number> {
  const begun = performance.now()
  const site = system.siteAt()
  const late = sleep(EXIT_WITHIN_MS, 'late', { ref: false })
  if ((await Promise.race([site.stop(), late])) === 'late')
    throw new Error(`the site did not end within ${seconds(EXIT_WITHIN_MS)}: ${site.said.stdout}`)
  return performance.now() - begun
}
