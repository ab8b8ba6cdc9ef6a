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

/** What axe finds on the page in these themes, a line for each rule; in the second only what a theme changes. */
export async function axeFindings(page: Page, themes: ('light' | 'dark')[]): Promise<string[]> {
  const found: string[] = []
  for (const [index, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme })
    const lines = await analyse(page, index === 0 ? EVERYTHING : COLOURS)
    found.push(...lines.map((line) => `${colorScheme}, ${line}`))
  }
  return found
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
