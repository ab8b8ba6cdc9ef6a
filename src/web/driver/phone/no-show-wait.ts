import { freeWaitEnds } from '#drives/free-wait.rules.ts'
import { findPress, type Queue } from './press-queue.ts'

/** What the page says about the pickup of its job; times are in milliseconds since the epoch. */
export type Pickup = { path: string; startsMs: number; freeMs: number; arrivedMs?: number | undefined }

/**
 * Can a guest be reported who has not come? When the free wait is over, of which a phone without a connection knows by
 * itself. `endsMs` is when that is; nothing before the driver has arrived.
 */
export function noShowWait(
  queue: Queue,
  { path, startsMs, freeMs, arrivedMs = findPress(queue, path, 'arrived')?.pressedAt }: Pickup,
  nowMs: number,
): { canReport: boolean; isReported: boolean; endsMs?: number } {
  const isReported = findPress(queue, path, 'no_show') !== undefined
  if (arrivedMs === undefined) return { canReport: false, isReported }
  const endsMs = freeWaitEnds({
    startsAt: new Date(startsMs),
    freeMinutes: freeMs / 60_000,
    arrivedAt: new Date(arrivedMs),
  }).getTime()
  const isAboard = findPress(queue, path, 'aboard') !== undefined
  return { canReport: nowMs >= endsMs && !isAboard && !isReported, isReported, endsMs }
}
