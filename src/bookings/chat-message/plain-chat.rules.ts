/** A message as it can be read, and where each of its characters stands in what was pasted. */
export type PlainChat = { text: string; positions: readonly number[] }

/** Characters without a look of their own: marks of direction, joiners, the frames of keycaps. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\u20E3|\r/u
const LINE_BREAKS = /[\v\f\u0085\u2028\u2029]/
const SPACES = /[\p{Zs}\t]/u
const STRUCK = /(?<![\p{L}\p{N}~])~(?!~)(?=\S)[^~\n]{1,200}?(?<=\S)~(?![\p{L}\p{N}~])/gu
/** The stars and lines that WhatsApp shows as bold and slanted words. */
const EMPHASIS =
  /(?<![\p{L}\p{N}@._-])[*_](?=[*_]?[\p{L}\p{N}])|(?<=[\p{L}\p{N}.!?)])[*_](?![\p{L}\p{N}@._])/gu

/**
 * The message without invisible characters, with plain spaces, line breaks, digits and signs. What is struck out and the
 * stars of bold words become spaces. A tab stays, because LINE puts it between its columns.
 */
export function plainChat(message: string): PlainChat {
  const letters: string[] = []
  const positions: number[] = []
  for (let at = 0; at < message.length; at++) {
    const letter = plainLetter(message.charAt(at))
    if (letter === '') continue
    letters.push(letter)
    positions.push(at)
  }
  positions.push(message.length)
  const blank = (found: string) => ' '.repeat(found.length)
  return { text: letters.join('').replace(STRUCK, blank).replace(EMPHASIS, blank), positions }
}

function plainLetter(letter: string): string {
  if (letter < '\u007f' && letter !== '\r' && !LINE_BREAKS.test(letter)) return letter
  if (INVISIBLE.test(letter)) return ''
  if (LINE_BREAKS.test(letter)) return '\n'
  if (SPACES.test(letter)) return ' '
  if (/[\u2010-\u2015\u2212]/.test(letter)) return '-'
  if (/[’‘ʼ´]/.test(letter)) return "'"
  if (/[“”„«»]/.test(letter)) return '"'
  // Thai digits, and the wide letters, digits and signs of Chinese and Japanese keyboards.
  if (/[๐-๙]/.test(letter)) return String(letter.charCodeAt(0) - 0x0e50)
  if (/[！-～]/.test(letter)) return String.fromCharCode(letter.charCodeAt(0) - 0xfee0)
  return letter === '、' ? ',' : letter === '。' ? '.' : letter
}

/** The places of the plain text as places of the message. */
export function placesIn({ positions }: PlainChat) {
  return <Place extends { start: number; end: number }>(place: Place): Place => {
    const start = positions[place.start] ?? 0
    return { ...place, start, end: Math.max(start + 1, (positions[place.end - 1] ?? 0) + 1) }
  }
}
