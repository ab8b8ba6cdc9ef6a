import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Options = Parameters<AxeBuilder['options']>[0]
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

declare global {
  interface Window {
    axe?: { run(context: Document, options: Options): Promise<Results> }
  }
}

const EVERYTHING: Options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** All that another theme changes. */
const COLOURS: Options = {
  ...EVERYTHING,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/** What axe finds on the page in both themes, a line for each rule. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await analyse(page, EVERYTHING)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await analyse(page, COLOURS)
  return [...light.map((line) => `light, ${line}`), ...dark.map((line) => `dark, ${line}`)]
}

/** Once axe is in the page, it is asked directly, which is much faster. */
async function analyse(page: Page, options: Options): Promise<string[]> {
  const { violations } =
    (await page.evaluate((wanted) => window.axe?.run(document, wanted), options)) ??
    (await new AxeBuilder({ page }).options(options).setLegacyMode().analyze())
  return violations.map(({ id, nodes }) => {
    const [first] = nodes
    return `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}. ${first?.failureSummary}`
  })
}
