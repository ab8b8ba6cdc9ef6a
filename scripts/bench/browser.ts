import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  devices,
  type Page,
} from '@playwright/test'
import { browserLaunchOptions } from '#tests/browser.ts'

/** Runs `work` with the browser of the journeys, and closes it. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  args: string[] = [],
): Promise<Result> {
  const options = await browserLaunchOptions()
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...args] })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** A new browser context of a phone, with a DevTools session of its page. */
export async function withVisitor<Result>(
  browser: Browser,
  work: (page: Page, devTools: CDPSession, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  // Without a graphics card, rendering at a phone's pixel ratio would take longer than everything else.
  const context = await browser.newContext({ ...devices['Pixel 7'], deviceScaleFactor: 1 })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => addEventListener('hydrated', () => performance.mark('hydrated')))
    return await work(page, await context.newCDPSession(page), context)
  } finally {
    await context.close()
  }
}
