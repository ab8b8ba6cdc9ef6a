import { setTimeout as sleep } from 'node:timers/promises'
import { checkInvariants } from '../check-invariants.ts'
import type { Fault } from '../fault.ts'
import { guestsOf, kindsWhile, request } from '../guests.ts'
import { expectOnlyUnavailable, seconds } from '../measures.ts'
import { type System, startSystem } from '../test-system.ts'
import { at, BOOKING_COMMITTED } from './kills.ts'

const CLIENTS = 8
const ANSWER_WITHIN_MS = 5_000
/** A page waits for its reviews as long as for any query, until the database is known to be away. */
const PAGE_WITHIN_MS = 3_000

/**
 * The proxy to the database hangs while it holds the answer to a commit; then the database itself is frozen.
 * Guests get a 503 in time, pages are shown, and a request that is sent again is not stored again.
 */
export const databaseHangs: Fault = {
  guard: 'the unique request id',
  async run(server, size, isGuarded) {
    const isFull = size === 'full' && isGuarded
    const heldMs = isFull ? 60_000 : 3_000
    await using system = await startSystem(server)
    if (!isGuarded) await system.query('alter table bookings drop constraint bookings_request_id_unique')
    const guests = guestsOf(system)
    const over = new AbortController()
    await guests.submit(request('booking'))

    const proxy = system.databaseProxy()
    const { done } = await at(proxy, 'a commit', BOOKING_COMMITTED, () =>
      guests.keepAsking(CLIENTS, over.signal, kindsWhile(isGuarded)),
    )
    await sleep(heldMs)
    await seePage(system)
    proxy.letGo()
    if (isFull) await freeze(system, heldMs)
    const back = performance.now()
    await guestsOf(system).submit(request('booking'))
    const backMs = performance.now() - back
    over.abort()
    await done
    expectOnlyUnavailable(guests)
    if (guests.slowestMs() > ANSWER_WITHIN_MS)
      throw new Error(`a guest waited for ${seconds(guests.slowestMs())}`)
    return {
      rounds: isFull ? 2 : 1,
      acknowledged: system.ledger.read().length,
      breaches: await checkInvariants(system),
      besides: `answered within ${seconds(guests.slowestMs())}, serving ${seconds(backMs)} after it let go`,
    }
  },
}

async function freeze(system: System, ms: number): Promise<void> {
  await sleep(2_000)
  system.server.freeze()
  try {
    await sleep(ms)
    await seePage(system)
  } finally {
    // A frozen database could not be closed.
    system.server.thaw()
  }
}

async function seePage({ url }: System): Promise<void> {
  const page = await fetch(url, { signal: AbortSignal.timeout(PAGE_WITHIN_MS) })
  if (!page.ok) throw new Error(`the home page answered ${page.status}`)
}
