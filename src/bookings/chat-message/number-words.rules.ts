const WORDS = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
]

/** A small number in a pattern, in digits or as a word. */
export const NUMBER = `(?:\\d{1,2}|${WORDS.join('|')}|an?)`

/** `4`, `four` → 4; `a` → 1. */
export function numberFrom(word: string): number {
  const small = word.toLowerCase()
  if (/^\d+$/.test(small)) return Number(small)
  return Math.max(WORDS.indexOf(small), 0) + 1
}
