import { findTaxiRequest } from '#adapters/database/taxi-requests.ts'
import { guestTaxiReceived } from '#emails/guest/taxi-received.tsx'
import { operatorTaxi } from '#emails/operator/taxi.tsx'
import type { MailWriter } from './mail-writer.ts'

export const taxiMails = {
  'operator-taxi': async ({ db }, id) => {
    const taxi = await findTaxiRequest(db.read, id)
    return taxi && { mail: operatorTaxi(taxi), replyTo: taxi.email }
  },
  'guest-taxi-received': async ({ db, addresses }, id) => {
    const taxi = await findTaxiRequest(db.read, id)
    return taxi && { mail: guestTaxiReceived(taxi), replyTo: addresses.operator }
  },
} satisfies Record<string, MailWriter>
