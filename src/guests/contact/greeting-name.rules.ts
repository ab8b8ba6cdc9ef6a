const TITLES =
  'dr|prof|professor|mr|mrs|ms|miss|mx|sir|lady|herr|frau|monsieur|madame|señor|señora|khun|the|family|familie|famille|familia'

/** Names that are greeted whole: with a title, of several people, with an initial, with the family name first. */
const WHOLE = [
  new RegExp(`^(?:${TITLES})\\b`, 'i'),
  /[&+/]|\s(?:and|und|et|y)\s/i,
  /^\p{L}\.?\s/u,
  /,/,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
]

/** What a guest is called in a greeting: `Maren` of `Maren Holloway`, or the whole name where its first word is no first name. */
export function greetingName(name: string): string {
  const typed = name.trim()
  return WHOLE.some((form) => form.test(typed)) ? typed : (typed.split(/\s+/)[0] ?? '')
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
