import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { originsOf } from '#domain/catalogue/fare.ts'
import type { KnownPlace } from '#domain/chat-message/route.ts'
import type { KnownTrip } from '#domain/chat-message/trips.ts'
import { places } from '../map/places.ts'

/** The places that transfers go to, as guests name them in chats. Another operator changes these. */
export const transferPlaces: readonly KnownPlace[] = [
  {
    name: 'Suvarnabhumi Airport (BKK)',
    words: ['suvarnabhumi airport', 'suvarnabhumi', 'bkk airport', 'bkk', 'สนามบินสุวรรณภูมิ', 'สุวรรณภูมิ'],
  },
  {
    name: 'Don Mueang Airport (DMK)',
    words: [
      ...['don mueang airport', 'don muang airport', 'don mueang', 'don muang', 'donmueang', 'dmk'],
      ...['สนามบินดอนเมือง', 'ดอนเมือง'],
    ],
  },
  { name: 'U-Tapao Airport (UTP)', words: ['u-tapao airport', 'u-tapao', 'utapao', 'utp'] },
  { name: 'Airport', words: ['the airport'] },
  { name: 'Hua Hin', words: ['hua hin', 'หัวหิน'] },
  { name: 'Ayutthaya', words: ['ayutthaya', 'อยุธยา'] },
  { name: 'Pattaya', words: ['pattaya', 'พัทยา'] },
  { name: 'Bangkok', words: ['bangkok', 'กรุงเทพ'] },
  { name: 'Kanchanaburi', words: ['kanchanaburi', 'กาญจนบุรี'] },
]

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
