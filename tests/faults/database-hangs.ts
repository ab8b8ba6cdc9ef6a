import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault.ts'
import { guestsOf, request } from './guests.ts'
import { at } from './kills.ts'
import { onlyHonest, seconds } from './measures.ts'
import { reckon } from './reckoning.ts'
import { openWorld, type World } from './world.ts'

const CLIENTS = 8
const ANSWER_WITHIN_MS = 5_000
const PAGE_WITHIN_MS = 1_000
const COMMITTED = { words: [/insert into "bookings"/, /commit/], withheld: 'answer' as const }

/**
 * The wire to the database goes dead while the answer to a commit is on it; then the database itself is frozen.
 * Guests are told "later" in time, pages are shown, and what they send again is not stored again.
 */
export const databaseHangs: Fault = {
  guard: 'the unique request id',
  async run(server, size, isGuarded) {
    const isFull = size === 'full' && isGuarded
    const heldMs = isFull ? 60_000 : 3_000
    await using world = await openWorld(server)
    if (!isGuarded) await world.query('alter table bookings drop constraint bookings_request_id_unique')
    const guests = guestsOf(world)
    const over = new AbortController()
    await guests.submit(request('booking'))

    const wire = world.databaseWire()
    const { done } = await at(wire, 'a commit', COMMITTED, () => guests.keepAsking(CLIENTS, over.signal))
    await sleep(heldMs)
    await seePage(world)
    wire.letGo()
    if (isFull) await freeze(world, heldMs)
    const back = performance.now()
    await guestsOf(world).submit(request('booking'))
    const backMs = performance.now() - back
    over.abort()
    await done
    onlyHonest(guests)
    if (guests.slowestMs() > ANSWER_WITHIN_MS)
      throw new Error(`a guest waited for ${seconds(guests.slowestMs())}`)
    return {
      rounds: isFull ? 2 : 1,
      acknowledged: world.ledger.read().length,
      breaches: await reckon(world),
      besides: `answered within ${seconds(guests.slowestMs())}, serving ${seconds(backMs)} after it let go`,
    }
  },
}

async function freeze(world: World, ms: number): Promise<void> {
  await sleep(2_000)
  world.server.freeze()
  try {
    await sleep(ms)
    await seePage(world)
  } finally {
    // A frozen database could not be closed.
    world.server.thaw()
  }
}

async function seePage({ url }: World): Promise<void> {
  const page = await fetch(url, { signal: AbortSignal.timeout(PAGE_WITHIN_MS) })
  if (!page.ok) throw new Error(`the home page answered ${page.status}`)
}
