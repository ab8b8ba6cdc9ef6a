import { setTimeout as sleep } from 'node:timers/promises'
import { checkInvariants } from '../check-invariants.ts'
import type { Fault } from '../fault.ts'
import { type Guests, guestsOf, request } from '../guests.ts'
import type { Breach } from '../invariants/invariants.ts'
import { failed, percent, seconds } from '../measures.ts'
import { ALL_KINDS } from '../request-kinds.ts'
import { type System, startSystem } from '../test-system.ts'
import { at, BOOKING_COMMITTED } from './kills.ts'

const INSTANCES = 2
const CLIENTS = { short: 4, full: 50 }
const BETWEEN_KILLS_MS = { short: 500, full: 10_000 }
const KILLS = { short: 2, full: 30 }
const BETWEEN_RESTARTS_MS = { short: 500, full: 3_000 }
const RESTARTS = { short: 2, full: 10 }
const EXIT_WITHIN_MS = 15_000

/** Two instances behind a load balancer are killed in turn right after a commit, and started again. */
export const killedInstances: Fault = {
  guard: 'the unique request id',
  async run(server, size, isGuarded) {
    await using system = await startSystem(server, { instances: INSTANCES })
    if (!isGuarded) await system.query('alter table bookings drop constraint bookings_request_id_unique')
    const kills = KILLS[isGuarded ? size : 'short']
    const { guests } = await underLoad(system, CLIENTS[size], async () => {
      for (let kill = 0; kill < kills; kill++) {
        await sleep(BETWEEN_KILLS_MS[size])
        const instance = kill % INSTANCES
        const proxy = system.databaseProxy(instance)
        const { done } = await at(proxy, 'a commit', BOOKING_COMMITTED, () => bookUntilKilled(system))
        await system.killSite(instance)
        proxy.cut()
        proxy.letGo()
        await Promise.all([system.start(instance), done])
      }
    })
    return {
      rounds: kills,
      acknowledged: system.ledger.read().length,
      breaches: await checkInvariants(system),
      besides: `${percent(failed(guests))} of ${guests.tries()} tries failed`,
    }
  },
}

/** Two instances are stopped and started in turn, as for an update. No request fails. */
export const restartedInstances: Fault = {
  guard: 'a stop that answers what was asked',
  async run(server, size, isGuarded) {
    await using system = await startSystem(server, { instances: INSTANCES })
    const restarts = RESTARTS[isGuarded ? size : 'short']
    let slowestMs = 0
    const { guests } = await underLoad(system, CLIENTS[size], async () => {
      for (let restart = 0; restart < restarts; restart++) {
        await sleep(BETWEEN_RESTARTS_MS[size])
        const instance = restart % INSTANCES
        const begun = performance.now()
        if (isGuarded) await system.siteAt(instance).stop()
        else await killWhileAsked(system, instance)
        slowestMs = Math.max(slowestMs, performance.now() - begun)
        await system.start(instance)
      }
    })
    if (slowestMs > EXIT_WITHIN_MS) throw new Error(`a stop took ${seconds(slowestMs)}`)
    return {
      rounds: restarts,
      acknowledged: system.ledger.read().length,
      breaches: [...dropped(guests), ...(await checkInvariants(system))],
      besides: `stopped within ${seconds(slowestMs)}, ${guests.tries()} requests`,
    }
  },
}

/** Guests send requests of every kind while `work` runs. */
async function underLoad(
  system: System,
  clients: number,
  work: () => Promise<void>,
): Promise<{ guests: Guests }> {
  const guests = guestsOf(system)
  const over = new AbortController()
  const load = guests.keepAsking(clients, over.signal, ALL_KINDS)
  load.catch(() => over.abort())
  try {
    await work()
  } finally {
    over.abort()
    await load
  }
  return { guests }
}

/** Kills an instance that has just stored a guest's request and has not answered it. */
async function killWhileAsked(system: System, instance: number): Promise<void> {
  const proxy = system.databaseProxy(instance)
  await at(proxy, 'a commit', BOOKING_COMMITTED, () => Promise.resolve())
  await system.killSite(instance)
  proxy.cut()
  proxy.letGo()
}

async function bookUntilKilled(system: System): Promise<void> {
  await guestsOf(system).submit(request('booking'))
}

function dropped({ failures }: Guests): Breach[] {
  return [...failures].map(([status, times]) => ({
    invariant: 'nobody is dropped',
    what: `${times} requests were answered with ${status || 'nothing'}`,
  }))
}
