import { findTransfer } from '#adapters/database/transfers.ts'
import { rideOf } from '#domain/bookings/ride.ts'
import { guestTaxiReceived } from '#emails/guest/taxi-received.tsx'
import { operatorTaxi } from '#emails/operator/taxi.tsx'
import type { MailWriter } from './mail-writer.ts'
import { passUrl } from './pass-url.ts'

export const taxiMails = {
  'operator-taxi': async ({ db }, id) => {
    const taxi = await findTransfer(db.read, id)
    return taxi && { mail: operatorTaxi({ ...taxi, ...rideOf(taxi.legs) }), replyTo: taxi.customerEmail }
  },
  'guest-taxi-received': async (deps, id) => {
    const taxi = await findTransfer(deps.db.read, id)
    if (!taxi) return undefined
    const facts = { ...taxi, ...rideOf(taxi.legs) }
    return {
      mail: guestTaxiReceived(facts, await passUrl(deps, taxi)),
      replyTo: deps.addresses.operator,
    }
  },
} satisfies Record<string, MailWriter>
