import { type Road, roadBetween } from '#catalogue/transfers/road.rules.ts'
import type { PlainDate } from '#platform/time/calendar.ts'

const CHECKED_ON = '2026-11-25'
const TAT = 'Tourism Authority of Thailand, tourismthailand.org'
/** Where no published figure was found: the straight line, times 1.2 to 1.3. An operator who drives the way puts his own here. */
const MAP = 'our estimate from the map'
const TO_BANGKOK = `${TAT}: 129 km to Bangkok; the rest is our estimate`

/** `checkedOn`: where it was another day. */
type Way = Omit<Road, 'between' | 'checkedOn'> & { zone: string; checkedOn?: PlainDate }

/** From Kanchanaburi town to towns and airports elsewhere. */
const OUTSIDE: readonly Way[] = [
  { zone: 'bangkok', km: 130, minutes: 140, source: `${TAT}: 129 km` },
  {
    ...{ zone: 'suvarnabhumi', km: 165, minutes: 160, checkedOn: '2026-11-26' },
    source: TO_BANGKOK,
  },
  {
    ...{ zone: 'don-mueang', km: 140, minutes: 140, checkedOn: '2026-11-26' },
    source: TO_BANGKOK,
  },
  {
    ...{ zone: 'hua-hin', km: 215, minutes: 195, checkedOn: '2026-11-26' },
    source: MAP,
  },
  { zone: 'ayutthaya', km: 150, minutes: 140, source: MAP },
  {
    ...{ zone: 'pattaya', km: 270, minutes: 240, checkedOn: '2026-11-26' },
    source: MAP,
  },
  { zone: 'nakhon-pathom', km: 75, minutes: 75, source: MAP },
  { zone: 'ratchaburi', km: 80, minutes: 80, source: MAP },
  { zone: 'damnoen-saduak', km: 90, minutes: 90, source: MAP },
  { zone: 'amphawa', km: 100, minutes: 100, source: MAP },
]

/** From Kanchanaburi town further into its province. */
const PROVINCE: readonly Way[] = [
  { zone: 'tha-muang', km: 15, minutes: 25, source: MAP },
  { zone: 'erawan', km: 65, minutes: 75, source: 'dnqtravel.com and gohobo.net: 65 km' },
  { zone: 'sai-yok', km: 63, minutes: 70, source: 'dnqtravel.com: 63 km to Sai Yok Noi' },
  { zone: 'hellfire-pass', km: 80, minutes: 85, source: 'travel-spots.com: 80 km' },
  {
    ...{ zone: 'thong-pha-phum', km: 141, minutes: 150 },
    source: 'thetripkhwan.blogspot.com: 74 km before Sangkhlaburi',
  },
  { zone: 'sangkhlaburi', km: 215, minutes: 240, source: 'thetripkhwan.blogspot.com: 215 km' },
]

/** Zones of the province that are a long ride away from the town, besides everything outside it. */
const FAR_INSIDE: readonly string[] = ['thong-pha-phum', 'sangkhlaburi']

/** Is this zone so far from the town that a ride there has the longer lead time? */
export function isFarZone(zone: string): boolean {
  return FAR_INSIDE.includes(zone) || OUTSIDE.some((way) => way.zone === zone)
}

const fromTown = ({ zone, ...way }: Way): Road => ({
  between: ['kanchanaburi', zone],
  checkedOn: CHECKED_ON,
  ...way,
})

/** From elsewhere into the province most roads lead through the town. */
const throughTown = (outside: Way, inside: Way): Road => ({
  between: [outside.zone, inside.zone],
  km: outside.km + inside.km,
  minutes: outside.minutes + inside.minutes,
  source: 'the two ways to and from Kanchanaburi town together',
  checkedOn: CHECKED_ON,
})

/** Roads into the province that do not lead through the town. */
const PAST_TOWN: readonly Road[] = [
  {
    ...{ between: ['bangkok', 'erawan'], km: 195, minutes: 195 },
    ...{ source: `${MAP}, past the town and along the Khwae Yai`, checkedOn: '2026-11-27' },
  },
]

/** Every road between two zones of `transfer-places.ts` of which the length is known. */
export const roads: readonly Road[] = [
  {
    ...{ between: ['kanchanaburi', 'kanchanaburi'], km: 8, minutes: 20 },
    ...{ source: 'our estimate: across town', checkedOn: CHECKED_ON },
  },
  ...[...OUTSIDE, ...PROVINCE].map(fromTown),
  ...PAST_TOWN,
  ...OUTSIDE.flatMap((outside) => PROVINCE.map((inside) => throughTown(outside, inside))).filter(
    ({ between: [one, other] }) => !roadBetween(PAST_TOWN, one, other),
  ),
]
