/** The replacement of a redacted part of a path. */
const REDACTED = '…'
const MAX_LENGTH = 200

const PLAIN_WORD = /^[\w.~-]{1,60}$/
/** Part of a phone, card or booking number. A date with hyphens has at most four digits in a row. */
const LONG_NUMBER = /\d{5}/

/** The words in addresses that a token follows; `routes.test.ts` compares them with the addresses of the site. */
export const WORDS_BEFORE_TOKENS: readonly string[] = ['booking', 'quote', 'driver', 'calendar', 'checkout']
/** What may follow a token: the pages of what it opens. */
export const WORDS_AFTER_TOKENS: readonly string[] = [
  'pay',
  'change',
  'cancel',
  'thai',
  'receipt',
  'calendar.ics',
  'opened',
]
const BEFORE_TOKEN = new RegExp(`(?<![a-z])(?:${WORDS_BEFORE_TOKENS.join('|')})(?![a-z])`, 'i')
const AFTER_TOKEN = new RegExp(`^(?:${WORDS_AFTER_TOKENS.join('|').replaceAll('.', '\\.')})(?:\\.data)?$`)

/**
 * A path that may be logged and counted: parts that can contain personal data or a secret, such as an email address, a
 * number or a token, are redacted. So is everything that follows a word before tokens, whatever it looks like: a link
 * arrives cut off, in capitals, or with the full stop of its sentence. Names of people in plain words cannot be told
 * from the names of pages.
 */
export function redactPath(path: string): string {
  let followsToken = false
  const redacted = path.split('/').map((part) => {
    const isKept = part === '' || (followsToken ? AFTER_TOKEN.test(part) : isPlain(part))
    followsToken ||= BEFORE_TOKEN.test(decoded(part))
    return isKept ? part : REDACTED
  })
  return redacted.join('/').slice(0, MAX_LENGTH)
}

function isPlain(part: string): boolean {
  return PLAIN_WORD.test(part) && !LONG_NUMBER.test(part) && !part.split(/[.~]/).some(isTokenLike)
}

/** Long, of small letters with digits or capitals; or shorter, of capitals as no word has them, also in a booking number. */
function isTokenLike(run: string): boolean {
  const isMixed = /[a-z]/.test(run) && /[\dA-Z]/.test(run)
  const isCoded = /[A-Z]/.test(run) && /\d|[a-z][A-Z]|[A-Z]{2}[a-z]/.test(run)
  return (run.length >= 16 && isMixed) || (run.length >= 8 && isCoded)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const TOKEN_IN_TEXT = /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?:(?=[\w-]*\d)[\w-]{20,}|[\w-]{22})(?![\w-])/g
const FOLLOWING_IN_TEXT = new RegExp(`((?:${WORDS_BEFORE_TOKENS.join('|')})(?:/|%2F)+)[^\\s/?#"'<>]+`, 'gi')

/** A message that may be logged: tokens in it, alone or in an address, are redacted. */
export function redactTokens(text: string): string {
  return text.replace(FOLLOWING_IN_TEXT, `$1${REDACTED}`).replace(TOKEN_IN_TEXT, REDACTED)
}
