import { once } from 'node:events'
import path from 'node:path'
import { spawnNode } from '#tests/node-process.ts'
import { readDatabase } from './evidence.ts'
import type { Fault } from './fault.ts'
import { guestsOf, request } from './guests.ts'
import { findBreaches } from './invariants/invariants.ts'
import { gatherEvidence, untilQuiet } from './reckoning.ts'
import { ALL_WAYS } from './ways.ts'
import { openWorld } from './world.ts'

/** A backup is made, more happens, and the backup is put into an empty database: it holds all of its moment. */
export const restored: Fault = {
  guard: 'that the backup is of that moment, and not older',
  async run(server, size, isGuarded) {
    await using world = await openWorld(server)
    const guests = guestsOf(world)
    const count = size === 'full' ? 200 : 4
    const file = path.join(world.folder, 'backup.gz')
    if (!isGuarded) await runScript('backup', file, world.databaseUrl())
    for (let number = 0; number < count; number++) {
      const { sessionId } = await guests.submit(request(ALL_WAYS[number % ALL_WAYS.length] ?? 'booking'))
      if (sessionId) await guests.pay(sessionId)
    }
    await untilQuiet(world)
    const then = await gatherEvidence(world)
    if (isGuarded) await runScript('backup', file, world.databaseUrl())
    await guests.submit(request('booking'))

    const empty = server.urlOf(await server.createDatabase())
    await runScript('restore', file, empty)
    const now = await readDatabase(empty)
    return { rounds: 1, acknowledged: then.promised.length, breaches: findBreaches({ ...then, ...now }) }
  },
}

async function runScript(script: string, file: string, databaseUrl: string): Promise<void> {
  const { child, said } = spawnNode([`scripts/${script}.ts`, file], { DATABASE_URL: databaseUrl })
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`${script}: ${said.stderr}${said.stdout}`)
}
