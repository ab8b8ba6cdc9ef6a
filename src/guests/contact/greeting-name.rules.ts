const TITLES = [
  'mr|mrs|ms|miss|mx|mister|sir|lady|lord|dr|doctor|prof|professor|rev|capt|ing|dipl',
  'herr|herrn|frau|fr|hr|dhr|mevr|mevrouw|monsieur|madame|mademoiselle|mme|mlle',
  'señor|señora|señorita|sr|sra|srta|don|doña|signor|signora|signore|senhor|senhora|pan|pani|г-н|г-жа',
].join('|')
/** A title with what belongs to it: `Mr.`, `Herr Dr.`, `Dipl.-Ing.` */
const TITLE = new RegExp(`^(?:(?:${TITLES})(?![\\p{L}\\p{M}])[.,]*[\\s-]*)+`, 'iu')
/** Thai titles stand before the first name, in Thai without a space. */
const THAI_TITLE = /^(?:(?:khun|k\.)\s+|(?:คุณ|นางสาว|นาง|นาย|น\.ส\.|ด\.ช\.|ด\.ญ\.)\s*)(?=[\p{L}\p{M}])/iu
/** What follows a name and belongs to no first name. */
const SUFFIX = /,\s*(?:jr|sr|ii|iii|iv|phd|ph\.d|md|m\.d|mba|esq|msc|bsc|dds|cpa)\.?$/i

/** Family names of countries where they come first; as a first name, the whole name does no harm. */
const FAMILY_FIRST =
  /^(?:nguyễn|nguyen|trần|tran|lê|le|phạm|pham|huỳnh|huynh|hoàng|hoang|phan|vũ|vu|võ|vo|đặng|dang|bùi|bui|đỗ|do|hồ|ho|ngô|ngo|dương|duong|lý|ly|kim|lee|park|choi|jung|jeong|kang|cho|yoon|lim|wang|li|zhang|liu|chen|yang|huang|zhao|wu|zhou|xu|sun|ma|zhu|lin|chan|wong|tan|ng|cheung|leung)$/iu

/** Names that are greeted whole: of several people, of a family, with an initial. */
const WHOLE = [
  /[&+/]|\s(?:and|und|et|y|e|og|en|и|และ)\s/iu,
  /^(?:the|family|familie|famille|familia|famiglia|ครอบครัว)(?![\p{L}\p{M}])/iu,
  /^\p{L}\.?\s/u,
]
/** Where the family name comes first, often without a space. */
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * What a guest is called in a greeting: the first name of `Mr. Maren Holloway` or `Holloway, Maren`, or the whole name where
 * it is not certain which word that is. Never a title alone.
 */
export function greetingName(name: string): string {
  const typed = name.trim().replace(/\s+/g, ' ')
  const untitled = typed.replace(SUFFIX, '').replace(THAI_TITLE, '')
  const rest = withoutTitle(name)
  if (WHOLE.some((form) => form.test(rest) || form.test(typed)) || EAST_ASIAN.test(typed)) return untitled
  const [family = '', given = '', ...more] = rest.split(/\s*,\s*/)
  if (more.length > 0) return untitled
  // A title and one name: `Dr Chen`, which is a family name.
  if (rest !== untitled && !/\s/.test(rest)) return untitled
  if (given) return firstWord(given.replace(TITLE, '')) || untitled
  return FAMILY_FIRST.test(family.split(' ')[0] ?? '') ? rest : firstWord(rest) || typed
}

/** A name without the titles in front and behind: `Prof. Dr. Hans Müller` → `Hans Müller`. */
export function withoutTitle(name: string): string {
  return name.trim().replace(/\s+/g, ' ').replace(SUFFIX, '').replace(THAI_TITLE, '').replace(TITLE, '')
}

/** The last word of a name, or what stands before its comma: `Holloway` of `Maren Holloway` and of `Holloway, Maren`. */
export function surnameOf(name: string): string {
  const [family = '', given] = withoutTitle(name).split(/\s*,\s*/)
  return given ? family : (family.split(' ').findLast((one) => /\p{L}/u.test(one)) ?? family)
}

/** The first word with a letter, without what stands beside it. */
function firstWord(text: string): string {
  const word = text.split(' ').find((one) => /\p{L}/u.test(one)) ?? ''
  return word.replace(/^[^\p{L}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
}

/** `Hello Maren`; `Hello` alone while no name is known. */
export function hello(name: string): string {
  return `Hello ${greetingName(name)}`.trimEnd()
}

const GREETING =
  /^\s*(?:hello|hi|hey|dear|good (?:morning|afternoon|evening)|sawasdee|สวัสดี)(?![\p{L}\p{M}])/iu

/** Does a text begin with a greeting of its own? */
export function isGreeting(text: string): boolean {
  return GREETING.test(text)
}
