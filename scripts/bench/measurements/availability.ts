import { bangkokDay } from '#platform/time/calendar.ts'
import { monthsLater } from '#platform/time/month.ts'
import { fillFleet } from '../fill-fleet.ts'
import { median, percentile } from '../percentile.ts'
import { formatFigure, type Row } from '../results-table.ts'
import { withSiteOver } from '../site.ts'
import { withTemporaryFolder } from '../temporary-folder.ts'

const VEHICLES = 10
const BOOKINGS = 20_000
const REQUESTS = 100
const WARM_UPS = 20
const MOST_MS = 20

/**
 * How long a month of the calendar takes with ten vehicles and 20,000 bookings that have one, for one program that
 * waits for each answer; next to it the way to the site and its database alone (`/readyz`).
 */
export function measureAvailability(): Promise<Row[]> {
  return withTemporaryFolder(async (dataDir) => {
    await fillFleet(dataDir, VEHICLES, BOOKINGS)
    return withSiteOver(dataDir, async ({ url }) => [await measureMonth(url)], { core: 'all' })
  })
}

async function measureMonth(origin: string): Promise<Row> {
  const month = monthsLater(bangkokDay(Date.now()).slice(0, 7), 2)
  const asked = new URLSearchParams({ tourId: 'erawan-death-railway', origin: 'kanchanaburi', month })
  const floor = percentile(await timed(() => read(`${origin}/readyz`)), 0.95)
  const times = await timed(() => readMonth(`${origin}/functions/v1/availability?${asked}`))
  return {
    row: 'a month of the calendar, 95 of 100 within',
    figure: percentile(times, 0.95),
    unit: 'ms',
    besides: `half within ${formatFigure(median(times))} ms; ${VEHICLES} vehicles, ${BOOKINGS.toLocaleString('en')} bookings`,
    reference: { name: '/readyz', figure: floor },
    goal: { of: 'figure', atMost: MOST_MS },
  }
}

/** @throws when the month has no day that is taken: a calendar of an empty fleet is no figure */
async function readMonth(address: string): Promise<void> {
  const text = await read(address)
  if (!text.includes('"few"') && !text.includes('"none"')) throw new Error(`nothing is taken in ${address}`)
}

/** Milliseconds of one request after another. */
async function timed(ask: () => Promise<unknown>): Promise<number[]> {
  const times = []
  for (let request = -WARM_UPS; request < REQUESTS; request++) {
    const sent = performance.now()
    await ask()
    if (request >= 0) times.push(performance.now() - sent)
  }
  return times
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address, { redirect: 'error' })
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`)
  return answer.text()
}
