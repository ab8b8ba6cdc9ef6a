import { type SQL, sql } from 'drizzle-orm'
import { digitsToFind } from '#guests/contact/phone-key.rules.ts'

/** Rows whose search text contains every word, ignoring case. */
export function containsWords(words: readonly string[]): SQL {
  const patterns = words.map((word) => sql`search_text like lower(${`%${escapeLike(foundBy(word))}%`})`)
  return sql.join(patterns, sql` and `)
}

/**
 * A phone number is searched by the digits that it has however it is written, which are part of the search text; any
 * other word is unchanged.
 */
function foundBy(word: string): string {
  const isNumber = /^\+?[\d().-]{6,}$/.test(word) && !/^(\d{4})?-\d\d-\d\d$/.test(word)
  return isNumber ? digitsToFind(word) : word
}

/** Escapes the wildcards of `like`. */
function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&')
}
