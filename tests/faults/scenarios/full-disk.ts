import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postmastersOf } from '#platform/database/embedded/orphans.ts'
import { checkInvariants } from '../check-invariants.ts'
import { answerBeforeFlush } from '../disable-guards.ts'
import type { Fault } from '../fault.ts'
import { guestsOf, kindsWhile, request } from '../guests.ts'
import { failed, percent, seconds } from '../measures.ts'
import { smallDisk } from '../small-disk.ts'
import { startSystem } from '../test-system.ts'

/** The site refuses forms with less than 500 MB free, so the disk starts with more. */
const DISK_MB = 700
const FULL_MS = { short: 4_000, full: 20_000 }
const ROUNDS = { short: 1, full: 5 }
const BACK_WITHIN_MS = 120_000

/** The disk under the site's own database is full for a while. Guests are refused, and no acknowledged request is lost. */
export const fullDisk: Fault = {
  guard: 'an answer only after the commit is on the disk',
  async run(server, size, isGuarded) {
    await using disk = smallDisk(DISK_MB)
    await using system = await startSystem(server, { ownDatabaseIn: disk.folder })
    if (!isGuarded) await answerBeforeFlush(system)
    const guests = guestsOf(system)
    const over = new AbortController()
    const load = guests.keepAsking(4, over.signal, kindsWhile(isGuarded))
    load.catch(() => over.abort())
    const rounds = ROUNDS[isGuarded ? size : 'short']
    let slowestBackMs = 0
    for (let round = 0; round < rounds; round++) {
      await sleep(1_000)
      disk.fill()
      if (isGuarded) {
        // The next write needs a new file, and there is no room for it.
        await system.query('select pg_switch_wal()').catch(() => undefined)
        await sleep(FULL_MS[size])
      } else {
        // Before the site notices the full disk and refuses forms.
        for (const pid of postmastersOf(path.join(disk.folder, 'postgres'))) process.kill(pid, 'SIGKILL')
      }
      system.crashes++
      disk.empty()
      const back = performance.now()
      await guestsOf(system).submit(request('booking'))
      slowestBackMs = Math.max(slowestBackMs, performance.now() - back)
    }
    over.abort()
    await load
    if (system.siteAt().child.exitCode !== null) throw new Error('the site ended with its database')
    if (slowestBackMs > BACK_WITHIN_MS) throw new Error(`back after ${seconds(slowestBackMs)} only`)
    return {
      rounds,
      acknowledged: system.ledger.read().length,
      breaches: await checkInvariants(system),
      besides: `serving ${seconds(slowestBackMs)} after there was room, ${percent(failed(guests))} of ${guests.tries()} tries refused`,
    }
  },
}
