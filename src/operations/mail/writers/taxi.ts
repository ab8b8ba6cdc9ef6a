import { findTransfer, type Transfer } from '#adapters/database/detailed-bookings.ts'
import { rideInWords } from '#content/transfers/ride-in-words.ts'
import { rideOf } from '#domain/bookings/ride.ts'
import type { MailFacts } from '#domain/mail-facts.ts'
import { guestTaxiReceived } from '#emails/guest/taxi-received.tsx'
import { operatorTaxi } from '#emails/operator/taxi.tsx'
import type { TaxiFacts } from '#emails/taxi-facts.tsx'
import { asQueued, legsAsQueued } from './as-queued.ts'
import { authorisedBahtOf, heldUntilIfHeld } from './booking.ts'
import { cancellingOf } from './cancelling.ts'
import { deskUrl } from './desk-url.ts'
import type { MailWriter, MailWriterNeeds, WrittenMail } from './mail-writer.ts'
import { passUrl } from './pass-url.ts'
import { isUnanswered } from './unanswered.ts'

/** Not sent once the request is answered. */
export const taxiMails = {
  'operator-taxi': aboutTaxi(async (taxi, booking, deps) => ({
    mail: operatorTaxi({
      taxi,
      heldUntil: await heldUntilIfHeld(deps, booking),
      authorisedBaht: await authorisedBahtOf(deps, booking),
      deskUrl: deskUrl(deps.publicUrl, booking),
    }),
    replyTo: booking.customerEmail,
  })),
  'guest-taxi-received': aboutTaxi(async (taxi, booking, deps) => ({
    mail: guestTaxiReceived({
      taxi,
      heldUntil: await heldUntilIfHeld(deps, booking),
      authorisedBaht: await authorisedBahtOf(deps, booking),
      cancelling: await cancellingOf(deps, booking),
      passUrl: await passUrl(deps, booking),
    }),
    replyTo: deps.addresses.operator,
  })),
} satisfies Record<string, MailWriter>

function aboutTaxi(
  write: (taxi: TaxiFacts, booking: Transfer, deps: MailWriterNeeds) => WrittenMail | Promise<WrittenMail>,
): MailWriter {
  return async (deps, id, facts) => {
    const booking = await findTransfer(deps.db.read, id)
    if (!booking || !(await isUnanswered(deps.db.read, booking))) return undefined
    return write(factsOf(booking, facts), booking, deps)
  }
}

function factsOf(booking: Transfer, facts: MailFacts | null): TaxiFacts {
  const taxi = asQueued({ ...booking, legs: legsAsQueued(booking.legs, facts) }, facts)
  return { ...taxi, ...rideOf(taxi.legs), inWords: rideInWords(taxi) }
}
