import type { KnownPlace } from '#bookings/chat-message/route.rules.ts'
import type { KnownTrip } from '#bookings/chat-message/trips.rules.ts'
import type { Catalogue } from '#catalogue/catalogue.rules.ts'
import { originsOf } from '#catalogue/fare.rules.ts'
import { places } from '../map/places.ts'
import { transferPlaces } from '../transfers/transfer-places.ts'

/** The places of the transfers that chats name, and those that no price list has. Another operator changes these. */
export const chatPlaces: readonly KnownPlace[] = [
  ...['suvarnabhumi', 'don-mueang', 'hua-hin', 'ayutthaya', 'pattaya', 'bangkok', 'kanchanaburi'].map(
    wordsOf,
  ),
  { name: 'U-Tapao Airport (UTP)', words: ['u-tapao airport', 'u-tapao', 'utapao', 'utp'] },
  { name: 'Airport', words: ['the airport'] },
]

/** @throws for an id that is not in the list of places */
function wordsOf(id: string): KnownPlace {
  const place = transferPlaces.find((one) => one.id === id)
  if (!place) throw new Error(`no place ${id}`)
  const { name, thai, aliases } = place
  return { name, words: [name, thai, ...aliases].map((word) => word.toLowerCase()) }
}

/** The trips of the catalogue with the names of their places, to find one in a guest's words. */
export function knownTrips({ tours }: Catalogue): KnownTrip[] {
  return tours
    .filter(({ listed }) => listed)
    .map(({ id, title, prices, places: visited }) => ({
      id,
      title,
      origins: originsOf(prices),
      places: visited.flatMap((place) => places.find((known) => known.id === place)?.name ?? []),
    }))
}
