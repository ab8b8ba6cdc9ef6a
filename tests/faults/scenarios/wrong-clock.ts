import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS } from '#platform/time/duration.ts'
import { checkInvariants, untilIdle } from '../check-invariants.ts'
import type { Fault } from '../fault.ts'
import { guestsOf, request } from '../guests.ts'
import { reconcile } from '../journeys.ts'
import { startSystem } from '../test-system.ts'

const CLOCK_FILE = path.resolve('build/faults-clock')
const MOVES = [6 * MINUTE_MS, -6 * MINUTE_MS, -60 * MINUTE_MS, 2 * 24 * 60 * MINUTE_MS, 0]
const NOTICED_AFTER_MS = 100

/**
 * The site's clock jumps forwards and back while it runs. The provider's events are then too old or too new
 * to be believed, and some checkouts cannot be opened; nothing is forgotten, and payments are found all the same.
 */
export const wrongClock: Fault = {
  guard: 'the job that asks the provider',
  async run(server, size, isGuarded) {
    const moves = size === 'full' ? [...MOVES, ...MOVES, ...MOVES] : MOVES.slice(0, 1)
    writeFileSync(CLOCK_FILE, '0')
    await using system = await startSystem(server, {
      preload: [path.resolve(import.meta.dirname, '../preload/moved-clock.ts')],
      settings: { FAULTS_CLOCK_FILE: CLOCK_FILE },
    })
    const guests = guestsOf(system)
    for (const aheadMs of moves) {
      const before = await guests.submit(request('card'))
      writeFileSync(CLOCK_FILE, String(aheadMs))
      await sleep(NOTICED_AFTER_MS)
      await guests.submit(request('booking'))
      await guests.submit(request('taxi'))
      await guests.pay(before.sessionId)
      const meanwhile = await guests.attempt(request('card'))
      if (meanwhile) await guests.pay(meanwhile.sessionId)
      await system.stripe.quiet()
      // The provider gives up.
      for (const event of system.stripe.events) event.pending_webhooks = 0
      if (isGuarded) await reconcile(system)
      await untilIdle(system)
      writeFileSync(CLOCK_FILE, '0')
      await sleep(NOTICED_AFTER_MS)
      if (isGuarded) await reconcile(system)
    }
    return {
      rounds: moves.length,
      acknowledged: system.ledger.read().length,
      breaches: await checkInvariants(system),
    }
  },
}
