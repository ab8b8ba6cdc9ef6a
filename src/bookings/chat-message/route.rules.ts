import { wordAt } from '#platform/text/word-search.ts'
import { type Finding, findingAt, READ_ALREADY, spanOf } from './finding.rules.ts'
import { placeAt } from './places.rules.ts'

/** A place that transfers go to: its name on the form, and the words by which guests name it, in lower case. */
export type KnownPlace = { name: string; words: readonly string[] }

const END = `[,.!?;\\n${READ_ALREADY}]`
const GOES_ON =
  ' (?:on|at|for|around|about|tomorrow|today|next|this|with|by|please|the day|leaving|arriving|and)\\b'
const FROM_TO = new RegExp(
  `\\bfrom (?<from>[^,.!?;\\n${READ_ALREADY}]{2,60}?) to (?<to>[^,.!?;\\n${READ_ALREADY}]{2,60}?)(?=${GOES_ON}|\\(|${END}|$)`,
  'gid',
)
/** Where day trips go, so that "to" it does not mean a transfer. */
const BASE = 'Kanchanaburi'
const TRANSFER = /\b(?:taxi|(?:airport |private )?transfer|airport|drop(?:ped)? ?-?off|one[- ]way|flight)\b/i
const ARRIVES =
  /\b(?:arriv\w{0,5}|land(?:ing|s)?|(?:pick\w{0,3} ?(?:us |me )?up|collect \w{2,4}) (?:at|from)|from) [^.!?\n]{0,40}$/i
const FLIGHT = /\b(?:arriv\w{0,5}|land(?:ing|s)?)\b/i

/** A drive: `from … to …`, an airport with the hotel that was read, or `to …` with a place of transfers. */
export function readRoute(
  text: string,
  places: readonly KnownPlace[],
  hotel: Finding | undefined,
): Finding[] {
  const known = knownPlacesIn(text, places)
  for (const match of text.matchAll(FROM_TO)) {
    const [start, end] = spanOf(match)
    const { from, to } = match.indices?.groups ?? {}
    const isDrive = TRANSFER.test(text) || known.some((place) => place.start >= start && place.end <= end)
    if (!from || !to || !isDrive) continue
    const pickup = placeIn('pickup', text, from, known)
    const dropoff = placeIn('dropoff', text, to, known)
    if (pickup.length > 0 && dropoff.length > 0)
      return [...findingAt('kind', 'transfer', [start, end]), ...pickup, ...dropoff]
  }
  const airport = known.find(({ name }) => /airport/i.test(name))
  if (airport) return airportRide(text, airport, hotel)
  const goal = known.find(({ name, start }) => name !== BASE && /\bto $/i.test(text.slice(0, start)))
  if (goal) {
    const span: [number, number] = [goal.start, goal.end]
    return [...findingAt('kind', 'transfer', span), ...findingAt('dropoff', goal.name, span)]
  }
  const word = TRANSFER.exec(text)
  return word ? findingAt('kind', 'transfer', spanOf(word)) : []
}

function airportRide(text: string, airport: Known, hotel: Finding | undefined): Finding[] {
  const span: [number, number] = [airport.start, airport.end]
  const arrives = ARRIVES.test(text.slice(0, airport.start)) || FLIGHT.test(text)
  const [here, there] = arrives ? (['pickup', 'dropoff'] as const) : (['dropoff', 'pickup'] as const)
  return [
    ...findingAt('kind', 'transfer', span),
    ...findingAt(here, airport.name, span),
    ...(hotel ? [{ ...hotel, field: there }] : []),
  ]
}

type Known = { name: string; start: number; end: number }

function knownPlacesIn(text: string, places: readonly KnownPlace[]): Known[] {
  const small = text.toLowerCase()
  return places.flatMap(({ name, words }) => {
    const starts = words
      .map((word) => ({ word, start: wordAt(small, word) }))
      .filter(({ start }) => start >= 0)
    const [first] = starts.sort((one, other) => one.start - other.start)
    return first ? [{ name, start: first.start, end: first.start + first.word.length }] : []
  })
}

/** The known place that these words name, unless they name a hotel there; else the words themselves. */
function placeIn(
  field: 'pickup' | 'dropoff',
  text: string,
  [start, end]: [number, number],
  known: readonly Known[],
): Finding[] {
  const own = placeAt(field, text, start, end)
  const named = known.find((place) => place.start >= start && place.end <= end)
  const isHotel = own.some(({ value }) => /hotel|resort|inn\b|hostel|house|,/i.test(value))
  return named && !isHotel ? own.map((found) => ({ ...found, value: named.name })) : own
}
