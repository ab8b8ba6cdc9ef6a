/** The replacement of a redacted part of a path. */
const REDACTED = '…'
const MAX_LENGTH = 200

const PLAIN_WORD = /^[\w.~-]{1,60}$/
/** Part of a phone, card or booking number. A date with hyphens has at most four digits in a row. */
const LONG_NUMBER = /\d{5}/
/** A token in a link: long, with digits or capitals as well as small letters; also in the address of its data, `….data`. */
const TOKEN = /^(?=.*[a-z])(?=.*[\dA-Z])[\w-]{16,}(\.\w+)?$/

/**
 * A path that may be logged and counted: parts that can contain personal data or a secret, such as an email address, a
 * number or the token of a link, are redacted. Names of people in plain words cannot be told from the names of pages.
 */
export function redactPath(path: string): string {
  const redacted = path.split('/').map((part) => (part === '' || isPlain(part) ? part : REDACTED))
  return redacted.join('/').slice(0, MAX_LENGTH)
}

function isPlain(part: string): boolean {
  return PLAIN_WORD.test(part) && !LONG_NUMBER.test(part) && !TOKEN.test(part)
}
