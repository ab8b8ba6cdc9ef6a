import { freePort } from '#tests/free-port.ts'
import { withBrowser } from '../browser.ts'
import { type Audit, auditAlternately } from '../lighthouse-audit.ts'
import { ADDRESSES } from '../measured-pages.ts'
import { withStaticPage } from '../references/static-page.ts'
import { formatFigure, type Row } from '../results-table.ts'
import { withSite } from '../site.ts'

const PAGES = Object.entries(ADDRESSES)

/** Lighthouse's scores for phones, and the largest contentful paint. */
export function measureLighthouse({ runs }: { runs: number }): Promise<Row[]> {
  return withSite((site) =>
    withStaticPage(async (byHand) => {
      const port = await freePort()
      const urls = [byHand.url, ...PAGES.map(([, path]) => site.url + path)]
      const [reference, ...audits] = await withBrowser(
        () => auditAlternately(urls, { port, runs }),
        [`--remote-debugging-port=${port}`],
      )
      if (!reference) return []
      const rows = audits.flatMap((audit, index) => rowsOf(PAGES[index]?.[0] ?? '', audit, reference.lcpMs))
      return [paintRow('the page by hand', reference), ...rows]
    }),
  )
}

function rowsOf(name: string, audit: Audit, byHandMs: number): Row[] {
  const { scores, failed } = audit
  const each = Object.entries(scores).map(([category, score]) => `${category} ${score}`)
  const faults = failed.length > 0 ? `; ${failed.join(', ')}` : ''
  return [
    {
      row: `${name}, the lowest of four scores`,
      figure: Math.min(...Object.values(scores)),
      unit: 'of 100',
      besides: each.join(', ') + faults,
      goal: { of: 'figure', atLeast: 100 },
    },
    {
      ...paintRow(name, audit),
      reference: { name: 'by hand', figure: byHandMs },
      goal: { of: 'ratio', atMost: 1.15 },
    },
  ]
}

function paintRow(name: string, { fcpMs, lcpMs, tbtMs, cls }: Audit): Row {
  const besides = `first ${formatFigure(fcpMs)} ms, blocked ${formatFigure(tbtMs)} ms, shift ${formatFigure(cls)}`
  return { row: `${name}, largest paint`, figure: lcpMs, unit: 'ms', besides }
}
