import { z } from 'zod'
import { refundWithinDays, ruleTokens } from '#bookings/operator-rules/rule-sentences.words.ts'
import { freeWaitingSentence, nightRateSentence } from '#catalogue/transfers/waiting-sentences.words.ts'
import { isPlainDate } from '#platform/time/calendar.ts'
import { defaultRules } from '../catalogue/booking-rules.ts'
import { company } from '../company.ts'
import { readFrontMatter } from './front-matter.ts'
import { type RenderedText, renderMarkdown } from './markdown.ts'

export type LegalPage = RenderedText & { title: string; description: string; updated: string }

const frontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  updated: z.string().refine(isPlainDate, 'must be a date that exists, like 2026-11-20'),
})

/** The placeholders in braces that are filled when the site is built. Those of the rules are filled by each page. */
const TOKENS: Record<string, string> = {
  company: company.name,
  email: company.email,
  // With no-break spaces, so that the number is not wrapped.
  phone: company.phone.replaceAll(' ', '\u00a0'),
  licence: company.licence,
  address: company.address,
  waiting: freeWaitingSentence,
  nightRate: nightRateSentence,
  refundWithin: `within ${refundWithinDays} days`,
}

const RULE_TOKENS = ruleTokens(defaultRules)

/**
 * Reads a legal page from its Markdown file.
 * @throws an error that names the file and what is wrong with it
 */
export function readLegalPage(file: string, source: string): LegalPage {
  const { fields, text } = readFrontMatter(file, source, frontMatter)
  return { ...fields, ...renderMarkdown(fillTokens(file, text)) }
}

function fillTokens(file: string, text: string): string {
  return text.replace(/\{(\w+)\}/g, (token, name: string) => {
    if (name in RULE_TOKENS) return token
    const value = TOKENS[name]
    if (value === undefined) throw new Error(`${file}: unknown placeholder ${token}`)
    return value
  })
}
