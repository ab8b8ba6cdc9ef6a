import { appendFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkInvariants } from '../check-invariants.ts'
import type { Fault } from '../fault.ts'
import { guestsOf, request } from '../guests.ts'
import type { Breach } from '../invariants/invariants.ts'
import { expectOnlyUnavailable } from '../measures.ts'
import { ALL_KINDS } from '../request-kinds.ts'
import { smallDisk } from '../small-disk.ts'
import { type System, startSystem } from '../test-system.ts'

const DISK_MB = 2
const PAGE_BYTES = 4_096
const FULL_MS = { short: 1_000, full: 10_000 }
const ROUNDS = { short: 1, full: 5 }

/** The disk under the log file is full for a while. Lines are dropped, the site serves on, and logs again when there is room. */
export const fullLog: Fault = {
  guard: 'the log that drops what it cannot write',
  async run(server, size, isGuarded) {
    await using disk = smallDisk(DISK_MB)
    const logFile = path.join(disk.folder, 'site.log')
    const preload = isGuarded ? [] : [path.resolve(import.meta.dirname, '../preload/throwing-log.ts')]
    await using system = await startSystem(server, { preload, logFile, settings: { LOG_LEVEL: 'info' } })
    const guests = guestsOf(system)
    const breaches: Breach[] = []
    const rounds = ROUNDS[isGuarded ? size : 'short']
    for (let round = 0; round < rounds && breaches.length === 0; round++) {
      disk.fill()
      fillLastPage(logFile)
      const until = performance.now() + FULL_MS[size]
      do {
        for (const kind of ALL_KINDS) {
          const done = await guests.attempt(request(kind))
          if (done?.sessionId && isGuarded) await guests.payAndCancel(done.sessionId)
        }
      } while (performance.now() < until)
      disk.empty()
      if (hasEnded(system)) {
        breaches.push({ invariant: 'nobody is dropped', what: 'the site ended with the room for its log' })
        await system.start()
      }
      await guests.submit(request('booking'))
    }
    if (isGuarded) {
      expectOnlyUnavailable(guests)
      await untilLogged(system, logFile)
    }
    return {
      rounds,
      acknowledged: system.ledger.read().length,
      breaches: [...breaches, ...(await checkInvariants(system))],
    }
  },
}

/** A file has room up to the end of its last page, also on a full disk. */
function fillLastPage(file: string): void {
  try {
    appendFileSync(file, '\n'.repeat(PAGE_BYTES))
  } catch {
    // ENOSPC: the page is full.
  }
}

function hasEnded(system: System): boolean {
  const { exitCode, signalCode } = system.siteAt().child
  return exitCode !== null || signalCode !== null
}

/** @throws when the newest request is not in the log, although there is room */
async function untilLogged({ url }: System, logFile: string): Promise<void> {
  const path = '/is-this-logged'
  await fetch(url + path, { headers: { connection: 'close' } })
  for (let tries = 0; tries < 50; tries++) {
    if (readFileSync(logFile, 'utf8').includes(path)) return
    await sleep(100)
  }
  throw new Error('nothing is logged although there is room again')
}
