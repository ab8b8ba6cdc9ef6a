import { findTransfer, type Transfer } from '#adapters/database/transfers.ts'
import { transferPrices } from '#content/transfers/transfer-prices.ts'
import { freeWaitingInWords } from '#content/transfers/waiting-sentences.ts'
import { rideOf } from '#domain/bookings/ride.ts'
import { guestTaxiReceived } from '#emails/guest/taxi-received.tsx'
import { operatorTaxi } from '#emails/operator/taxi.tsx'
import type { TaxiFacts } from '#emails/taxi-facts.tsx'
import type { MailWriter } from './mail-writer.ts'
import { passUrl } from './pass-url.ts'

function factsOf(taxi: Transfer): TaxiFacts {
  const [out] = taxi.legs
  const stop = transferPrices.stops.find(({ id }) => id === out?.stop)
  return {
    ...taxi,
    ...rideOf(taxi.legs),
    stopName: stop?.name ?? null,
    waiting: out?.freeWaitingMinutes == null ? null : freeWaitingInWords(out.freeWaitingMinutes, out.pickup),
  }
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
      mail: guestTaxiReceived(factsOf(taxi), await passUrl(deps, taxi)),
      replyTo: deps.addresses.operator,
    }
  },
} satisfies Record<string, MailWriter>
