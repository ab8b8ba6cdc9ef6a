import type { Moment, TcpProxy } from '#tests/tcp-proxy.ts'
import { checkInvariants } from '../check-invariants.ts'
import { CRASH_POINTS, type CrashPoint } from '../crash-points.ts'
import type { DatabaseServer } from '../database-server.ts'
import type { Fault, Outcome, Size } from '../fault.ts'
import { JOURNEYS } from '../journeys.ts'
import { type System, startSystem } from '../test-system.ts'

/** A booking is committed, and the site has not heard it. */
export const BOOKING_COMMITTED: Moment = {
  words: [/insert into "bookings"/, /commit/],
  withheld: 'answer',
}
const ROUNDS = 20
const REACHED_WITHIN_MS = 30_000
/** At the first two, only the transaction and the unique request id protect the booking; the control uses these. */
const SHORT_SITE = [
  'their sending is queued',
  'the commit is answered',
  'the checkout is there',
  'the commit of the payment is answered',
  'the refund is made',
  'the mail server has taken it',
]
const SHORT_DATABASE = ['their sending is queued', 'the commit is answered', 'the payment is committed']

const GUARD = 'transactions, and the unique request id'

/** `kill -9` of the site at each point, then a restart. */
export const killSite: Fault = {
  guard: GUARD,
  run: (server, size, isGuarded) =>
    sweep(
      server,
      pointsOf(size, SHORT_SITE, isGuarded),
      roundsOf(size, isGuarded),
      isGuarded,
      async (system) => {
        await system.killSite()
        return () => system.start()
      },
    ),
}

/** `kill -9` of the database at each point of its own traffic. */
export const killDatabase: Fault = {
  guard: GUARD,
  run(server, size, isGuarded) {
    const all = pointsOf(size, SHORT_DATABASE, isGuarded)
    const points = all.filter(([, { proxy }]) => proxy === 'database')
    return sweep(server, points, roundsOf(size, isGuarded), isGuarded, async (system) => {
      system.crashes++
      await server.end('SIGKILL')
      return () => server.start()
    })
  },
}

type Point = [name: string, point: CrashPoint]

function pointsOf(size: Size, short: string[], isGuarded: boolean): Point[] {
  const points = Object.entries(CRASH_POINTS)
  if (size === 'full' && isGuarded) return points
  const wanted = isGuarded ? short : short.slice(0, 2)
  return points.filter(([name]) => wanted.includes(name))
}

function roundsOf(size: Size, isGuarded: boolean): number {
  return size === 'full' && isGuarded ? ROUNDS : 1
}

/** Kills at each of the points; `killOne` returns how to restart what it killed. */
async function sweep(
  server: DatabaseServer,
  points: Point[],
  rounds: number,
  isGuarded: boolean,
  killOne: (system: System) => Promise<() => Promise<unknown>>,
): Promise<Outcome> {
  await using system = await startSystem(server)
  if (!isGuarded) await disableGuards(system)
  for (let round = 0; round < rounds; round++)
    for (const [name, point] of points) {
      const journey = await JOURNEYS[point.journey](system)
      const proxy = point.proxy === 'database' ? system.databaseProxy() : system.proxies[point.proxy]
      const { done } = await at(proxy, name, point, journey.begin)
      const startAgain = await killOne(system)
      proxy.cut()
      proxy.letGo()
      await startAgain()
      await done
    }
  const breaches = await checkInvariants(system)
  return { rounds: rounds * points.length, acknowledged: system.ledger.read().length, breaches }
}

/** Begins `begin` and resolves when the proxy has reached this moment; `done` is the end of it. */
export async function at<Result>(
  proxy: TcpProxy,
  name: string,
  moment: Moment,
  begin: () => Promise<Result>,
): Promise<{ done: Promise<Result> }> {
  const reached = proxy.hangAt(moment)
  const done = begin()
  done.catch(() => undefined)
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`"${name}" was never reached`)), REACHED_WITHIN_MS)
  await Promise.race([reached, late.promise]).finally(() => clearTimeout(timer))
  return { done }
}

/** Without BEGIN every statement is a transaction of its own. */
async function disableGuards({ databaseProxy, query }: System): Promise<void> {
  await query('alter table bookings drop constraint bookings_request_id_unique')
  databaseProxy().leaveOut(/\bbegin\b/, ';')
}
