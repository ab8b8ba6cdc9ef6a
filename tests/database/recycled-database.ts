import pg from 'pg'
import { createDatabase, openPool } from '#adapters/database/database.ts'
import { createQueue, type JobQueue } from '#adapters/queue/queue.ts'
import { createCopy, drop, type TestDatabase, urlOf } from './database.ts'
import { STAYS, wipe } from './wipe-database.ts'

/** A database that one test after the other has, with a site's connections to it and its queue, which started. */
type Recycled = { name: string; pool: pg.Pool; queue: JobQueue; wiper: pg.Client }

/** Those of this process that wait for their next test. */
const wiped: Recycled[] = []

/**
 * As `testDatabase`, but quicker to have: one that an earlier test has used and that is as it was before. A test
 * leaves its queue as it is, running and without workers.
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
  const url = `${urlOf(name)}&application_name=${STAYS}`
  const queue = createQueue(url, () => {})
  await queue.start()
  const wiper = new pg.Client({ connectionString: url })
  // The server may end before it does.
  wiper.on('error', () => undefined)
  await wiper.connect()
  return { name, pool: openPool(`${url}-in-pool`), queue, wiper }
}
