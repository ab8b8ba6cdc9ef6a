/** What stands where part of a path was taken out. */
const TAKEN_OUT = '…'
const MOST_LETTERS = 200

const PLAIN_WORD = /^[\w.~-]{1,60}$/
/** A phone, card or booking number; a year and a day have at most eight digits with hyphens between them. */
const LONG_NUMBER = /\d{5}/
/** Secrets in links: long, and of digits or capitals as well as small letters. */
const RANDOM = /^(?=.*[a-z])(?=.*[\dA-Z])[\w-]{16,}$/

/**
 * The path of an address as it may be kept: without parts in which somebody may stand, such as an email address, a
 * number or the secret of a link. Names in plain words cannot be told from the names of pages.
 */
export function redactPath(path: string): string {
  const plain = path.split('/').map((part) => (part === '' || isPlain(part) ? part : TAKEN_OUT))
  return plain.join('/').slice(0, MOST_LETTERS)
}

function isPlain(part: string): boolean {
  return PLAIN_WORD.test(part) && !LONG_NUMBER.test(part) && !RANDOM.test(part)
}
