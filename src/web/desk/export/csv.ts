import { readNumber } from '#guests/contact/phone-number.rules.ts'
import {
  hasCountryCode,
  isPhoneNumber,
  typedPhone,
  withoutExtension,
} from '#guests/contact/phone-text.rules.ts'

/**
 * Tables for spreadsheets: UTF-8, every cell in quotes, rows end with CRLF (RFC 4180). Guests typed most of what
 * is in them, and a spreadsheet runs a cell that begins like a formula, so no cell does: OWASP, "CSV Injection",
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export type CsvCell = string | number | boolean | null | undefined

/** Stands before the first row; without it some spreadsheets read Thai in the wrong encoding. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF'

const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g

// Characters before a formula that a spreadsheet may ignore: quotes, white space and invisible characters.
const SKIPPED = '["\\s\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800]*'
const FIRST_SEEN = new RegExp(`^${SKIPPED}([^])`, 'u')
const TAB_OR_BREAK_FIRST = /^[\p{Cf}\p{Z}\0]*[\t\n\r]/u

// Where the decimal separator is a comma, a spreadsheet splits at semicolons, even at those inside quotes.
const SEEN_AFTER_SEMICOLON = new RegExp(`;(?=${SKIPPED}([^]))`, 'gu')

/**
 * A phone number for a cell, such as `(+66) 81 555 0123` or `081 555 0123`. A spreadsheet would take digits alone for a
 * number and drop the zero before them, and a plus sign in front for a formula; contact lists read the number as it is.
 */
export function phoneCell(typed: string | null): CsvCell {
  const phone = typedPhone(typed ?? '')
  if (!isPhoneNumber(phone)) return typed
  const { number, extension } = withoutExtension(phone)
  const inGroups = readGroups(number) ?? spaced(number.replace(/\D+/g, ' ').trim())
  return extension ? `${inGroups} #${extension}` : inGroups
}

/** A number with a country code, which stands in brackets; `undefined` for any other. */
function readGroups(number: string): string | undefined {
  const groups = hasCountryCode(number) ? readNumber(number)?.inGroups : undefined
  return groups?.replace(/^\+(\d+)/, '(+$1)')
}

function spaced(digits: string): string {
  return digits.includes(' ') ? digits : digits.replace(/\d{3}(?=\d{2})/g, '$& ')
}

/** One quoted cell that no spreadsheet runs as a formula. */
export function csvCell(value: CsvCell): string {
  if (typeof value === 'number') return `"${value}"`
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

/** The headers of a download. @param name of the file, without its ending */
export function csvHeaders(name: string): Record<string, string> {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'x-content-type-options': 'nosniff',
  }
}

/** Full-width and superscript forms count like the character itself, and so does the minus sign (U+2212). */
function startsFormula(character: string): boolean {
  return /^[=+\-@\u2212]/.test(character.normalize('NFKC'))
}
