import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** At least 24 by 24 CSS pixels, whatever lies above it. */
const TARGETS: RunOptions = { ...EVERYTHING, runOnly: { type: 'rule', values: ['target-size'] } }

/** All that another theme changes. */
const COLOURS: RunOptions = {
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

/** What of the page as it is opened cannot be hit, because it is small or lies under something else. */
export function coveredTargets(page: Page): Promise<string[]> {
  return analyse(page, TARGETS)
}

async function analyse(page: Page, options: RunOptions): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async (wanted) => (await window.axe.run(document, wanted)).violations,
    options,
  )
  return violations.map(({ id, nodes }) => {
    const [first] = nodes
    return `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}. ${first?.failureSummary}`
  })
}
