import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Rows in which each word stands somewhere, in capitals or not; all rows without words. */
export function containsWords(columns: SQLWrapper[], words: readonly string[]): SQL | undefined {
  // Words hold no space, so none is found across the border of two columns.
  const text = sql`concat_ws(' ', ${sql.join(columns, sql`, `)})`
  return and(...words.map((word) => sql`${text} ilike ${`%${literally(plainNumber(word))}%`}`))
}

/** A phone number as it is typed without spaces and signs. */
export function digitsOf(column: SQLWrapper): SQL {
  return sql`regexp_replace(${column}, '\\D', '', 'g')`
}

/** A name as the lists show it, with what stands there when it is empty. */
export function nameOr(column: SQLWrapper, nameless: string): SQL {
  return sql`coalesce(nullif(${column}, ''), ${nameless})`
}

/** A phone number from a call log is looked for by its digits, which `digitsOf` offers; any other word as it is. */
function plainNumber(word: string): string {
  return /^\+?[\d()-]{6,}$/.test(word) && !/^\d{4}-\d\d-\d\d$/.test(word) ? word.replace(/\D/g, '') : word
}

/** `%` and `_` would stand for anything. */
function literally(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&')
}
