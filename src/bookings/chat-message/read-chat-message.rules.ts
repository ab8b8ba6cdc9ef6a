import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import type { GuestLanguage } from '#guests/contact/guest-language.rules.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import { readEmails, readPhones } from './contact.rules.ts'
import { decideDays, readDays } from './days/days.rules.ts'
import { readChildSeats, readFlight, readLuggage, readVehicle, readWheelchair } from './extras.rules.ts'
import {
  type Decided,
  type Doubt,
  decide,
  type Finding,
  NOTHING,
  READ_ALREADY,
  together,
  without,
} from './finding.rules.ts'
import { languageOf, latinLanguages } from './language.rules.ts'
import { readName } from './names.rules.ts'
import { readParty } from './party.rules.ts'
import { readHouses } from './places.rules.ts'
import { placesIn, plainChat } from './plain-chat.rules.ts'
import { type KnownPlace, knownHotels } from './points.rules.ts'
import { decideOrigin, decideRoute, type Route, readRoute } from './route.rules.ts'
import { decideTimes, readTimes } from './times.rules.ts'
import { type Business, readTranscript } from './transcript.rules.ts'
import { type KnownTrip, readTrip, type Spelling } from './trips.rules.ts'

/** What a message may mean: the trips and places of the business, and the day in Bangkok on which it is read. */
export type Known = {
  today: PlainDate
  trips: readonly KnownTrip[]
  places: readonly KnownPlace[]
  spellings: readonly Spelling[]
  business: Business
}

export type Reading = {
  /** At most one for each field, in the order of the text. */
  findings: Finding[]
  /** What is said in two ways or with a doubt: a person asks. */
  doubts: Doubt[]
  language: GuestLanguage
  /** The numbers that nothing was read from. */
  unread: string[]
  /** Does the guest name a price? */
  hasPrice: boolean
  /** Was everything read: no number is left over, and it is one day and one vehicle? */
  isWhole: boolean
}

/**
 * What a guest's message says about a booking, by guesses that a person checks. What is said twice differently, or beside
 * "not", "or", "sorry", is left open. A message that says nothing gives none.
 */
export function readChatMessage(message: string, known: Known): Reading {
  const chat = plainChat(message.slice(0, MAX_LENGTH.chat))
  const { text, names, emails, phones } = readTranscript(chat.text, known.business)
  let rest = text
  const blank = (places: readonly { start: number; end: number }[]) => {
    rest = without(rest, places)
  }
  const note = (decided: Decided, places: readonly { start: number; end: number }[] = []) => {
    blank([...decided.findings, ...decided.doubts, ...places])
    return decided
  }

  const addresses = [...emails, ...readEmails(text, known.business)]
  const numbers = [...phones, ...readPhones(text, known.business)]
  blank([...addresses, ...numbers])
  const languages = latinLanguages(text.replaceAll(READ_ALREADY, ' '))
  const flight = note(readFlight(rest))
  const days = readDays(rest, { today: known.today, languages })
  // Words of days and hours stay for those who look at what stands beside them.
  const withoutDays = without(rest, days)
  const hours = readTimes(withoutDays, days)
  blank([...days, ...hours])
  const luggage = note(readLuggage(rest))
  const { read: seatPlaces, ...seats } = readChildSeats(rest)
  note(seats, seatPlaces)
  const wheelchair = note(readWheelchair(rest))
  const houses = readHouses(rest, knownHotels(rest, known.places))
  const { read: partyPlaces, ...party } = readParty(without(rest, houses))
  note(party, partyPlaces)
  const { hasSeveral, ...vehicle } = readVehicle(rest)

  const route = readRoute(rest, known.places, {
    houses,
    hasLanding: flight.findings.length > 0 && hours.some(({ role }) => role === 'arrival'),
  })
  const aim = readAim(rest, route, houses, known)
  blank([...houses, ...[...route.from, ...route.to, ...route.unclear], ...aim.findings, ...aim.doubts])
  note(vehicle)
  const isRide = aim.findings.some(({ field, value }) => field === 'kind' && value === 'transfer')
  const kind = isRide ? 'transfer' : 'trip'
  const isFromAirport = aim.findings.some(({ field, value }) => field === 'pickup' && /airport/i.test(value))
  const decided = together(
    ...[
      decide('email', addresses),
      decide('phone', numbers),
      flight,
      luggage,
      seats,
      wheelchair,
      party,
      vehicle,
      aim,
    ],
    decideDays(days, kind),
    decideTimes(hours, kind, isFromAirport),
    decide('name', readName(rest, names)),
  )
  const places = [
    ...days,
    ...hours,
    ...houses,
    ...seatPlaces,
    ...partyPlaces,
    ...decided.findings,
    ...addresses,
    ...numbers,
  ]
  const unread =
    without(text, places)
      .match(/\d[\d.,:/%-]{0,20}/g)
      ?.map((number) => number.replace(/[.,:/-]+$/, '')) ?? []
  const inMessage = placesIn(chat)
  return {
    findings: decided.findings
      .map(inMessage)
      .sort((one, other) => one.start - other.start || one.end - other.end),
    doubts: decided.doubts.map(inMessage),
    language: languageOf(text.replaceAll(READ_ALREADY, '')),
    unread,
    hasPrice: PRICE.test(without(text, places)),
    isWhole: unread.length === 0 && !hasSeveral && !isOverNight(text),
  }
}

/** `can do 4000?`, `4,500 baht`. */
const PRICE =
  /(?:฿|thb|budget|price|pay|do|for|offer|discount|preis|prix|цена|ราคา|价格|價格|예산) ?:?(?: is| of)? ?\d[\d.,]{2,6}(?!\d)|(?<![\d\p{L}])\d[\d.,]{2,6} ?(?:baht|bath|thb|฿|บาท|泰铢|泰銖|바트|бат|バーツ)/iu
const SEVERAL_DAYS =
  /(?<![\p{L}\d])(?:[2-9]|two|three|four|zwei|drei|deux|trois|два|три) ?-? ?(?:days?|tage|jours|дня)(?![\p{L}])(?!'? (?:ago|before|later))|overnight|(?<![\p{L}])[1-9] ?-?nights?(?!\p{L}| (?:at|in) )|วัน ?[1-9] ?คืน|[两三2-4]天|일박/iu
/** More than one day: no trip of the catalogue, which are for a day. */
function isOverNight(text: string): boolean {
  return SEVERAL_DAYS.test(text)
}

/** Which trip, or which drive; a message about both leaves open what it is. */
function readAim(text: string, route: Route, houses: ReturnType<typeof readHouses>, known: Known): Decided {
  const ends = [...route.from, ...route.to, ...route.unclear]
  const origin = decideOrigin(text, route)
  const town = origin.findings[0]?.value
  const trip = readTrip(without(text, [...houses, ...ends]), { ...known, town })
  const hasTrip = trip.findings.length > 0 || trip.doubts.length > 0
  // A drive of several days is no transfer.
  if (route.isRide && !hasTrip) return isOverNight(text) ? decide('pickup', houses) : decideRoute(route)
  // A trip that ends in a town where drives go as well is named by that town.
  const named = hasTrip ? trip : readTrip(without(text, houses), { ...known, town })
  const hotel = decide('pickup', houses)
  const isSeveralDays = isOverNight(text) && !/stay/i.test(text)
  if (!(route.isAsked && hasTrip) && !isSeveralDays) return together(named, hotel, origin)
  const asked: Decided = {
    findings: [],
    doubts: [
      ...named.doubts,
      ...named.findings.map(({ value, field, start, end }) => ({ field, values: [value], start, end })),
    ],
  }
  return together(asked, isSeveralDays ? hotel : NOTHING, isSeveralDays ? origin : NOTHING)
}
