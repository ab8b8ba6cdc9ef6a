import { setTimeout as sleep } from 'node:timers/promises'
import { checkInvariants } from '../check-invariants.ts'
import type { Fault } from '../fault.ts'
import { guestsOf, kindsWhile, request } from '../guests.ts'
import { expectOnlyUnavailable } from '../measures.ts'
import { startSystem } from '../test-system.ts'
import { at, BOOKING_COMMITTED } from './kills.ts'

const CLIENTS = 8
const KILLS = { short: 2, full: 30 }
const BETWEEN_KILLS_MS = { short: 500, full: 2_000 }

/** PgBouncer in session mode is killed right after commits, and started again, while guests book, pay and cancel. */
export const killedPooler: Fault = {
  guard: 'the unique request id',
  async run(server, size, isGuarded) {
    await using system = await startSystem(server, { isPooled: true })
    if (!isGuarded) await system.query('alter table bookings drop constraint bookings_request_id_unique')
    const guests = guestsOf(system)
    const over = new AbortController()
    const load = guests.keepAsking(CLIENTS, over.signal, kindsWhile(isGuarded))
    load.catch(() => over.abort())
    const kills = KILLS[isGuarded ? size : 'short']
    for (let kill = 0; kill < kills; kill++) {
      await sleep(BETWEEN_KILLS_MS[size])
      const proxy = system.databaseProxy()
      const { done } = await at(proxy, 'a commit', BOOKING_COMMITTED, () => guests.submit(request('booking')))
      // A mail whose being sent could not be noted may arrive again, as after a crash.
      system.crashes++
      await system.pooler?.kill()
      proxy.cut()
      proxy.letGo()
      await system.pooler?.restart()
      await done
    }
    over.abort()
    await load
    expectOnlyUnavailable(guests)
    return {
      rounds: kills,
      acknowledged: system.ledger.read().length,
      breaches: await checkInvariants(system),
    }
  },
}
