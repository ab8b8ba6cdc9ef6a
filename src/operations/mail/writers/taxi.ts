import { findTransfer, type Transfer } from '#adapters/database/transfers.ts'
import { rideInWords } from '#content/transfers/ride-in-words.ts'
import { rideOf } from '#domain/bookings/ride.ts'
import { guestTaxiReceived } from '#emails/guest/taxi-received.tsx'
import { operatorTaxi } from '#emails/operator/taxi.tsx'
import type { TaxiFacts } from '#emails/taxi-facts.tsx'
import { cancellingOf } from './cancelling.ts'
import type { MailWriter } from './mail-writer.ts'
import { passUrl } from './pass-url.ts'

function factsOf(taxi: Transfer): TaxiFacts {
  return { ...taxi, ...rideOf(taxi.legs), inWords: rideInWords(taxi) }
}

export const taxiMails = {
  'operator-taxi': async ({ db }, id) => {
    const taxi = await findTransfer(db.read, id)
    return taxi && { mail: operatorTaxi(factsOf(taxi)), replyTo: taxi.customerEmail }
  },
  'guest-taxi-received': async (deps, id) => {
    const taxi = await findTransfer(deps.db.read, id)
    if (!taxi) return undefined
    return {
      mail: guestTaxiReceived({
        taxi: factsOf(taxi),
        cancelling: await cancellingOf(deps, taxi),
        passUrl: await passUrl(deps, taxi),
      }),
      replyTo: deps.addresses.operator,
    }
  },
} satisfies Record<string, MailWriter>
