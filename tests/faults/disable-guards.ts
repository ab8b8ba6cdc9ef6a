import type { TcpProxy } from '#tests/tcp-proxy.ts'
import type { System } from './test-system.ts'

/** Bookings and payments are no longer held while they are moved, nor compared with what they were. */
export function disableLocks(proxy: TcpProxy): void {
  proxy.leaveOut(/ for update/)
  // The value has to be used somehow.
  proxy.leaveOut(/and "(?:bookings|payments)"."status" = (\$\d+)/, "and $1::text <> ''")
}

/** The database then says "committed" up to ten seconds before anything has left its memory. */
export async function answerBeforeFlush({ query }: System): Promise<void> {
  await query(`alter system set wal_writer_delay = '10s'`)
  await query('alter system set synchronous_commit = off')
  await query('select pg_reload_conf()')
}
