/** Where a word stands as a word of its own; in Thai, which has no spaces, anywhere. Both in lower case; -1 when nowhere. */
export function wordAt(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const around = text.charAt(at - 1) + text.charAt(at + word.length)
    if (!/[a-z]/.test(around) || /[\u0E00-\u0E7F]/.test(word)) return at
  }
  return -1
}
