const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
]

/** A small number as it stands in a sentence: `4` is `four`; from 15 on in digits. */
export function numberInWords(count: number): string {
  return WORDS[count] ?? String(count)
}
