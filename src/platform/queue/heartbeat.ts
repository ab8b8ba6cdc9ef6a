import type { WipData } from 'pg-boss'

export type WorkerTimes = Pick<
  WipData,
  'createdOn' | 'lastFetchedOn' | 'lastJobStartedOn' | 'lastJobEndedOn' | 'lastErrorOn'
>

/**
 * Seconds since the last successful poll of the idle worker that has waited longest; 0 without idle workers.
 * @param now in milliseconds since the epoch, like the times of the workers
 */
export function silentSeconds(workers: WorkerTimes[], now: number): number {
  const silences = workers.filter((worker) => !isBusy(worker)).map((worker) => now - lastPollOf(worker))
  return Math.max(0, ...silences) / 1_000
}

/** A worker whose batch ended in an error, such as a job that could not be completed, polls again. */
function isBusy({ lastJobStartedOn, lastJobEndedOn, lastErrorOn }: WorkerTimes): boolean {
  return (lastJobStartedOn ?? 0) > Math.max(lastJobEndedOn ?? 0, lastErrorOn ?? 0)
}

function lastPollOf({ createdOn, lastFetchedOn, lastJobEndedOn }: WorkerTimes): number {
  return Math.max(createdOn, lastFetchedOn ?? 0, lastJobEndedOn ?? 0)
}
