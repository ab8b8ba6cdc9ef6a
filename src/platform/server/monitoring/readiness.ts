import type pg from 'pg'
import type { JobQueue } from '../../queue/queue.ts'
import { MAX_QUEUE_SILENCE_SECONDS } from './alarms.rules.ts'

/** No row on a read-only database, such as a replica that is not promoted yet. */
const CAN_WRITE = "select 1 where current_setting('transaction_read_only') = 'off'"

/**
 * The readiness check of `/readyz`: the database accepts writes and the job queue is polled. Without the queue,
 * requests would be stored but no emails sent.
 * @param isOpen false until start-up is complete, and from the stop signal on
 */
export function createReadiness(needs: {
  isOpen: () => boolean
  pool: Pick<pg.Pool, 'query'>
  queue: Pick<JobQueue, 'silentSeconds'>
}): () => Promise<boolean> {
  return async () => {
    if (!needs.isOpen() || needs.queue.silentSeconds() > MAX_QUEUE_SILENCE_SECONDS) return false
    return needs.pool.query(CAN_WRITE).then(
      ({ rowCount }) => rowCount === 1,
      () => false,
    )
  }
}
