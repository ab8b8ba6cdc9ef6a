import { checkInvariants } from '../check-invariants.ts'
import { START_POINTS } from '../crash-points.ts'
import type { DatabaseServer } from '../database-server.ts'
import type { Fault } from '../fault.ts'
import { guestsOf, request } from '../guests.ts'
import type { Breach } from '../invariants/invariants.ts'
import { startSystem } from '../test-system.ts'
import { at } from './kills.ts'

const ROUNDS = 3
const READY_WITHIN_MS = 20_000
const NEVER_READY: Breach = { invariant: 'nothing is stuck', what: 'the next start does not complete' }

/** `kill -9` of a site while it creates its tables in an empty database. The next start has to complete. */
export const killStart: Fault = {
  guard: 'the transaction around the migrations',
  async run(server, size, isGuarded) {
    const points = Object.entries(START_POINTS)
    const wanted = size === 'full' && isGuarded ? points : points.slice(1, 2)
    const rounds = size === 'full' && isGuarded ? ROUNDS : 1
    const breaches: Breach[] = []
    for (let round = 0; round < rounds; round++)
      for (const [name, moment] of wanted)
        breaches.push(...(await startTwice(server, name, moment, isGuarded)))
    return { rounds: rounds * wanted.length, acknowledged: rounds * wanted.length, breaches }
  },
}

async function startTwice(
  server: DatabaseServer,
  name: string,
  moment: (typeof START_POINTS)[string],
  isGuarded: boolean,
): Promise<Breach[]> {
  await using system = await startSystem(server)
  const proxy = system.databaseProxy()
  await system.siteAt().kill()
  await system.query(`
    drop schema public cascade; drop schema drizzle cascade; drop schema pgboss cascade; create schema public`)
  if (!isGuarded) proxy.leaveOut(/\bbegin\b/, ';')
  const first = await at(proxy, name, moment, () => system.start())
  await system.siteAt().kill()
  proxy.cut()
  proxy.letGo()
  await first.done.catch(() => undefined)
  const isThere = await system.start(0, isGuarded ? READY_WITHIN_MS : READY_WITHIN_MS / 5).then(
    () => true,
    () => false,
  )
  if (!isThere) return [NEVER_READY]
  await guestsOf(system).submit(request('booking'))
  return await checkInvariants(system)
}
