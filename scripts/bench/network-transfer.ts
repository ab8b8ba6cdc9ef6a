import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { withVisitor } from './browser.ts'

export const KINDS = ['html', 'css', 'script', 'data', 'font', 'picture'] as const
export type Kind = (typeof KINDS)[number]

/** One response as transferred. */
export type Sent = { kind: Kind; headBytes: number; bodyBytes: number; isInFirstView: boolean }

/** Lighthouse's network throttling for phones. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const QUIET_MS = 1_000

type Transfer = { kind: Kind; askedAt: number; isDeferred: boolean; headBytes: number; wholeBytes: number }

/**
 * All transfers of a page load on a phone, without interaction. Requests before the load event belong to the first view,
 * except those of the lowest priority, such as print styles.
 */
export function transfersOf(browser: Browser, url: string): Promise<Sent[]> {
  return withVisitor(browser, async (page, devTools) => {
    const transfers = new Map<string, Transfer>()
    let loadedAt = Number.POSITIVE_INFINITY
    let changedAt = performance.now()
    devTools.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
      if (!request.url.startsWith('http')) return
      transfers.set(requestId, {
        kind: 'data',
        askedAt: timestamp,
        isDeferred: request.initialPriority === 'VeryLow',
        headBytes: 0,
        wholeBytes: 0,
      })
      changedAt = performance.now()
    })
    devTools.on('Network.responseReceived', ({ requestId, type, response }) => {
      const answer = transfers.get(requestId)
      if (!answer) return
      answer.kind = kindOf(type, response)
      answer.headBytes = response.encodedDataLength
    })
    devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const answer = transfers.get(requestId)
      if (answer) answer.wholeBytes = encodedDataLength
      changedAt = performance.now()
    })
    devTools.on('Page.loadEventFired', ({ timestamp }) => {
      loadedAt = timestamp
    })
    await devTools.send('Network.enable')
    await devTools.send('Page.enable')
    await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
    await page.goto(url)
    const becomesLive = await page.evaluate(() => document.getElementById('start') !== null)
    if (becomesLive) await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    while (performance.now() - changedAt < QUIET_MS) await sleep(QUIET_MS / 10)
    return Array.from(transfers.values(), ({ kind, askedAt, isDeferred, headBytes, wholeBytes }) => ({
      kind,
      headBytes,
      bodyBytes: Math.max(0, wholeBytes - headBytes),
      isInFirstView: askedAt < loadedAt && !isDeferred,
    }))
  })
}

function kindOf(type: string, { url, mimeType }: { url: string; mimeType: string }): Kind {
  if (type === 'Document') return 'html'
  if (mimeType === 'text/css') return 'css'
  if (mimeType.startsWith('image/')) return 'picture'
  if (type === 'Font') return 'font'
  return mimeType.endsWith('javascript') && new URL(url).pathname !== '/page-part' ? 'script' : 'data'
}
