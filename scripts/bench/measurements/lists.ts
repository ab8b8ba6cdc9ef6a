import { grantAdmin } from '#guests/accounts/admin-access.ts'
import { createDatabase, openPool } from '#platform/database/database.ts'
import { listViews, type View } from '../dashboard-views.ts'
import { fillLists } from '../fill-lists.ts'
import { peakMemoryMb } from '../memory.ts'
import { median, percentile } from '../percentile.ts'
import { formatFigure, type Row } from '../results-table.ts'
import type { Server } from '../server.ts'
import { databaseUrlIn, withSiteOver } from '../site.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'

const ROWS = 20_000
const REQUESTS = 100
const WARM_UPS = 30
const MAX_MS = 50
/** Of the overview, which counts every row. */
const MAX_OVERVIEW_MS = 100
const MAX_GROWTH = 1.2
const EMAIL = 'operator@example.com'
const PASSWORD = 'over-the-river'

/**
 * The response times of the dashboard with 20,000 rows in every list, for one admin who waits for each page, compared with
 * `/readyz`, which only asks the database; and the memory of an export.
 */
export function measureLists(): Promise<Row[]> {
  return withTemporaryFolder(async (dataDir) => {
    await fillLists(dataDir, ROWS)
    return withSiteOver(
      dataDir,
      async (site) => {
        const databaseUrl = await databaseUrlIn(dataDir)
        const cookie = await signIn(site.url, databaseUrl)
        const views = await listViews(databaseUrl, ROWS)
        return [...(await measureViews(site.url, cookie, views)), await measureExport(site, cookie)]
      },
      { core: 'all', env: { AUTH_CONFIRM_EMAIL: 'off' } },
    )
  })
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
  if (!ok || !cookie) throw new Error(`the sign-in failed: ${message}`)
  return cookie.split(';', 1)[0] ?? ''
}

/** A row for each kind of view, of all lists together; the slowest list is named besides. */
async function measureViews(origin: string, cookie: string, views: View[]): Promise<Row[]> {
  // The first rendering after the start is not measured.
  for (const view of views) await see(origin, cookie, view)
  const floor = percentile(await timed(() => read(`${origin}/readyz`, cookie)), 0.95)
  const measured = []
  for (const view of views) {
    const times = await timed(() => see(origin, cookie, view))
    measured.push({ ...view, times, p95: percentile(times, 0.95) })
  }
  return [...Map.groupBy(measured, ({ kind }) => kind)].map(([kind, lists]) => {
    const all = lists.flatMap(({ times }) => times)
    const slowest = lists.reduce((one, other) => (other.p95 > one.p95 ? other : one))
    return {
      row: `${kind}, 95 of 100 within`,
      figure: percentile(all, 0.95),
      unit: 'ms',
      besides: `half within ${formatFigure(median(all))} ms; slowest: ${slowest.list}, ${formatFigure(slowest.p95)} ms`,
      reference: { name: '/readyz', figure: floor },
      goal: { of: 'figure', atMost: kind === 'overview' ? MAX_OVERVIEW_MS : MAX_MS },
    }
  })
}

/** @throws when the page does not show its number of rows */
async function see(origin: string, cookie: string, { address, rows }: View): Promise<void> {
  const page = await read(origin + address, cookie)
  const shown = page.split('<li class="row">').length - 1
  if (shown !== rows) throw new Error(`${address} showed ${shown} rows instead of ${rows}`)
}

/** The response times of successive requests, in milliseconds. */
async function timed(ask: () => Promise<unknown>): Promise<number[]> {
  const times = []
  for (let request = -WARM_UPS; request < REQUESTS; request++) {
    const sent = performance.now()
    await ask()
    if (request >= 0) times.push(performance.now() - sent)
  }
  return times
}

async function read(address: string, cookie: string): Promise<string> {
  const answer = await fetch(address, { headers: { cookie }, redirect: 'error' })
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`)
  return answer.text()
}

/** The peak memory of the site while it exports all bookings, compared with a tenth of them. */
async function measureExport({ url, pid }: Server, cookie: string): Promise<Row> {
  const exporting = (query: string, rows: number) =>
    peakMemoryMb(pid, () => expectLines(`${url}/admin/export/bookings${query}`, cookie, rows))
  const tenth = await exporting('?q=priya', ROWS / 10)
  return {
    row: `most memory while ${ROWS.toLocaleString('en')} bookings are exported`,
    figure: await exporting('?state=any', ROWS),
    unit: 'MB',
    reference: { name: 'a tenth of them', figure: tenth },
    goal: { of: 'ratio', atMost: MAX_GROWTH },
  }
}

/** Counts the rows of an export without keeping them. */
async function expectLines(address: string, cookie: string, rows: number): Promise<void> {
  const { body } = await fetch(address, { headers: { cookie }, redirect: 'error' })
  let lines = 0
  for await (const bytes of body ?? []) lines += bytes.filter((byte: number) => byte === 10).length
  if (lines - 1 !== rows) throw new Error(`the export had ${lines - 1} rows instead of ${rows}`)
}
