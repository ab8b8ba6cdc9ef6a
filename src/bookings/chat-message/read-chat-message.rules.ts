import { townsIn } from '#catalogue/tour.rules.ts'
import { vehicleClassFromText } from '#catalogue/vehicle.rules.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import { readEmail, readPhone } from './contact.rules.ts'
import { readDates } from './dates.rules.ts'
import { type Finding, findingAt, spanOf, without } from './finding.rules.ts'
import { readName } from './names.rules.ts'
import { readChildSeats, readLuggage, readParty } from './party.rules.ts'
import { readPlace } from './places.rules.ts'
import { type KnownPlace, readRoute } from './route.rules.ts'
import { readTime } from './times.rules.ts'
import { type KnownTrip, readTrip } from './trips.rules.ts'

/** What is longer is a whole history and not a request: the rest of it is not read. */
export const MOST_CHARACTERS = 4000

/** What a message may mean: the trips and places of the business, and the day in Bangkok on which it is read. */
export type Known = { today: PlainDate; trips: readonly KnownTrip[]; places: readonly KnownPlace[] }

/**
 * What a guest's message says about a booking, by guesses that a person checks: at most one for each field, in the order
 * of the text. A message that says nothing gives none.
 */
export function readChatMessage(message: string, { today, trips, places }: Known): Finding[] {
  const text = message.slice(0, MOST_CHARACTERS)
  const headers = readHeaders(text)
  const found: Finding[] = []
  let rest = without(text, headers)
  const note = (findings: Finding[]) => {
    found.push(...findings)
    rest = without(rest, findings)
    return findings
  }

  note(readEmail(rest))
  note(readPhone(rest))
  note(readDates(rest, today))
  note(readTime(rest))
  note(readLuggage(rest))
  note(readChildSeats(rest))
  note(readParty(rest))
  const [hotel] = readPlace(rest)
  const route = readRoute(rest, places, hotel)
  const origin = readOrigin(rest)
  const asked = without(rest, route.slice(1))
  const tripIn = (words: string) => readTrip(words, trips, origin[0]?.value)
  // The name of a hotel is no wish, unless nothing else names a trip.
  const besideHotel = hotel ? tripIn(without(asked, [hotel])) : []
  const trip = besideHotel.length > 0 ? besideHotel : tripIn(asked)
  // A word such as "taxi", or a place alone, means a transfer only when no trip is named.
  const isTransfer = route.some(({ field }) => field === 'pickup') || (route.length > 0 && trip.length === 0)
  if (isTransfer) note(route)
  else note([...trip, ...origin])
  const isHotelKnown = found.some(({ start, end }) => hotel && start < hotel.end && hotel.start < end)
  const isPickupKnown = found.some(({ field }) => field === 'pickup')
  if (hotel && !isPickupKnown && !isHotelKnown) note([hotel])
  note(readVehicle(rest))
  note(
    readName(
      rest,
      headers.map(({ sender }) => sender),
    ),
  )
  return found.sort((one, other) => one.start - other.start || one.end - other.end)
}

// A Dutch or Flemish surname is no vehicle.
const VEHICLE =
  /\b(?:suv|SUV|Suv|[Mm]ini ?-?(?:van|bus)|[Ss]edan|(?:[Vv]an|VAN)(?! (?:der|den|de)\b| \p{Lu}))(?![\p{L}\d])/u

function readVehicle(text: string): Finding[] {
  const match = VEHICLE.exec(text)
  const vehicleClass = match && vehicleClassFromText(match[0].replace(/mini ?-?(?:van|bus)/i, 'van'))
  return match && vehicleClass ? findingAt('vehicle', vehicleClass, spanOf(match)) : []
}

const START_TOWN =
  /\b(?:from|we(?:'re|’re| are) in|stay(?:ing)? in|pick ?(?:us )?up in|start(?:ing)? in) [^.!?\n]{0,20}?(?<town>Bangkok|Kanchanaburi)\b/di

function readOrigin(text: string): Finding[] {
  const match = START_TOWN.exec(text)
  const [town] = townsIn(match?.groups?.town ?? '')
  return town ? findingAt('origin', town, match?.indices?.groups?.town) : []
}

/**
 * The beginning of each message in a copied chat: day, time and sender, as WhatsApp and LINE write it. Neither the day nor
 * the time is about the trip.
 */
const HEADERS = [
  /^\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[AP]M)?(?:\]| -) (?<sender>[^:\n]{1,60}): /gim,
  /^\d{1,2}:\d{2}\t(?<sender>[^\t\n]{1,60})\t/gm,
]

/** The headers of a copied chat; each has its sender, and none is found in a message that was typed. */
function readHeaders(text: string): { sender: Finding; start: number; end: number }[] {
  return HEADERS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => {
      const value = match.groups?.sender ?? ''
      const end = match.index + match[0].length
      const start = text.indexOf(value, match.index + 5)
      const sender: Finding = { field: 'name', value: value.trim(), start, end: start + value.length }
      return { sender, start: match.index, end }
    }),
  )
}
