import { findCustomTrip } from '#adapters/database/custom-trips.ts'
import { guestCustomTripReceived } from '#emails/guest/custom-trip-received.tsx'
import { operatorCustomTrip } from '#emails/operator/custom-trip.tsx'
import type { MailWriter } from './mail-writer.ts'
import { passUrl } from './pass-url.ts'

export const customTripMails = {
  'operator-custom-trip': async ({ db }, id) => {
    const trip = await findCustomTrip(db.read, id)
    return trip && { mail: operatorCustomTrip(trip), replyTo: trip.customerEmail }
  },
  'guest-custom-trip-received': async (deps, id) => {
    const trip = await findCustomTrip(deps.db.read, id)
    if (!trip) return undefined
    return {
      mail: guestCustomTripReceived(trip, await passUrl(deps, trip)),
      replyTo: deps.addresses.operator,
    }
  },
} satisfies Record<string, MailWriter>
