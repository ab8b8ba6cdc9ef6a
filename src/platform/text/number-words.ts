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
]

/** A small number as it stands in a sentence: `4` is `four`; from 13 on in digits. */
export function numberInWords(count: number): string {
  return WORDS[count] ?? String(count)
}
