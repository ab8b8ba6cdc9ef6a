import { type CustomTrip, findCustomTrip } from '#adapters/database/detailed-bookings.ts'
import { quotedBy } from '#content/quote-words.ts'
import { deadlineInWords } from '#domain/payments/cancellation-terms.ts'
import { answerPromisedAt } from '#domain/quotes/quote-promise.ts'
import type { CustomTripFacts } from '#emails/custom-trip-facts.tsx'
import { guestCustomTripReceived } from '#emails/guest/custom-trip-received.tsx'
import { operatorCustomTrip } from '#emails/operator/custom-trip.tsx'
import { asQueued } from './as-queued.ts'
import { deskUrl } from './desk-url.ts'
import type { MailWriter, MailWriterNeeds, WrittenMail } from './mail-writer.ts'
import { passUrl } from './pass-url.ts'
import { heldUntilOf, isUnanswered } from './unanswered.ts'

/** Not sent once the request is answered, or has its quote. */
export const customTripMails = {
  'operator-custom-trip': aboutCustomTrip((trip, booking, { publicUrl, now }) => ({
    mail: operatorCustomTrip({
      trip,
      promisedBy: deadlineInWords(answerPromisedAt(booking.createdAt).getTime()),
      heldUntil: heldUntilOf(booking, now()),
      deskUrl: deskUrl(publicUrl, booking),
    }),
    replyTo: booking.customerEmail,
  })),
  'guest-custom-trip-received': aboutCustomTrip(async (trip, booking, deps) => ({
    mail: guestCustomTripReceived({
      trip,
      quotedBy: quotedBy(answerPromisedAt(booking.createdAt), deps.now()),
      passUrl: await passUrl(deps, booking),
    }),
    replyTo: deps.addresses.operator,
  })),
} satisfies Record<string, MailWriter>

function aboutCustomTrip(
  write: (
    trip: CustomTripFacts,
    booking: CustomTrip,
    deps: MailWriterNeeds,
  ) => WrittenMail | Promise<WrittenMail>,
): MailWriter {
  return async (deps, id, facts) => {
    const booking = await findCustomTrip(deps.db.read, id)
    if (!booking || !(await isUnanswered(deps.db.read, booking))) return undefined
    return write(asQueued(booking, facts), booking, deps)
  }
}
