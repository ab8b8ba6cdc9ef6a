import { emptyWords, spellings } from '#content/spellings.ts'
import { editDistance } from '#platform/text/edit-distance.ts'

/** An entry that can be searched. `words` are made by {@link searchable}; `text` is looked for as it is typed. */
export type Searchable = { words: string; text?: string }

/** The different words of texts, in lower case and without accents, for {@link findByWords} to search. */
export function searchable(texts: readonly string[]): string {
  return [...new Set(texts.flatMap(plainWords))].join(' ')
}

/**
 * The entries that have every word of a query, or a longer one that begins with it. Words that say nothing are ignored;
 * other spellings, languages and mistakes are taken for the words of `content/spellings.ts` that these entries have.
 */
export function findByWords<Entry extends Searchable>(entries: readonly Entry[], query: string): Entry[] {
  const typed = plainWords(query)
  if (typed.length === 0) return [...entries]
  const all = entries.map(({ words }) => ` ${words}`).join('')
  const has = (words: string) => words.split(' ').every((word) => all.includes(` ${word}`))
  const known = KNOWN.filter(({ meant }) => has(meant))
  const spelled = typed.map((word) => (EMPTY.has(word) || has(word) ? word : nearestOf(known, word)))
  const wanted = meaningOf(known, spelled.join(' ')).filter((word) => !EMPTY.has(word))
  return entries.filter(({ words }) => wanted.every((word) => ` ${words}`.includes(` ${word}`)))
}

/** A spelling, and the word or words of the entries for which it stands. */
type Known = { spelling: string; meant: string }

const EMPTY = new Set(emptyWords.split(' '))
/** These are written without spaces, so a word is looked for within others. */
const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Han}\p{Script=Katakana}]/u

/** The longest first: "from Bangkok" before "Bangkok". */
const KNOWN: readonly Known[] = Object.entries(spellings)
  .flatMap(([meant, list]) =>
    [meant, ...list.split(';')].map((spelling) => ({ spelling: plainWords(spelling).join(' '), meant })),
  )
  .sort((one, other) => other.spelling.length - one.spelling.length)

/** The known word that a half-typed or misspelled one is meant to be; the word itself when none is near. */
function nearestOf(known: readonly Known[], word: string): string {
  const words = [...new Set(known.flatMap(({ spelling }) => spelling.split(' ')))]
  const begun = word.length >= 3 && words.find((one) => one.startsWith(word))
  if (begun) return begun
  let allowed = word.length < 4 ? 0 : word.length < 7 ? 1 : 2
  let nearest = word
  for (const one of words) {
    const distance = Math.abs(one.length - word.length) > allowed ? allowed + 1 : editDistance(one, word)
    if (distance > allowed) continue
    nearest = one
    allowed = distance - 1
  }
  return nearest
}

/** The words that a text means, with each known spelling replaced once. */
function meaningOf(known: readonly Known[], text: string): string[] {
  let remaining = ` ${text} `
  const meant: string[] = []
  for (const one of known) {
    const spelling = WITHOUT_SPACES.test(one.spelling) ? one.spelling : ` ${one.spelling} `
    if (!remaining.includes(spelling)) continue
    remaining = remaining.replaceAll(spelling, '  ')
    meant.push(one.meant)
  }
  return [...meant, remaining].join(' ').split(' ').filter(Boolean)
}

function plainWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
