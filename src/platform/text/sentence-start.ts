/**
 * The text as the beginning of a sentence or a line: its first letter becomes a capital. There is no function for
 * the other way round: which letters a label keeps within a sentence (`SUV`, `by WhatsApp`) stands beside the label.
 */
export function atSentenceStart(text: string): string {
  const [first = '', ...others] = text
  return first.toUpperCase() + others.join('')
}
