import type { Browser, Page } from '@playwright/test'
import { withVisitor } from './browser.ts'

/** A control to press, and the element whose text changes then. The second and the third match of `selector` alternate. */
export type Control = { url: string; selector: string; shows: string }

/** The time of a press after the first paint, and the delays until the next paint and until the change is complete. */
export type Press = { sincePaintMs: number; paintMs: number; doneMs: number }

const CPU_SLOWDOWN = 6
const EARLY_MS = 300
const SETTLED_MS = 500
/** Browsers do not report faster events. */
const SHORTEST_MS = 16
const TIMEOUT_MS = 30_000

/** Presses as soon as the page is painted and its control is scrolled into view. */
export function pressEarly(browser: Browser, control: Control): Promise<Press> {
  return withSlowPhone(browser, async (page) => {
    await page.goto(control.url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const place = await placeOf(page, control, 1)
    const sincePaintMs = (await page.evaluate(() => performance.now())) - (await firstPaintOf(page))
    await page.waitForTimeout(Math.max(0, EARLY_MS - sincePaintMs))
    return press(page, control, place)
  })
}

/** Presses several times after hydration, if the page has scripts, while the page is idle. */
export function pressLate(browser: Browser, control: Control, times: number): Promise<Press[]> {
  return withSlowPhone(browser, async (page) => {
    await page.goto(control.url)
    const becomesLive = await page.evaluate(() => document.getElementById('start') !== null)
    if (becomesLive) await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    const presses: Press[] = []
    for (let time = 0; time < times; time++) {
      const place = await placeOf(page, control, 1 + (time % 2))
      await page.waitForTimeout(SETTLED_MS)
      presses.push(await press(page, control, place))
    }
    return presses
  })
}

function withSlowPhone<Result>(browser: Browser, work: (page: Page) => Promise<Result>): Promise<Result> {
  return withVisitor(browser, async (page, devTools) => {
    page.setDefaultTimeout(TIMEOUT_MS)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(recordPresses)
    return work(page)
  })
}

/** Runs in the page: records each press and the delay of its next paint. */
function recordPresses() {
  const mark = (event: Event) => performance.mark('pressed', { startTime: event.timeStamp })
  addEventListener('pointerdown', mark, true)
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (/^(pointerdown|pointerup|click)$/.test(name))
        performance.measure(`painted after ${name}`, { start: startTime, duration })
    // TypeScript does not know the threshold yet.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

function firstPaintOf(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
}

type Place = { x: number; y: number }

async function placeOf(page: Page, { selector }: Control, index: number): Promise<Place> {
  return page
    .locator(selector)
    .nth(index)
    .evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
}

async function press(page: Page, { shows }: Control, { x, y }: Place): Promise<Press> {
  const before = await page.evaluate((shown) => document.querySelector(shown)?.textContent, shows)
  await page.evaluate(() => performance.clearMarks('pressed'))
  await page.touchscreen.tap(x, y)
  const done = await page.waitForFunction(
    ([shown = '', text]) => document.querySelector(shown)?.textContent !== text && performance.now(),
    [shows, before],
  )
  const doneAt = Number(await done.jsonValue())
  const lastPainted = page.waitForFunction(
    () =>
      (performance.getEntriesByName('painted after click').at(-1)?.startTime ?? 0) >
      (performance.getEntriesByName('pressed')[0]?.startTime ?? 0),
    undefined,
    { timeout: SETTLED_MS },
  )
  // Faster paints are not reported.
  await lastPainted.catch(() => undefined)
  const { pressedAt, paints } = await page.evaluate(() => {
    const pressedAt = performance.getEntriesByName('pressed')[0]?.startTime ?? 0
    const measures = performance.getEntriesByType('measure')
    const ours = measures.filter(
      ({ name, startTime }) => name.startsWith('painted after') && startTime >= pressedAt,
    )
    return { pressedAt, paints: ours.map(({ duration }) => duration) }
  })
  return {
    sincePaintMs: pressedAt - (await firstPaintOf(page)),
    paintMs: Math.max(SHORTEST_MS, ...paints),
    doneMs: doneAt - pressedAt,
  }
}
