/**
 * Guests write plain text. Markup is taken out, control characters are refused, and what is stored is
 * still treated as text wherever it is shown.
 */

// A tag starts with a letter, a slash, ! or ?, so that "2 < 3" and "<3" survive. An unclosed tag runs to the end.
const TAG = /<[a-z/!?][^>]*(?:>|$)/gi

// What is left of nested tags after one pass: without the bracket it is no tag.
const TAG_START = /(?<!<)<+(?=[a-z/!?])/gi

/** Removes markup in two passes; what nested tags leave behind loses its brackets. Linear in the length. */
export function stripMarkup(text: string): string {
  return text.replace(TAG, '').replace(TAG_START, '')
}

// Control characters except tab, line feed and carriage return; and the separators and direction overrides
// that can disguise what a line says.
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** True when the text holds characters that no keyboard types and that break mails or databases. */
export function hasForbiddenCharacters(text: string): boolean {
  return FORBIDDEN.test(text) || !text.isWellFormed()
}

/** One line: markup out, white space folded, ends trimmed, cut to `maxLength` UTF-16 units. */
export function cleanLine(text: string, maxLength: number): string {
  return cut(stripMarkup(text).replace(/\s+/g, ' ').trim(), maxLength)
}

/** Several lines: markup out, line ends as `\n`, ends trimmed, cut to `maxLength` UTF-16 units. */
export function cleanText(text: string, maxLength: number): string {
  return cut(stripMarkup(text).replace(/\r\n?/g, '\n').trim(), maxLength)
}

function cut(text: string, maxLength: number): string {
  const short = text.slice(0, maxLength)
  // Never cut an emoji in half: a lone surrogate cannot be stored.
  return short.isWellFormed() ? short : short.slice(0, -1)
}
