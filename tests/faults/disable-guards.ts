import type { TcpProxy } from '#tests/tcp-proxy.ts'
import type { System } from './test-system.ts'

/** Removes the row locks on bookings and payments, and the comparison with their previous status. */
export function disableLocks(proxy: TcpProxy): void {
  proxy.leaveOut(/ for update/)
  // The parameter has to stay in the statement.
  proxy.leaveOut(/and "(?:bookings|payments)"."status" = (\$\d+)/, "and $1::text <> ''")
}

/** Lets the database acknowledge a commit up to ten seconds before it is flushed to the disk. */
export async function answerBeforeFlush({ query }: System): Promise<void> {
  await query(`alter system set wal_writer_delay = '10s'`)
  await query('alter system set synchronous_commit = off')
  await query('select pg_reload_conf()')
}
