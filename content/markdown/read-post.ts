import { z } from 'zod'
import { findTour } from '#catalogue/catalogue.rules.ts'
import { POST_CATEGORIES, type Post, type PostCategory } from '#catalogue/post.rules.ts'
import { isPlainDate } from '#platform/time/calendar.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { isPictureName } from '../pictures/pictures.ts'
import { readFrontMatter } from './front-matter.ts'
import { renderMarkdown } from './markdown.ts'

const WORDS_PER_MINUTE = 200

const categories = Object.entries(POST_CATEGORIES) as [PostCategory, string][]
const line = z.string().trim().min(1)

const day = z.string().refine(isPlainDate, 'must be a date that exists, like 2026-11-20')

const fields = z.strictObject({
  title: line,
  excerpt: line,
  category: z.string().transform((name, context) => {
    const found = categories.find(([, label]) => label === name)
    if (found) return found[0]
    context.addIssue({ code: 'custom', message: `no category ${name}` })
    return z.NEVER
  }),
  tags: z.array(line).min(1),
  date: day,
  updated: day.optional(),
  checked: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month, like 2026-11'),
  author: line,
  image: z
    .string()
    .refine(isPictureName, { error: ({ input }) => `neither a drawing nor a photo: ${input}` }),
  imageCaption: line,
  tours: z
    .array(
      z
        .string()
        .refine((id) => findTour(catalogue, id)?.id === id, { error: ({ input }) => `no trip ${input}` }),
    )
    .min(1),
  comments: z.int().min(0),
})

const frontMatter = fields.superRefine(({ date, updated = date, checked }, context) => {
  if (updated < date) problem('updated', `must not be before ${date}`)
  if (updated.slice(0, 7) < checked) problem('updated', `must be in ${checked} or later, as "checked" says`)

  function problem(field: string, message: string) {
    context.addIssue({ code: 'custom', path: [field], message })
  }
})

/**
 * Reads an article from its Markdown file.
 * @throws an error that names the file and what is wrong with it
 */
export function readPost(file: string, source: string): Post {
  const { fields, text } = readFrontMatter(file, source, frontMatter)
  try {
    return {
      id: file.replace(/^.*\/|\.md$/g, ''),
      ...fields,
      readMinutes: Math.max(1, Math.round(countWords(text) / WORDS_PER_MINUTE)),
      ...renderMarkdown(text),
    }
  } catch (error) {
    // The renderer adds lines of its own to the message.
    const [problem] = (error as Error).message.split('\n')
    throw new Error(`${file}: ${problem}`, { cause: error })
  }
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[a-z0-9]/i.test(word)).length
}
