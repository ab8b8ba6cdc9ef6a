import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/database/database.ts'
import { openTcpProxy } from '#tests/tcp-proxy.ts'
import { Unavailable } from '../problems/unavailable.rules.ts'
import { createDatabase, openPool, type Queryable } from './database.ts'

const CONNECTIONS = 3

/** A database behind a TCP proxy, with a small pool. */
async function wiredDatabase() {
  const database = await testDatabase()
  const { searchParams, pathname } = new URL(database.url)
  const wire = await openTcpProxy(() => [{ path: `${searchParams.get('host')}/.s.PGSQL.5432` }])
  const pool = openPool(`postgres://saphan@127.0.0.1:${wire.port}${pathname}`, CONNECTIONS)
  return {
    pool,
    wire,
    db: createDatabase(pool),
    async [Symbol.asyncDispose]() {
      await pool.end()
      await wire[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

type Wired = Awaited<ReturnType<typeof wiredDatabase>>

/** Runs `work` on every connection of the pool at once, which fails when the pool has lost one. */
async function onAllConnections<Result>({ db }: Wired, work: (tx: Queryable) => Promise<Result>) {
  const all = Promise.withResolvers<void>()
  let inside = 0
  return Promise.allSettled(
    Array.from({ length: CONNECTIONS }, () =>
      db.transaction(async (tx) => {
        await tx.execute(one)
        if (++inside === CONNECTIONS) all.resolve()
        await all.promise
        return work(tx)
      }),
    ),
  )
}

async function expectAllConnectionsToWork(wired: Wired) {
  const answers = await onAllConnections(wired, async (tx) => (await tx.execute(one)).rowCount)
  expect(answers).toEqual(Array(CONNECTIONS).fill({ status: 'fulfilled', value: 1 }))
}

const one = sql`select 1`
const UNAVAILABLE = { status: 'rejected', reason: expect.any(Unavailable) }

const STALLED: [what: string, ask: (wired: Wired) => Promise<unknown>][] = [
  ['a read', ({ db }) => db.read.execute(one)],
  ['the beginning of a transaction', ({ db }) => db.transaction((tx) => tx.execute(one))],
]

test.each(STALLED)(
  'on a stalled connection %s gives Unavailable, and the pool loses no connection',
  async (_, ask) => {
    await using wired = await wiredDatabase()
    await expectAllConnectionsToWork(wired)
    wired.wire.hang()
    const answers = await Promise.allSettled(Array.from({ length: 2 * CONNECTIONS }, () => ask(wired)))
    wired.wire.letGo()
    expect(answers).toEqual(Array(2 * CONNECTIONS).fill(UNAVAILABLE))
    await expectAllConnectionsToWork(wired)
  },
)

test.each(STALLED)(
  'on a connection that stalled from the start %s gives Unavailable, and the pool loses no connection',
  async (_, ask) => {
    await using wired = await wiredDatabase()
    wired.wire.hang()
    const answers = await Promise.allSettled(Array.from({ length: 2 * CONNECTIONS }, () => ask(wired)))
    wired.wire.letGo()
    expect(answers).toEqual(Array(2 * CONNECTIONS).fill(UNAVAILABLE))
    await expectAllConnectionsToWork(wired)
  },
)

test('a connection that stalls in a transaction gives Unavailable, and the pool loses no connection', async () => {
  await using wired = await wiredDatabase()
  const answers = await onAllConnections(wired, (tx) => {
    wired.wire.hang()
    return tx.execute(one)
  })
  wired.wire.letGo()
  expect(answers).toEqual(Array(CONNECTIONS).fill(UNAVAILABLE))
  await expectAllConnectionsToWork(wired)
})

test('a connection that stalls just before the commit gives Unavailable, and the pool loses no connection', async () => {
  await using wired = await wiredDatabase()
  const answers = await onAllConnections(wired, async () => {
    wired.wire.hang()
  })
  wired.wire.letGo()
  expect(answers).toEqual(Array(CONNECTIONS).fill(UNAVAILABLE))
  await expectAllConnectionsToWork(wired)
})

test('an application error on a stalled connection is rethrown unchanged, and the pool loses no connection', async () => {
  await using wired = await wiredDatabase()
  const fault = new Error('ours')
  const answers = await onAllConnections(wired, async () => {
    wired.wire.hang()
    throw fault
  })
  wired.wire.letGo()
  for (const answer of answers) expect(answer.status === 'rejected' && answer.reason).toBe(fault)
  await expectAllConnectionsToWork(wired)
})
