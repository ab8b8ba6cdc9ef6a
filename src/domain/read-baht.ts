const THAI_DIGITS = '๐๑๒๓๔๕๖๗๘๙'
/** Digits alone or in groups of three, and no satang but zeros: `4300`, `4,300`, `4.300`, `4 300.00`. */
const WHOLE_BAHT = /^(?:\d{1,9}|\d{1,3}(?:([,. '’])\d{3})(?:\1\d{3})?)(?:[.,]00?|\.-)?$/

/**
 * Whole baht as people type them: `4300`, `4,300`, `4.300`, `฿4,300`, `4300 THB`, `4300 baht`, `๔๓๐๐`. The only way a typed
 * amount is read. NaN for everything else, such as `1e3`, `0x10`, `-5`, `4,30` or an amount with satang.
 */
export function readBaht(text: string): number {
  const digits = text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(THAI_DIGITS.indexOf(digit)))
    .replace(/\s+/g, ' ')
    .replace(/^ ?(?:฿|THB|baht|บาท)? ?/i, '')
    .replace(/ ?(?:฿|THB|baht|บาท)?\.? ?$/i, '')
  if (!WHOLE_BAHT.test(digits)) return Number.NaN
  return Number(digits.replace(/(?:[.,]00?|\.-)$/, '').replace(/\D/g, ''))
}
