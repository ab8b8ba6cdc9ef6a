import type { Browser } from '@playwright/test'
import { withBrowser } from '../browser.ts'
import { ADDRESSES } from '../measured-pages.ts'
import { KINDS, type Sent, transfersOf } from '../network-transfer.ts'
import { withStaticPage } from '../references/static-page.ts'
import { formatFigure, type Row } from '../results-table.ts'
import { withSite } from '../site.ts'

const PAGES = Object.entries({ ...ADDRESSES, 'trips from Bangkok': '/pre-made-trips/bangkok' })
/** Pages that fit into the initial congestion window: ten packets, sent before the first acknowledgement. */
const FIRST_WINDOW_PAGES = ['home', 'trip', 'list', 'article']

/** The transferred bytes of each page, as the site compresses it, compared with a hand-written page. */
export function measureBytes(): Promise<Row[]> {
  return withSite((site) =>
    withStaticPage((page) => withBrowser((browser) => bytesOf(browser, site.url, page.url))),
  )
}

async function bytesOf(browser: Browser, siteUrl: string, staticUrl: string): Promise<Row[]> {
  const byHand = await transfersOf(browser, staticUrl)
  const rows = [firstViewRow('the page by hand', byHand)]
  for (const [name, path] of PAGES)
    rows.push(...rowsOf(name, await transfersOf(browser, siteUrl + path), byHand))
  return rows
}

function rowsOf(name: string, sent: readonly Sent[], byHand: readonly Sent[]): Row[] {
  const later = sent.filter(({ isInFirstView }) => !isInFirstView)
  const reference = (figure: number) => ({ name: 'by hand', figure })
  return [
    {
      row: `${name}, HTML with its CSS`,
      figure: bodyKb(ofKind(sent, 'html')),
      unit: 'KB',
      reference: reference(bodyKb(ofKind(byHand, 'html'))),
      ...(FIRST_WINDOW_PAGES.includes(name) && { goal: { of: 'figure', atMost: 14.3 } }),
    },
    {
      ...firstViewRow(name, sent),
      reference: reference(wholeKb(firstView(byHand))),
      goal: { of: 'figure', atMost: 60 },
    },
    {
      row: `${name}, scripts`,
      figure: bodyKb(ofKind(sent, 'script')),
      unit: 'KB',
      besides: `${ofKind(sent, 'script').length} files`,
      goal: { of: 'figure', atMost: 114 },
    },
    { row: `${name}, all after the first view`, figure: wholeKb(later), unit: 'KB', besides: byKind(later) },
  ]
}

function firstViewRow(name: string, sent: readonly Sent[]): Row {
  const view = firstView(sent)
  return { row: `${name}, first view with headers`, figure: wholeKb(view), unit: 'KB', besides: byKind(view) }
}

function firstView(sent: readonly Sent[]): Sent[] {
  return sent.filter(({ isInFirstView }) => isInFirstView)
}

function ofKind(sent: readonly Sent[], kind: Sent['kind']): Sent[] {
  return sent.filter((one) => one.kind === kind)
}

function bodyKb(sent: readonly Sent[]): number {
  return sent.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0) / 1000
}

function wholeKb(sent: readonly Sent[]): number {
  return sent.reduce((sum, { headBytes, bodyBytes }) => sum + headBytes + bodyBytes, 0) / 1000
}

/** "html 12.3, font 24, picture 6.1 in 9 requests" */
function byKind(sent: readonly Sent[]): string {
  const kinds = KINDS.map((kind) => [kind, wholeKb(ofKind(sent, kind))] as const)
  const parts = kinds.filter(([, kb]) => kb > 0).map(([kind, kb]) => `${kind} ${formatFigure(kb)}`)
  return `${parts.join(', ')} in ${sent.length} requests`
}
