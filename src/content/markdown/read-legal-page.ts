import { z } from 'zod'
import { isPlainDate } from '#domain/time/calendar.ts'
import { company } from '../company.ts'
import { readFrontMatter } from './front-matter.ts'
import { type RenderedText, renderMarkdown } from './markdown.ts'

export type LegalPage = RenderedText & { title: string; description: string; updated: string }

const frontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  updated: z.string().refine(isPlainDate, 'must be a date that exists, like 2026-11-20'),
})

/** What may stand in braces in the text. */
const TOKENS: Record<string, string> = {
  company: company.name,
  email: company.email,
  // In one piece, as a number is read out.
  phone: company.phone.replaceAll(' ', '\u00a0'),
  licence: company.licence,
  address: company.address,
}

/**
 * A page of law from its Markdown file.
 * @throws an error that names the file and what is wrong with it
 */
export function readLegalPage(file: string, source: string): LegalPage {
  const { fields, text } = readFrontMatter(file, source, frontMatter)
  return { ...fields, ...renderMarkdown(filledIn(file, text)) }
}

function filledIn(file: string, text: string): string {
  return text.replace(/\{(\w+)\}/g, (token, name: string) => {
    const words = TOKENS[name]
    if (words === undefined) throw new Error(`${file}: nothing to put for ${token}`)
    return words
  })
}
