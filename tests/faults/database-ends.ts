import { setTimeout as sleep } from 'node:timers/promises'
import type { End } from './database-server.ts'
import type { Fault } from './fault.ts'
import { guestsOf, request } from './guests.ts'
import { onlyHonest, seconds } from './measures.ts'
import { reckon } from './reckoning.ts'
import { answerBeforeWriting } from './take-guards-away.ts'
import { openWorld } from './world.ts'

const CLIENTS = { short: 2, full: 8 }
const BETWEEN_MS = 1_500
const AWAY_MS = 500
const ENDS: End[] = ['SIGINT', 'SIGQUIT', 'SIGINT', 'SIGQUIT', 'SIGINT', 'SIGKILL']

/** The database is restarted again and again while guests book. The site lives on, says "later", and comes back. */
export const databaseEnds: Fault = {
  guard: 'an answer only after the commit is on the disk',
  async run(server, size, isGuarded) {
    const ends = size === 'full' && isGuarded ? [...ENDS, ...ENDS, ...ENDS] : ENDS.slice(-1)
    await using world = await openWorld(server)
    if (!isGuarded) await answerBeforeWriting(world)
    const guests = guestsOf(world)
    const over = new AbortController()
    const load = guests.keepAsking(CLIENTS[size], over.signal)
    load.catch(() => over.abort())
    let slowestBackMs = 0
    for (const signal of ends) {
      await sleep(BETWEEN_MS)
      world.crashes++
      await server.end(signal)
      await sleep(AWAY_MS)
      await server.start()
      const back = performance.now()
      await guestsOf(world).submit(request('booking'))
      slowestBackMs = Math.max(slowestBackMs, performance.now() - back)
    }
    over.abort()
    await load
    onlyHonest(guests)
    if (world.siteAt().child.exitCode !== null) throw new Error('the site ended with its database')
    return {
      rounds: ends.length,
      acknowledged: world.ledger.read().length,
      breaches: await reckon(world),
      besides: `serving ${seconds(slowestBackMs)} after the database at the latest`,
    }
  },
}
