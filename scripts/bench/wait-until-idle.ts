import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** The page cache warms up a few seconds after the start. */
const WARM_UP_BEGINS_MS = 6_000
const CHECK_INTERVAL_MS = 500
/** CPU ticks (1/100 s) between two checks that count as idle. */
const IDLE_TICKS = 3
const TIMEOUT_MS = 60_000
/** Without /proc. */
const FIXED_WAIT_MS = 15_000

/** Waits until a process that was just started is idle. */
export async function waitUntilIdle(pid: number): Promise<void> {
  if (process.platform !== 'linux') return void (await sleep(FIXED_WAIT_MS))
  await sleep(WARM_UP_BEGINS_MS)
  const until = performance.now() + TIMEOUT_MS
  for (let before = Number.NaN; performance.now() < until; ) {
    const now = ticksOf(pid)
    if (now - before <= IDLE_TICKS) return
    before = now
    await sleep(CHECK_INTERVAL_MS)
  }
}

/** CPU time of a process. The name in parentheses may contain anything; the 3rd field follows it. */
function ticksOf(pid: number): number {
  const [, fields = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  const [user, system] = fields.split(' ').slice(11, 13)
  return Number(user) + Number(system)
}
