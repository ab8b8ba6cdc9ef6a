import { brotliDecompressSync } from 'node:zlib'
import { BROWSER } from '../browser-headers.ts'
import { type Load, type LoadTest, runLoadTest } from '../load-generator.ts'
import { ADDRESSES } from '../measured-pages.ts'
import { memoryMb, peakMemoryMb } from '../memory.ts'
import { median } from '../percentile.ts'
import { rawResponse } from '../raw-response.ts'
import { withBareNode } from '../references/bare-node.ts'
import { type Page, withNginx } from '../references/nginx.ts'
import { formatFigure, type Row } from '../results-table.ts'
import type { Server } from '../server.ts'
import { withSite } from '../site.ts'

const ROUNDS = 7
const SECONDS = 1
const CONNECTIONS = 64
/** More would only wait, because pages are rendered one after the other. */
const CONNECTIONS_TO_MAKE = 8

/** A session cookie bypasses the page cache, even if the session has ended. */
const SESSION = { ...BROWSER, cookie: 'session=ended' }

const { home, trip, list, article } = ADDRESSES
const PAGES = Object.entries({ home, trip, list, article })

/** Pages per second from the page cache, compared with nginx with the same bytes, and of the same pages rendered each time. */
export function measurePages(): Promise<Row[]> {
  return withSite(async (site) => {
    await untilWarm(site)
    const pages = await Promise.all(PAGES.map(([, path]) => pageOf(site, path)))
    return withNginx(pages, async (nginx) => [
      ...(await measureBeside(site, nginx)),
      await withBareNode(site, (bareNode) => bareNodeRow(site, bareNode)),
    ])
  })
}

/** After its start the site renders every page once; requesting all of them waits for that. */
async function untilWarm({ url }: Server): Promise<void> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) await (await fetch(address)).text()
}

async function pageOf(site: Server, path: string): Promise<Page> {
  const { status, headers, body } = await rawResponse(site.url + path, BROWSER)
  if (status !== 200 || headers['content-encoding'] !== 'br')
    throw new Error(`${path} does not come in brotli`)
  return { path, headers, brotli: body, plain: brotliDecompressSync(body) }
}

async function measureBeside(site: Server, nginx: Server | undefined): Promise<Row[]> {
  const rows: Row[] = []
  const before = memoryMb(site.pid)
  const peak = await peakMemoryMb(site.pid, async () => {
    await runAlternately([{ url: site.url, headers: BROWSER, connections: CONNECTIONS }], 1)
    for (const [name, path] of PAGES) {
      const cached = await cachedRow(`${name}, from memory`, path, site, nginx)
      rows.push(cached, await renderedRow(`${name}, made each time`, path, site, cached.figure))
    }
    rows.push(await cachedRow('home, with ?utm_source=x', '/?utm_source=x', site, nginx))
    rows.push(await unchangedRow(site, nginx))
  })
  rows.push({
    row: 'memory under this load',
    figure: peak,
    unit: 'MB',
    besides: `${formatFigure(before)} MB before it`,
    goal: { of: 'figure', atMost: 250 },
  })
  return rows
}

async function cachedRow(row: string, path: string, site: Server, nginx?: Server): Promise<Row> {
  const measured = await besideNginx(site, nginx, async (url) => ({ url: url + path, headers: BROWSER }))
  return { row, ...measured }
}

/** Compared with what a server on Node can do at best on this machine. */
async function bareNodeRow(site: Server, bareNode: Server): Promise<Row> {
  const ask = async (url: string) => ({ url: `${url}/`, headers: BROWSER })
  const measured = await besideReference(site, 'bare Node', bareNode, ask)
  return { row: 'home, from memory', ...measured, goal: { of: 'ratio', atLeast: 0.5 } }
}

/** Revalidation: the browser has the page already. */
async function unchangedRow(site: Server, nginx?: Server): Promise<Row> {
  const measured = await besideNginx(site, nginx, async (url) => {
    const { headers } = await rawResponse(url, BROWSER)
    return { url, headers: { ...BROWSER, 'if-none-match': headers.etag ?? '' } }
  })
  return { row: 'home, unchanged (304)', ...measured }
}

async function renderedRow(row: string, path: string, site: Server, cachedPerSecond: number): Promise<Row> {
  const [made] = await runAlternately([
    { url: site.url + path, headers: SESSION, connections: CONNECTIONS_TO_MAKE },
  ])
  return { row, ...figuresOf(made), reference: { name: 'from memory', figure: cachedPerSecond } }
}

type Asked = Omit<LoadTest, 'seconds'>
type Measured = Pick<Row, 'figure' | 'unit' | 'besides' | 'reference'>

type Question = (url: string) => Promise<Omit<Asked, 'connections'>>

function besideNginx(site: Server, nginx: Server | undefined, question: Question): Promise<Measured> {
  return besideReference(site, 'nginx', nginx, question)
}

async function besideReference(
  site: Server,
  name: string,
  reference: Server | undefined,
  question: Question,
): Promise<Measured> {
  const servers = reference ? [site, reference] : [site]
  const questions = await Promise.all(servers.map(({ url }) => question(url)))
  const [ours, theirs] = await runAlternately(
    questions.map((asked) => ({ ...asked, connections: CONNECTIONS })),
  )
  const { besides, ...measured } = figuresOf(ours)
  if (!theirs) return { ...measured, besides, reference: { name, missing: 'not installed' } }
  return {
    ...measured,
    besides: `${besides}; ${name} ${figuresOf(theirs).besides}`,
    reference: { name, figure: theirs.perSecond },
  }
}

/** Alternates between the servers, so that other load on the machine affects them equally. */
async function runAlternately(questions: readonly Asked[], rounds = ROUNDS): Promise<Load[]> {
  const loads: Load[][] = questions.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, question] of questions.entries())
      loads[index]?.push(await runLoadTest({ ...question, seconds: SECONDS }))
  return loads.map((of) => ({
    perSecond: median(of.map(({ perSecond }) => perSecond)),
    p50Ms: median(of.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(of.map(({ p99Ms }) => p99Ms)),
    failed: of.reduce((sum, { failed }) => sum + failed, 0),
  }))
}

function figuresOf(load: Load | undefined): { figure: number; unit: 'req/s'; besides: string } {
  if (!load) throw new Error('nothing was measured')
  const { perSecond, p50Ms, p99Ms, failed } = load
  const failures = failed > 0 ? `, ${failed} failed` : ''
  return {
    figure: perSecond,
    unit: 'req/s',
    besides: `p50 ${formatFigure(p50Ms)} ms, p99 ${formatFigure(p99Ms)} ms${failures}`,
  }
}
