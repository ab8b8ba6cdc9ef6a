import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** A site makes all its pages once, but not in the first seconds after its start. */
const BEGINS_AFTER_MS = 6_000
const LOOK_AGAIN_MS = 500
/** Of the hundredths of a second that a process may take between two looks. */
const REST = 3
const PATIENCE_MS = 60_000
/** Where nothing tells how busy a process is. */
const BLIND_WAIT_MS = 15_000

/** Waits until a process that was just started has nothing more to do. */
export async function waitUntilIdle(pid: number): Promise<void> {
  if (process.platform !== 'linux') return void (await sleep(BLIND_WAIT_MS))
  await sleep(BEGINS_AFTER_MS)
  const until = performance.now() + PATIENCE_MS
  for (let before = Number.NaN; performance.now() < until; ) {
    const now = ticksOf(pid)
    if (now - before <= REST) return
    before = now
    await sleep(LOOK_AGAIN_MS)
  }
}

/** Time on a processor so far; after the name, which may hold anything, come the 3rd field and the following. */
function ticksOf(pid: number): number {
  const [, fields = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const [user, system] = fields.split(' ').slice(11, 13)
  return Number(user) + Number(system)
}
