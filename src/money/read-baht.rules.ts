import { plainDigits } from '#platform/text/digits.ts'

/** Digits alone or in groups of three, and no decimals but zeros: `4300`, `4,300`, `4.300`, `4 300.00`. */
const WHOLE = /^(?:\d{1,9}|\d{1,3}(?:([,. '’])\d{3})(?:\1\d{3})?)(?:[.,]00?|\.-)?$/

/**
 * Whole baht as people type them: `4300`, `4,300`, `4.300`, `฿4,300`, `4300 THB`, `4300 baht`, `๔๓๐๐`. The only way a typed
 * amount is read. NaN for everything else, such as `1e3`, `0x10`, `-5`, `4,30` or an amount with satang.
 */
export function readBaht(text: string): number {
  return readWhole(
    oneSpaced(text)
      .replace(/^ ?(?:฿|THB|baht|บาท)? ?/i, '')
      .replace(/ ?(?:฿|THB|baht|บาท)?\.? ?$/i, ''),
  )
}

/** A whole number as people type it, in groups of three or not, also in Thai digits; NaN for everything else. */
export function readWhole(text: string): number {
  const digits = plainDigits(oneSpaced(text)).trim()
  if (!WHOLE.test(digits)) return Number.NaN
  return Number(digits.replace(/(?:[.,]00?|\.-)$/, '').replace(/\D/g, ''))
}

/** Wide and other forms of characters as the usual ones, and one space for several. */
function oneSpaced(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ')
}
