import type { BookingRules } from '#bookings/operator-rules/booking-rules.rules.ts'
import { ruleTokens } from '#bookings/operator-rules/rule-sentences.words.ts'
import type { LegalPage } from './read-legal-page.ts'

/** Read when the site is built: only pages and tests may load this file, plain Node cannot. */
const files = import.meta.glob<LegalPage>('../legal/*.md', { import: 'default', eager: true })

/** A legal page with the rules of booking as they are now. */
export function findLegalPage(name: 'privacy' | 'terms', rules: BookingRules): LegalPage {
  const page = files[`../legal/${name}.md`]
  if (page === undefined) throw new Error(`no text for ${name}`)
  const tokens = ruleTokens(rules)
  return { ...page, html: page.html.replace(/\{(\w+)\}/g, (token, key: string) => tokens[key] ?? token) }
}
