import { eventLoopUtilization } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_EVERY_MS = 25
const MOST_LOOKS = 40
const BUSY = 0.5

/**
 * Waits while this process is busy with guests, but no longer than a second: what nobody is waiting for gives way
 * to them and still gets done.
 */
export async function whenIdle(isBusy = busyMeter()): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look++) {
    await sleep(LOOK_EVERY_MS)
    if (!isBusy()) return
  }
}

/** Has this process been at work for more than half of the time since it was asked last? */
function busyMeter(): () => boolean {
  let before = eventLoopUtilization()
  return () => {
    const now = eventLoopUtilization()
    const { utilization } = eventLoopUtilization(now, before)
    before = now
    return utilization > BUSY
  }
}
