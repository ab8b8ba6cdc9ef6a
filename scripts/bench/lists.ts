import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { createDatabase, openPool } from '#adapters/database/database.ts'
import { findEmbeddedPostgres } from '#adapters/database/embedded/running.ts'
import { grantAdmin } from '#operations/admin-access.ts'
import { fillLists } from './full-lists.ts'

/** One line of the report; `reference` is what the same run measured for comparison, `ratio` the figure over it. */
type Measured = { row: string; figure: number; unit: string; reference?: number; ratio?: number }

/** An address of the dashboard, and how many rows it has to show. */
type View = { name: string; address: string; rows: number }

const ROOT = path.resolve(import.meta.dirname, '../..')
const ROWS = 100_000
const REQUESTS = 50
const WARM_UPS = 3
const PAGE_ROWS = 25
const READY_WITHIN_MS = 60_000
const MEMORY_EVERY_MS = 50
const EMAIL = 'operator@example.com'
const PASSWORD = 'over-the-river'

const LISTS = [
  { name: 'testimonials', path: '/admin', table: 'testimonials', few: 'guest.77777@' },
  { name: 'custom requests', path: '/admin/custom-requests', table: 'custom_trip_requests', few: 'y.77777@' },
  { name: 'newsletter', path: '/admin/newsletter', table: 'newsletter_subscriptions', few: 'reader.77777@' },
  { name: 'bookings', path: '/admin/bookings', table: 'bookings', few: 'guest.77777@' },
  { name: 'taxi requests', path: '/admin/taxi-requests', table: 'taxi_requests', few: 'rider.77777@' },
]

/**
 * How long the dashboard takes with 100,000 rows in every list, for one admin who waits for each page; next to it
 * the way to the site and its database alone (`/readyz`). And how much memory an export takes.
 */
export async function measureLists(): Promise<Measured[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'saphan-lists-'))
  chmodSync(dataDir, 0o755)
  try {
    await fillLists(dataDir, ROWS)
    const site = await startSite(dataDir)
    try {
      const cookie = await signIn(site.origin, site.databaseUrl)
      const views = await listViews(site.databaseUrl)
      return [...(await timesOf(site.origin, cookie, views)), ...(await memoryOfExport(site, cookie))]
    } finally {
      await site.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** The built site over this database. */
async function startSite(dataDir: string) {
  const port = await freePort()
  const child = spawn(process.execPath, ['src/server/index.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      AUTH_CONFIRM_EMAIL: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  try {
    const origin = `http://localhost:${port}`
    await untilReady(`${origin}/readyz`)
    const found = await findEmbeddedPostgres(dataDir)
    if (found.state !== 'running') throw new Error('the database of the measured site was not found')
    return { origin, databaseUrl: found.url, pid: Number(child.pid), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

async function untilReady(address: string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    if (performance.now() > deadline) throw new Error('the measured site was not ready in time')
    await sleep(100)
  }
}

/** @returns the cookie of an admin */
async function signIn(origin: string, databaseUrl: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ name: '', email: EMAIL, password: PASSWORD }),
  })
  const pool = openPool(databaseUrl, 1)
  const { ok, message } = await grantAdmin(createDatabase(pool), EMAIL, false)
  await pool.end()
  const [cookie] = answer.headers.getSetCookie()
  if (!ok || !cookie) throw new Error(`nobody was signed in: ${message}`)
  return cookie.split(';', 1)[0] ?? ''
}

/** Every kind of view of every list. */
async function listViews(databaseUrl: string): Promise<View[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const views: View[] = []
  for (const { name, path, table, few } of LISTS) {
    const idOf = async (place: number) => {
      const order = 'order by created_at desc, id desc'
      const { rows } = await client.query(`select id from ${table} ${order} limit 1 offset ${place}`)
      return rows[0].id as string
    }
    const far = await idOf(ROWS * 0.9)
    const view = (words: string, query: Record<string, string>, rows = PAGE_ROWS) =>
      views.push({ name: `${name}, ${words}`, address: `${path}?${new URLSearchParams(query)}`, rows })
    view('first page', {})
    view('page 3,600', { after: far })
    view('page before the last', { before: await idOf(ROWS - 10) })
    view('search that finds all', { q: 'example.com' })
    view('search that finds a tenth', { q: 'priya' })
    view('search that finds a tenth, far down', { q: 'priya', after: far })
    view('search that finds one', { q: few }, 1)
    view('search that finds nothing', { q: 'zolq' }, 0)
    view('search for one sign that is nowhere', { q: '~' }, 0)
  }
  await client.end()
  return [...views, { name: 'overview', address: '/admin/overview', rows: 0 }]
}

async function timesOf(origin: string, cookie: string, views: View[]): Promise<Measured[]> {
  // A page that was made for the first time since the start is about the start.
  for (const view of views) await see(origin, cookie, view)
  const floor = await timed(() => read(`${origin}/readyz`, cookie))
  const measured: Measured[] = []
  for (const view of views) {
    const times = await timed(() => see(origin, cookie, view))
    for (const share of [0.5, 0.95]) {
      const [figure, reference] = [percentile(times, share), percentile(floor, share)]
      measured.push({
        row: `${view.name}, p${share * 100}`,
        figure,
        unit: 'ms',
        reference,
        ratio: figure / reference,
      })
    }
  }
  return measured
}

/** @throws when the page does not show what it has to: a wrong page is no figure */
async function see(origin: string, cookie: string, { address, rows }: View): Promise<void> {
  const page = await read(origin + address, cookie)
  const shown = page.split('<li class="row">').length - 1
  if (shown !== rows) throw new Error(`${address} showed ${shown} rows instead of ${rows}`)
}

/** Milliseconds of one request after another, sorted. */
async function timed(ask: () => Promise<unknown>): Promise<number[]> {
  const times = []
  for (let request = -WARM_UPS; request < REQUESTS; request++) {
    const sent = performance.now()
    await ask()
    if (request >= 0) times.push(performance.now() - sent)
  }
  return times.sort((one, other) => one - other)
}

function percentile(sorted: number[], share: number): number {
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

async function read(address: string, cookie: string): Promise<string> {
  const answer = await fetch(address, { headers: { cookie }, redirect: 'error' })
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`)
  return answer.text()
}

/** The most memory that the site takes while it exports all bookings, against a tenth of them. */
async function memoryOfExport(
  { origin, pid }: { origin: string; pid: number },
  cookie: string,
): Promise<Measured[]> {
  const exported = (query: string) => () => readLines(`${origin}/admin/export/bookings${query}`, cookie)
  const tenth = await largestMemory(pid, exported('?q=priya'), ROWS / 10)
  const all = await largestMemory(pid, exported(''), ROWS)
  return [
    {
      row: `export of ${ROWS} bookings against a tenth of them, most memory of the site`,
      figure: all,
      unit: 'MB',
      reference: tenth,
      ratio: all / tenth,
    },
  ]
}

/** Counts the rows of an export without keeping them. */
async function readLines(address: string, cookie: string): Promise<number> {
  const { body } = await fetch(address, { headers: { cookie }, redirect: 'error' })
  let lines = 0
  for await (const bytes of body ?? []) lines += bytes.filter((byte: number) => byte === 10).length
  return lines - 1
}

async function largestMemory(pid: number, exported: () => Promise<number>, rows: number): Promise<number> {
  let largest = 0
  const watch = setInterval(() => {
    const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
    largest = Math.max(largest, Number(stdout) / 1024)
  }, MEMORY_EVERY_MS)
  const found = await exported().finally(() => clearInterval(watch))
  if (found !== rows) throw new Error(`the export had ${found} rows instead of ${rows}`)
  return largest
}
