/**
 * Tables for spreadsheets: UTF-8, every cell in quotes, rows end with CRLF (RFC 4180). Guests typed most of what
 * is in them, and a spreadsheet runs a cell that begins like a formula, so no cell does: OWASP, "CSV Injection",
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export type CsvCell = string | number | boolean | null | undefined

/** Stands before the first row; without it some spreadsheets read Thai as something else. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF'

const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g

// What a spreadsheet or an eye skips: quotes, white space, and characters without a shape of their own.
const SKIPPED = '["\\s\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800]*'
const FIRST_SEEN = new RegExp(`^${SKIPPED}([^])`, 'u')
const TAB_OR_BREAK_FIRST = /^[\p{Cf}\p{Z}\0]*[\t\n\r]/u

// In countries that write 1,5 a spreadsheet splits at semicolons, also at those inside our quotes.
const SEEN_AFTER_SEMICOLON = new RegExp(`;(?=${SKIPPED}([^]))`, 'gu')

/** One cell that every spreadsheet reads as the text that it shows. */
export function csvCell(value: CsvCell): string {
  const typed = String(value ?? '').toWellFormed()
  const line = typed
    .replace(LINE_BREAK, ' / ')
    .replace(/\t/g, ' ')
    .replace(/\p{Cc}/gu, '')
  const first = FIRST_SEEN.exec(line)?.[1] ?? ''
  const marked = startsFormula(first) || TAB_OR_BREAK_FIRST.test(typed) ? `'${line}` : line
  const safe = marked.replace(SEEN_AFTER_SEMICOLON, (semicolon, next: string) =>
    startsFormula(next) ? `${semicolon}'` : semicolon,
  )
  return `"${safe.replaceAll('"', '""')}"`
}

/** One row with its line end. */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** Full-width and raised forms count like the sign itself, and so does the long minus. */
function startsFormula(character: string): boolean {
  return /^[=+\-@\u2212]/.test(character.normalize('NFKC'))
}
