import type { RowCounts } from '#platform/database/backup/format.ts'
import { KEPT_BACKUP, readKeptBackup } from '#tests/database/kept-backup.ts'
import { asClient } from '#tests/database/server.ts'
import type { Fault } from '../fault.ts'
import { guestsOf, request } from '../guests.ts'
import type { Breach } from '../invariants/invariants.ts'
import { startSystem } from '../test-system.ts'
import { runScript } from './restored.ts'

/**
 * A backup of a filled site, kept with the tests, is restored: every row of it is there, and the site goes on with it.
 * Nobody acknowledged anything here before the restore, so what is counted are the backup's rows.
 */
export const restoredRelease: Fault = {
  guard: 'that the restore brings every row',
  async run(server, _size, isGuarded) {
    const { rows: written } = readKeptBackup()
    const breaches: Breach[] = []
    async function restore(databaseUrl: string): Promise<void> {
      await runScript('restore', KEPT_BACKUP, databaseUrl)
      if (!isGuarded)
        await asClient(databaseUrl, (client) =>
          client.query('delete from testimonials where id in (select id from testimonials limit 1)'),
        )
      breaches.push(...(await missing(databaseUrl, written)))
    }
    await using system = await startSystem(server, { fill: restore, fleet: { car: 0, suv: 0, van: 0 } })
    const guests = guestsOf(system)
    await guests.submit(request('booking'))
    await guests.payAndCancel((await guests.submit(request('card'))).sessionId)
    const rows = Object.values(written).reduce((sum, count) => sum + count)
    return {
      rounds: 1,
      acknowledged: system.ledger.read().length,
      breaches,
      besides: `${rows.toLocaleString('en')} rows`,
    }
  },
}

async function missing(databaseUrl: string, written: RowCounts): Promise<Breach[]> {
  const breaches: Breach[] = []
  for (const [table, count] of Object.entries(written)) {
    const { rows } = await asClient(databaseUrl, (client) =>
      client.query<{ count: number }>(`select count(*)::int as count from "${table}"`),
    )
    if (rows[0]?.count !== count)
      breaches.push({
        invariant: 'kept as sent',
        what: `${table} has ${rows[0]?.count} rows instead of ${count}`,
      })
  }
  return breaches
}
