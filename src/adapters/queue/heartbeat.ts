import type { WipData } from 'pg-boss'

export type WorkerTimes = Pick<
  WipData,
  'createdOn' | 'lastFetchedOn' | 'lastJobStartedOn' | 'lastJobEndedOn' | 'lastErrorOn'
>

/**
 * For how many seconds the worker that has waited longest has had no answer when it asked for jobs; 0 without any.
 * One that is busy with a job does not wait.
 * @param now in milliseconds since 1970, as the times of the workers
 */
export function silentSeconds(workers: WorkerTimes[], now: number): number {
  const silences = workers.filter((worker) => !isBusy(worker)).map((worker) => now - lastAnswerTo(worker))
  return Math.max(0, ...silences) / 1_000
}

/** A worker whose work ended in an error, such as a job that could not be ticked off, asks for jobs again. */
function isBusy({ lastJobStartedOn, lastJobEndedOn, lastErrorOn }: WorkerTimes): boolean {
  return (lastJobStartedOn ?? 0) > Math.max(lastJobEndedOn ?? 0, lastErrorOn ?? 0)
}

function lastAnswerTo({ createdOn, lastFetchedOn, lastJobEndedOn }: WorkerTimes): number {
  return Math.max(createdOn, lastFetchedOn ?? 0, lastJobEndedOn ?? 0)
}
