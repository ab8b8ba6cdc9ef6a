import { once } from 'node:events'
import path from 'node:path'
import { spawnNode } from '#tests/node-process.ts'
import { sendDigest, takeSnapshot, untilIdle } from '../check-invariants.ts'
import type { Fault } from '../fault.ts'
import { guestsOf, request } from '../guests.ts'
import { findBreaches } from '../invariants/invariants.ts'
import { ALL_KINDS } from '../request-kinds.ts'
import { readDatabase } from '../snapshot.ts'
import { startSystem } from '../test-system.ts'

/** A backup is made while the site is used, and restored into an empty database: it holds everything acknowledged before it. */
export const restored: Fault = {
  guard: 'that the backup is of that moment, and not older',
  async run(server, size, isGuarded) {
    await using system = await startSystem(server)
    const guests = guestsOf(system)
    const count = size === 'full' ? 200 : 8
    const file = path.join(system.folder, 'backup.gz')
    if (!isGuarded) await runScript('backup', file, system.databaseUrl())
    let cards = 0
    for (let number = 0; number < count; number++) {
      const { sessionId } = await guests.submit(request(ALL_KINDS[number % ALL_KINDS.length] ?? 'booking'))
      if (sessionId && cards++ % 2 === 0) await guests.pay(sessionId)
      else if (sessionId) await guests.payAndCancel(sessionId)
    }
    await untilIdle(system)
    await sendDigest(system)
    const then = await takeSnapshot(system)
    if (isGuarded) await runScript('backup', file, system.databaseUrl())
    await guests.submit(request('booking'))

    const empty = server.urlOf(await server.createDatabase())
    await runScript('restore', file, empty)
    const now = await readDatabase(empty)
    return { rounds: 1, acknowledged: then.acknowledged.length, breaches: findBreaches({ ...then, ...now }) }
  },
}

/** Runs a command of the project on a backup file. */
export async function runScript(
  script: 'backup' | 'restore',
  file: string,
  databaseUrl: string,
): Promise<void> {
  const { child, said } = spawnNode([`scripts/${script}.ts`, file], { DATABASE_URL: databaseUrl })
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`${script}: ${said.stderr}${said.stdout}`)
}
