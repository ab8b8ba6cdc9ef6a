import lighthouse from 'lighthouse'
import { median } from './percentile.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const FIGURES = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

export type Category = (typeof CATEGORIES)[number]
export type Audit = Record<keyof typeof FIGURES, number> & {
  /** Out of 100. Only performance varies between runs; the others are measured once. */
  scores: Record<Category, number>
  /** The audits that cost points in accessibility, best practices or SEO. */
  failed: string[]
}

/** Runs Lighthouse for a phone on slow 4G, in the browser at this port. Runs alternate between the addresses; the results are medians. */
export async function auditAlternately(
  urls: readonly string[],
  { port, runs }: { port: number; runs: number },
): Promise<Audit[]> {
  const audits: Audit[][] = urls.map(() => [])
  for (let run = 0; run < runs; run++)
    for (const [index, url] of urls.entries())
      audits[index]?.push(await audit(url, port, run === 0 ? [...CATEGORIES] : ['performance']))
  return audits.map(summary)
}

async function audit(url: string, port: number, onlyCategories: Category[]): Promise<Audit> {
  const flags = { port, onlyCategories, logLevel: 'silent', disableFullPageScreenshot: true } as const
  const result = await lighthouse(url, flags)
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse cannot audit ${url}: ${result?.lhr.runtimeError?.message}`)
  const { audits, categories } = result.lhr
  const figures = Object.entries(FIGURES).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN])
  const scores = CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)])
  const failed = Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
  return {
    ...Object.fromEntries(figures),
    scores: Object.fromEntries(scores),
    failed: failed.map(({ id }) => id),
  }
}

function summary(audits: readonly Audit[]): Audit {
  const [first] = audits
  if (!first) throw new Error('Lighthouse did not run')
  const middle = (read: (audit: Audit) => number) => median(audits.map(read))
  return {
    fcpMs: middle(({ fcpMs }) => fcpMs),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    cls: middle(({ cls }) => cls),
    scores: { ...first.scores, performance: middle(({ scores }) => scores.performance) },
    failed: first.failed,
  }
}
