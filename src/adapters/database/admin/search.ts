import { type SQL, sql } from 'drizzle-orm'

/** Rows in whose search text each word stands, in capitals or not. */
export function containsWords(words: readonly string[]): SQL {
  const patterns = words.map((word) => sql`search_text like lower(${`%${literally(plainNumber(word))}%`})`)
  return sql.join(patterns, sql` and `)
}

/** Rows that may contain the words: all that do, and some that do not. Answered by the index alone. */
export function hasGramsOf(words: readonly string[]): SQL {
  const wanted = words.map((word) => sql`grams_wanted(lower(${plainNumber(word)}))`)
  return sql`grams_of(search_text) @@ (${sql.join(wanted, sql` && `)})`
}

/** A phone number from a call log is looked for by its digits, which stand in the search text; any other word as it is. */
function plainNumber(word: string): string {
  const isNumber = /^\+?[\d()-]{6,}$/.test(word) && !/^(\d{4})?-\d\d-\d\d$/.test(word)
  return isNumber ? word.replace(/\D/g, '') : word
}

/** `%` and `_` would stand for anything. */
function literally(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&')
}
