import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands, a line for each rule. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => {
    const [first] = nodes
    return `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}. ${first?.failureSummary}`
  })
}
