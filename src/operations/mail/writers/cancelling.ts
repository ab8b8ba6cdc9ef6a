import { inOneLine } from '#content/booking/booking-terms.ts'
import { findCancelling } from '../../bookings/find-cancelling.ts'

/** What cancelling costs from now on, as a sentence of an email; null when no terms were agreed. */
export async function cancellingOf(...which: Parameters<typeof findCancelling>): Promise<string | null> {
  const sentence = await findCancelling(...which)
  return sentence && `${inOneLine(sentence)}.`
}
