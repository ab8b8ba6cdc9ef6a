import type pg from 'pg'
import type { JobQueue } from '#adapters/queue/queue.ts'
import { LONGEST_QUEUE_SILENCE_SECONDS } from '#domain/alarms.ts'

/** No row while the database can only be read, as on a replica that is not promoted yet. */
const CAN_WRITE = "select 1 where current_setting('transaction_read_only') = 'off'"

/**
 * What `/readyz` says: should guests be led to this instance? Only when the database takes what is written, and the queue gets its
 * jobs: what guests ask for would be stored, and nobody told of it.
 * @param isOpen false before everything is prepared, and from the stop signal on
 */
export function createReadiness(needs: {
  isOpen: () => boolean
  pool: Pick<pg.Pool, 'query'>
  queue: Pick<JobQueue, 'silentSeconds'>
}): () => Promise<boolean> {
  return async () => {
    if (!needs.isOpen() || needs.queue.silentSeconds() > LONGEST_QUEUE_SILENCE_SECONDS) return false
    return needs.pool.query(CAN_WRITE).then(
      ({ rowCount }) => rowCount === 1,
      () => false,
    )
  }
}
