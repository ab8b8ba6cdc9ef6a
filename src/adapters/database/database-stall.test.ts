import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Unavailable } from '#domain/unavailable.ts'
import { testDatabase } from '#tests/database/database.ts'
import { createDatabase, openPool, type Queryable } from './database.ts'

const CONNECTIONS = 3

/** A wire to the database that can go dead: it stays connected, takes everything and passes nothing on. */
async function startWire(databaseUrl: string) {
  const { searchParams, pathname } = new URL(databaseUrl)
  const knobs = { dead: false }
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(`${searchParams.get('host')}/.s.PGSQL.5432`)
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      end.on('data', (chunk) => knobs.dead || other.write(chunk))
      end.on('close', () => other.destroy()).on('error', () => {})
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    knobs,
    url: `postgres://saphan@127.0.0.1:${port}${pathname}`,
    async [Symbol.asyncDispose]() {
      for (const end of ends) end.destroy()
      server.close()
    },
  }
}

/** A database with a small pool at the other end of a wire. */
async function wiredDatabase() {
  const database = await testDatabase()
  const wire = await startWire(database.url)
  const pool = openPool(wire.url, CONNECTIONS)
  return {
    pool,
    wire: wire.knobs,
    db: createDatabase(pool),
    async [Symbol.asyncDispose]() {
      await pool.end()
      await wire[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

type Wired = Awaited<ReturnType<typeof wiredDatabase>>

/** Runs `work` on every connection of the pool at the same moment; one that was lost for good would be missed here. */
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

test.each(STALLED)('on a dead wire %s gives Unavailable, and no connection is lost', async (_, ask) => {
  await using wired = await wiredDatabase()
  await expectAllConnectionsToWork(wired)
  wired.wire.dead = true
  const answers = await Promise.allSettled(Array.from({ length: 2 * CONNECTIONS }, () => ask(wired)))
  wired.wire.dead = false
  expect(answers).toEqual(Array(2 * CONNECTIONS).fill(UNAVAILABLE))
  await expectAllConnectionsToWork(wired)
})

test.each(STALLED)(
  'on a wire dead from the start %s gives Unavailable, and no connection is lost',
  async (_, ask) => {
    await using wired = await wiredDatabase()
    wired.wire.dead = true
    const answers = await Promise.allSettled(Array.from({ length: 2 * CONNECTIONS }, () => ask(wired)))
    wired.wire.dead = false
    expect(answers).toEqual(Array(2 * CONNECTIONS).fill(UNAVAILABLE))
    await expectAllConnectionsToWork(wired)
  },
)

test('a wire that dies in the middle of a transaction gives Unavailable, and no connection is lost', async () => {
  await using wired = await wiredDatabase()
  const answers = await onAllConnections(wired, (tx) => {
    wired.wire.dead = true
    return tx.execute(one)
  })
  wired.wire.dead = false
  expect(answers).toEqual(Array(CONNECTIONS).fill(UNAVAILABLE))
  await expectAllConnectionsToWork(wired)
})

test('a wire that dies just before the commit gives Unavailable, and no connection is lost', async () => {
  await using wired = await wiredDatabase()
  const answers = await onAllConnections(wired, async () => {
    wired.wire.dead = true
  })
  wired.wire.dead = false
  expect(answers).toEqual(Array(CONNECTIONS).fill(UNAVAILABLE))
  await expectAllConnectionsToWork(wired)
})

test('a fault of ours on a dead wire comes out unchanged, and no connection is lost', async () => {
  await using wired = await wiredDatabase()
  const fault = new Error('ours')
  const answers = await onAllConnections(wired, async () => {
    wired.wire.dead = true
    throw fault
  })
  wired.wire.dead = false
  for (const answer of answers) expect(answer.status === 'rejected' && answer.reason).toBe(fault)
  await expectAllConnectionsToWork(wired)
})
