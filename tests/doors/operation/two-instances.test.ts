import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../database/database.ts'
import { freePort } from '../../free-port.ts'
import { jsonPost } from '../../functions-door.ts'
import { createForwarder } from '../../journeys-site/forwarder.ts'
import { bookingOf, dataFolder, spawnSite } from '../fixtures/site-process.ts'

const VISITORS = 20
const CHECK_EVERY_MS = 1_000
const SCHEDULER_INTERVAL_MS = 5_000
const PUBLIC_URL = 'http://localhost:3999'

/** Two copies of the site over one database. */
async function twoSites() {
  const database = await testDatabase()
  onTestFinished(() => database[Symbol.asyncDispose]())
  const DATA_DIR = dataFolder()
  const ports = [await freePort(), await freePort()]
  const sites = ports.map((port) =>
    spawnSite({ PORT: String(port), PUBLIC_URL, DATA_DIR, DATABASE_URL: database.url, LOG_LEVEL: 'warn' }),
  )
  for (const site of sites) await site.until('/readyz', 200)
  return { database, ports, sites: sites as [(typeof sites)[0], (typeof sites)[0]] }
}

/** A load balancer in front of the ready instances. */
async function balanced(ports: number[]) {
  let ready = ports
  const isReady = async (port: number) => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  const checks = setInterval(async () => {
    const found = await Promise.all(ports.map((port) => isReady(port).catch(() => false)))
    ready = ports.filter((_, index) => found[index])
  }, CHECK_EVERY_MS)
  const balancer = createForwarder(() => ready).listen(0, '127.0.0.1')
  onTestFinished(() => {
    clearInterval(checks)
    balancer.close()
    balancer.closeAllConnections()
  })
  await once(balancer, 'listening')
  const { port } = balancer.address() as { port: number }
  return (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
}

async function findReferences({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ reference: string }>('select reference from bookings')
  return rows.map(({ reference }) => reference)
}

test('stopping one of two instances under load fails no request and loses no booking', async () => {
  const { database, ports, sites } = await twoSites()
  const ask = await balanced(ports)
  const failures: unknown[] = []
  const acknowledged: string[] = []
  let isOver = false

  async function expectOk(path: string, init?: RequestInit) {
    const answer = await ask(path, init)
    if (answer.status !== 200) failures.push({ path, status: answer.status })
    return answer
  }
  async function visit() {
    while (!isOver) {
      await expectOk('/').then((page) => page.text())
      await expectOk('/tours?q=erawan').then((page) => page.text())
      const stored = await expectOk('/functions/v1/send-booking-email', jsonPost(bookingOf(randomUUID())))
      acknowledged.push((await stored.json()).reference)
    }
  }
  const visits = Array.from({ length: VISITORS }, () => visit().catch((error) => failures.push(error)))

  const [leaving, staying] = sites
  await expect.poll(() => acknowledged.length).toBeGreaterThan(VISITORS)
  leaving.child.kill('SIGTERM')
  expect(await leaving.ended).toMatchObject({ code: 0, signal: null, stderr: '' })
  const before = acknowledged.length
  await expect.poll(() => acknowledged.length).toBeGreaterThan(before)
  isOver = true
  await Promise.all(visits)

  expect(failures).toEqual([])
  expect(await findReferences(database)).toEqual(expect.arrayContaining(acknowledged))
  expect(staying.child.exitCode).toBeNull()
})

test('a rate limit counts requests at both instances', async () => {
  const { sites } = await twoSites()
  const tries = []
  for (let round = 0; round < 4; round++)
    for (const site of sites) {
      const wrong = { email: 'ada@example.com', password: `wrong-${round}` }
      const { body, ...post } = jsonPost(wrong)
      const headers = { ...post.headers, origin: PUBLIC_URL }
      tries.push((await site.ask('/api/auth/sign-in/email', { ...post, body, headers })).status)
    }
  expect(tries).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
})

test('a scheduled job runs once for both instances', async () => {
  const { database } = await twoSites()
  const firstOf = async (sql: string) => String((await database.pool.query(sql)).rows[0]?.value)
  await database.pool.query(`update pgboss.schedule set cron = '* * * * *' where name = 'invite-reviews'`)
  // Each instance checks the schedule every half minute since its start, so both do within seconds.
  const lookedAt = () => firstOf('select cron_on as value from pgboss.version')
  const last = await lookedAt()
  await expect.poll(lookedAt, { interval: 500 }).not.toBe(last)
  await sleep(SCHEDULER_INTERVAL_MS)
  const minutes = () =>
    firstOf(`select count(distinct singleton_on) as value from pgboss.job
      where name = '__pgboss__send-it' and data ->> 'name' = 'invite-reviews'`)
  const done = () =>
    firstOf(`select count(*) as value from pgboss.job where name = 'invite-reviews' and state = 'completed'`)
  expect(Number(await minutes())).toBeGreaterThan(0)
  await expect.poll(done).toBe(await minutes())
  expect(await firstOf(`select count(*) as value from pgboss.job where name = 'invite-reviews'`)).toBe(
    await minutes(),
  )
})
