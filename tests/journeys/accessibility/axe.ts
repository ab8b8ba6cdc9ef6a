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

/** Targets have 24 by 24 CSS pixels that nothing covers. */
const TARGETS: RunOptions = { ...EVERYTHING, runOnly: { type: 'rule', values: ['target-size'] } }

/** The rules that depend on the theme. */
const COLOURS: RunOptions = {
  ...EVERYTHING,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/** The violations that axe finds in these themes, a line for each rule; in the second theme only about colours. */
export async function axeFindings(page: Page, themes: ('light' | 'dark')[]): Promise<string[]> {
  const found: string[] = []
  for (const [index, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme })
    const lines = await analyse(page, index === 0 ? EVERYTHING : COLOURS)
    found.push(...lines.map((line) => `${colorScheme}, ${line}`))
  }
  return found
}

/** Targets of the newly opened page that are too small or covered. */
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
