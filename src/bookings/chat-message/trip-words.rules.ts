import type { Spelling } from './trips.rules.ts'

export type Word = { text: string; stem: string; start: number; end: number }

const SAME_WORDS: Readonly<Record<string, string>> = { fall: 'waterfall', hellfirepass: 'hellfire' }
/** Words that are not looked at at all. */
const EMPTY =
  /^(?:the|that|ban|pun|dat|don|and|for|with|from|over|into|your|our|two|one|three|four|a|an|of|off|to|by|in|no|day|way|full|town|kanchanaburi|bangkok)$/

/** The words of a text that may name something, by their stems: `Waterfalls`, `falls` → `waterfall`. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}]{3,30}/gu), ({ 0: word, index }) => ({
    text: word,
    stem: stemOf(word),
    start: index,
    end: index + word.length,
  })).filter(({ stem }) => !EMPTY.test(stem))
}

export function stemOf(word: string): string {
  const stem = word.toLowerCase().replace(/(?<=[^s])s$/, '')
  return Object.hasOwn(SAME_WORDS, stem) ? (SAME_WORDS[stem] ?? stem) : stem
}

/** The words of the catalogue for which other spellings stand in the text; in Asian scripts they are part of longer runs. */
export function spelledWords(text: string, spellings: readonly Spelling[]): Word[] {
  const small = text.toLowerCase()
  const found: Word[] = []
  const taken = new Set<number>()
  for (const { spelled, words } of spellings)
    for (let at = small.indexOf(spelled); at >= 0; at = small.indexOf(spelled, at + spelled.length)) {
      const end = at + spelled.length
      if (taken.has(at) || !standsAlone(small, at, end, spelled)) continue
      for (let place = at; place < end; place++) taken.add(place)
      for (const { stem } of wordsOf(words)) found.push({ text: spelled, stem, start: at, end })
    }
  return found
}

const UNSPACED = /[\u0E00-\u0E7F\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/
const LETTER = /[\p{L}\p{M}]/u

/** In Russian and German a word may go on with an ending. */
function standsAlone(text: string, start: number, end: number, spelled: string): boolean {
  if (UNSPACED.test(spelled)) return true
  const after = text.slice(end, end + 4)
  const isEnded = !LETTER.test(after.charAt(0)) || (/[а-яё]$/.test(spelled) && !LETTER.test(after.charAt(3)))
  return !LETTER.test(text.charAt(start - 1)) && isEnded
}
