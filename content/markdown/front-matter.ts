import { parse } from 'yaml'
import type { z } from 'zod'

/**
 * Splits a Markdown file into its front matter, validated by the schema, and its text.
 * @throws an error that names the file and every field that is wrong
 */
export function readFrontMatter<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): { fields: z.output<Schema>; text: string } {
  const parts = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source)
  if (!parts) throw new Error(`${file}: no front matter between two lines of dashes`)
  const [, head = '', text = ''] = parts
  const checked = schema.safeParse(parse(head))
  if (checked.success) return { fields: checked.data, text: text.trim() }
  const problems = checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`${file}: ${problems.join('; ')}`)
}
