/**
 * Guests write plain text: markup is removed, control characters are refused, and the stored text is still escaped
 * wherever it is shown.
 */

const ELEMENTS =
  'a|abbr|address|applet|area|article|aside|audio|b|base|bdi|bdo|big|blink|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|marquee|math|menu|meta|meter|nav|nobr|noframes|noscript|object|ol|optgroup|option|output|p|param|picture|plaintext|pre|progress|q|rp|rt|ruby|s|samp|script|search|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr|xmp'

// Only elements that HTML knows: "<bob@example.com>" and "<about 5,000 baht" are no tags.
const TAG = new RegExp(
  `</?(?:${ELEMENTS})(?:[\\s/][^<>]*)?>|<!--[^<>]*-->|<!doctype[^<>]*>|<\\?[^<>]*\\?>`,
  'gi',
)

// Other text in angle brackets stays, without the brackets.
const BRACKETED = /<([a-z/!?][^<>]*)>/gi

// The start of a tag that was left open, or that appeared when another one was removed: it loses its bracket.
const TAG_START = /(?<!<)<+(?=[a-z/!?])/gi

/** Removes markup and keeps all other words. The result contains no tag. The time is linear in the length. */
export function stripMarkup(text: string): string {
  return text.replace(TAG, '').replace(BRACKETED, '$1').replace(TAG_START, '')
}

// Word processors, PDFs and Outlook write line breaks that no keyboard types.
const OTHER_LINE_BREAKS = /[\v\f\u0085\u2028\u2029]/g
// Chats and contact lists put these signs around and into names and numbers; they are invisible and change no word. The two
// joiners stay, which are part of names in Hindi or Persian and of emoji.
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202d\u2060-\u2069\ufeff]/g
// Thai and Lao `am`, which some keyboards write as two signs with or without a tone between them.
const SPLIT_AM = /\u0e4d([\u0e48-\u0e4b]?)\u0e32|\u0ecd([\u0ec8-\u0ecb]?)\u0eb2/g

/**
 * The words as a search compares them: without invisible signs of other programs, and with one character for a letter with
 * its accent, where some keyboards and programs write two.
 */
export function composed(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(SPLIT_AM, (am, thaiTone?: string, laoTone?: string) =>
      am.startsWith('\u0e4d') ? `${thaiTone}\u0e33` : `${laoTone}\u0eb3`,
    )
}

/** Pasted text with `\n` for every kind of line break, and composed. */
export function asTyped(text: string): string {
  return composed(text).replace(/\r\n?/g, '\n').replace(OTHER_LINE_BREAKS, '\n')
}

// Control characters except tab and line breaks; and the override that shows a line backwards, which disguises what it says.
const FORBIDDEN = /(?![\t\n\r\v\f\u0085])\p{Cc}|\u202e/u

/** Does the text contain control characters, the right-to-left override or lone surrogates, which break emails or databases? */
export function hasForbiddenCharacters(text: string): boolean {
  return FORBIDDEN.test(text) || !text.isWellFormed()
}

/** One line: markup out, white space folded, ends trimmed, cut to `maxLength` UTF-16 units. */
export function cleanLine(text: string, maxLength: number): string {
  return cut(stripMarkup(asTyped(text)).replace(/\s+/g, ' ').trim(), maxLength)
}

/** Several lines: markup out, line ends as `\n`, ends trimmed, cut to `maxLength` UTF-16 units. */
export function cleanText(text: string, maxLength: number): string {
  return cut(stripMarkup(asTyped(text)).trim(), maxLength)
}

function cut(text: string, maxLength: number): string {
  const short = text.slice(0, maxLength)
  // Never cut an emoji in half: a lone surrogate cannot be stored.
  return short.isWellFormed() ? short : short.slice(0, -1)
}
