import { inOneLine } from '#bookings/cancelling/booking-terms.words.ts'
import { findCancellationSentence } from '#bookings/cancelling/find-cancellation-sentence.ts'

/** What cancelling costs from now on, as a sentence of an email; null when no terms were agreed. */
export async function cancellationLine(
  ...which: Parameters<typeof findCancellationSentence>
): Promise<string | null> {
  const sentence = await findCancellationSentence(...which)
  return sentence && `${inOneLine(sentence)}.`
}
