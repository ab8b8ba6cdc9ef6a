import { setTimeout as sleep } from 'node:timers/promises'
import { checkInvariants } from '../check-invariants.ts'
import type { End } from '../database-server.ts'
import { answerBeforeFlush } from '../disable-guards.ts'
import type { Fault } from '../fault.ts'
import { guestsOf, kindsWhile, request } from '../guests.ts'
import { expectOnlyUnavailable, seconds } from '../measures.ts'
import { startSystem } from '../test-system.ts'

const CLIENTS = { short: 2, full: 8 }
const BETWEEN_MS = 1_500
const AWAY_MS = 500
const ENDS: End[] = ['SIGINT', 'SIGQUIT', 'SIGINT', 'SIGQUIT', 'SIGINT', 'SIGKILL']

/** The database is restarted again and again while guests book. The site keeps running, answers 503, and recovers. */
export const databaseEnds: Fault = {
  guard: 'an answer only after the commit is on the disk',
  async run(server, size, isGuarded) {
    const ends = size === 'full' && isGuarded ? [...ENDS, ...ENDS, ...ENDS] : ENDS.slice(-1)
    await using system = await startSystem(server)
    if (!isGuarded) await answerBeforeFlush(system)
    const guests = guestsOf(system)
    const over = new AbortController()
    const load = guests.keepAsking(CLIENTS[size], over.signal, kindsWhile(isGuarded))
    load.catch(() => over.abort())
    let slowestBackMs = 0
    for (const signal of ends) {
      await sleep(BETWEEN_MS)
      system.crashes++
      await server.end(signal)
      await sleep(AWAY_MS)
      await server.start()
      const back = performance.now()
      await guestsOf(system).submit(request('booking'))
      slowestBackMs = Math.max(slowestBackMs, performance.now() - back)
    }
    over.abort()
    await load
    expectOnlyUnavailable(guests)
    if (system.siteAt().child.exitCode !== null) throw new Error('the site ended with its database')
    return {
      rounds: ends.length,
      acknowledged: system.ledger.read().length,
      breaches: await checkInvariants(system),
      besides: `serving ${seconds(slowestBackMs)} after the database at the latest`,
    }
  },
}
