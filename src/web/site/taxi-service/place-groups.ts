import { lettersOf, type PlaceKind, type TransferPlace } from '#catalogue/transfers/transfer-place.rules.ts'
import { transferPlaces } from '#content/transfers/transfer-places.ts'
import type { IconName } from '../../ui/icon.tsx'

export const PLACE_ICONS: Record<PlaceKind, IconName> = {
  ...{ airport: 'plane', town: 'pin', station: 'train', pier: 'pin', hotel: 'bed', sight: 'camera' },
}

const [AIRPORTS, BANGKOK, KANCHANABURI, ELSEWHERE] = [
  'Airports',
  'Bangkok',
  'Kanchanaburi',
  'Towns and sights',
] as const
type Group = typeof AIRPORTS | typeof BANGKOK | typeof KANCHANABURI | typeof ELSEWHERE

/** What most guests look for comes first: a ride begins at an airport and ends in town. */
const ORDERS: Record<string, readonly Group[]> = {
  pickup: [AIRPORTS, BANGKOK, KANCHANABURI, ELSEWHERE],
  dropoff: [KANCHANABURI, AIRPORTS, BANGKOK, ELSEWHERE],
}

function groupOf({ kind, zone }: TransferPlace): Group {
  if (kind === 'airport') return AIRPORTS
  if (zone === 'bangkok') return BANGKOK
  return zone === 'kanchanaburi' ? KANCHANABURI : ELSEWHERE
}

/**
 * The places with these letters in a name, an alias or the Thai name, by group; all of them for an empty text and for the
 * name of a place, which has been chosen and may be changed.
 */
export function placesFor(field: string, typed: string) {
  const wanted = lettersOf(typed)
  const isChosen = transferPlaces.some(({ name }) => name === typed)
  const matches = transferPlaces.filter(
    ({ name, thai, aliases }) =>
      isChosen || [name, thai, ...aliases].some((known) => lettersOf(known).includes(wanted)),
  )
  return (ORDERS[field] ?? []).flatMap((title) => {
    const places = matches.filter((place) => groupOf(place) === title)
    return places.length > 0 ? [{ title, places }] : []
  })
}
