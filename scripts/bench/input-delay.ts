import type { Browser, Page } from '@playwright/test'
import { withVisitor } from './browser.ts'

/** Something that is pressed, and an element whose text shows that it was. The second and third by turns. */
export type Control = { url: string; selector: string; shows: string }

/** When it was, counted from the page's first paint; how long until the next picture, and until its work is done. */
export type Press = { sincePaintMs: number; paintMs: number; doneMs: number }

const SLOWER = 6
const EARLY_MS = 300
const SETTLED_MS = 500
/** Browsers tell of nothing that is faster. */
const SHORTEST_MS = 16
const PATIENCE_MS = 30_000

/** Presses as soon as the page is seen and its control has been scrolled to. */
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

/** Presses some times once the scripts have taken over, where there are any, and nothing is left to do. */
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
  return withVisitor(browser, async (page, line) => {
    page.setDefaultTimeout(PATIENCE_MS)
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.addInitScript(notePresses)
    return work(page)
  })
}

/** Runs in the page: leaves a mark for each press, and how long it took until something was painted. */
function notePresses() {
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
  // What was painted at once is not told of.
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
