import pg from 'pg'
import { createDatabase, openPool } from '#platform/database/database.ts'
import { createQueue, type JobQueue } from '#platform/queue/queue.ts'
import { createCopy, drop, type TestDatabase, urlOf } from './database.ts'
import { PERMANENT_CONNECTIONS, wipe } from './wipe-database.ts'

/** A database that tests use one after the other, with its pool and its started queue. */
type Recycled = { name: string; pool: pg.Pool; queue: JobQueue; wiper: pg.Client }

/** Wiped databases of this process, ready for the next test. */
const wiped: Recycled[] = []

/**
 * Like `testDatabase`, but faster: reuses a database of an earlier test after wiping it. A test
 * must leave its queue running and without workers.
 */
export async function recycledDatabase(): Promise<TestDatabase & { queue: JobQueue }> {
  const recycled = wiped.pop() ?? (await create())
  const { name, pool, queue, wiper } = recycled
  return {
    url: urlOf(name),
    pool,
    db: createDatabase(pool),
    queue,
    async [Symbol.asyncDispose]() {
      const isWhole = pool.idleCount === pool.totalCount && (await wipe(wiper).catch(() => false))
      if (isWhole) return void wiped.push(recycled)
      await Promise.all([pool.end(), queue.stop(), wiper.end()])
      await drop(name)
    },
  }
}

async function create(): Promise<Recycled> {
  const name = await createCopy()
  const url = `${urlOf(name)}&application_name=${PERMANENT_CONNECTIONS}`
  const queue = createQueue(url, () => {})
  await queue.start()
  const wiper = new pg.Client({ connectionString: url })
  // The server may end before it does.
  wiper.on('error', () => undefined)
  await wiper.connect()
  return { name, pool: openPool(`${url}-in-pool`), queue, wiper }
}
