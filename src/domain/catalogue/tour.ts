import type { Weekday } from '../time/calendar.ts'
import type { Capacity } from './vehicle.ts'

/** Where the driver collects the guests; it decides the price. */
export const ORIGINS = ['bangkok', 'kanchanaburi'] as const
export type Origin = (typeof ORIGINS)[number]

/** How a text may name a town: in Latin and in Thai letters, and by the places at which guests arrive there. */
const NAMES: Record<Origin, readonly string[]> = {
  bangkok: ['bangkok', 'krungthep', 'กรุงเทพ', 'suvarnabhumi', 'สุวรรณภูมิ', 'donmueang', 'ดอนเมือง', 'sukhumvit'],
  kanchanaburi: ['kanchanaburi', 'กาญจนบุรี'],
}
/** Letters of other alphabets that look like Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    с: 'c',
    е: 'e',
    һ: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    о: 'o',
    р: 'p',
    ѕ: 's',
    у: 'y',
    х: 'x',
    ԛ: 'q',
  },
  ...{ α: 'a', ο: 'o', κ: 'k', ν: 'v', ι: 'i', ρ: 'p', υ: 'u', χ: 'x' },
}

/**
 * The towns that a text names, in the order in which it does: `Sukhumvit, BANGKOK` → `['bangkok']`. The town decides
 * the price, so it is found however it is spelled: with letters that only look alike, invisible ones or hyphens.
 */
export function townsIn(text: string): Origin[] {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[а-ԯα-ω]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
  const placeOf = (town: Origin) =>
    Math.min(...NAMES[town].map((name) => letters.indexOf(name)).filter((place) => place >= 0))
  return ORIGINS.filter((town) => Number.isFinite(placeOf(town))).sort(
    (one, other) => placeOf(one) - placeOf(other),
  )
}

/**
 * Must a person look at the pickup of a trip that was paid for a start in this town? Yes when the trip is sold from
 * another town too, and pickup and hotel name neither or both: the price cannot be held against them.
 */
export function isPickupUnclear(
  origin: Origin,
  origins: readonly Origin[],
  ...places: (string | null)[]
): boolean {
  const named = townsIn(places.filter(Boolean).join(', '))
  return origins.length > 1 && !(named.length === 1 && named[0] === origin)
}

export function isOrigin(text: unknown): text is Origin {
  return ORIGINS.includes(text as Origin)
}

/** Filter values of the trip list, in the order shown, with the short word used in addresses. */
export const CATEGORIES = {
  nature: 'Nature & History',
  wildlife: 'Wildlife & Culture',
  culture: 'Cultural Tour',
  history: 'Historical',
} as const
export type CategoryKey = keyof typeof CATEGORIES

/** How a guest books a trip from its page. A card booking goes through the booking summary. */
export const BOOKING_CHANNELS = ['email', 'whatsapp', 'card'] as const
export type BookingChannel = (typeof BOOKING_CHANNELS)[number]

/** One stop of the day. Times are Bangkok wall-clock `HH:MM`. */
export type Stop = {
  time: string
  activity: string
  detail?: string
  /** What a guest pays at the gate, in words with baht, when the stop has an entrance. */
  admission?: string
  /** Why the stop lies outside the operating hours 06:00-22:00; required exactly then. */
  outsideHours?: string
}

/** A crop of a poster as an SVG viewBox: x, y, width, height in the poster's 1200 by 900 units. */
export type Crop = readonly [number, number, number, number]

/** One picture of a trip, a drawing or a photo by name. `caption` names the place; only a drawing has a crop. */
export type TourPicture = { poster: string; caption: string; crop?: Crop }

/** Invented, and marked as such wherever it is shown, until guests have written real ones. */
export type SampleReview = { author: string; country: string; rating: 1 | 2 | 3 | 4 | 5; text: string }

/** What a trip says anew when it starts in the other town; what is not named here stays as it is. */
export type OtherStart = Pick<Tour, 'duration' | 'distanceKm' | 'included' | 'itinerary'> &
  Partial<
    Pick<
      Tour,
      | 'subtitle'
      | 'description'
      | 'overview'
      | 'targetAudience'
      | 'highlights'
      | 'notIncluded'
      | 'whatToExpect'
    >
  >

/**
 * A day trip as it is written out for guests, for the day that starts in its own region. Prices are not here: they are in the price list, by tour id.
 */
export type Tour = {
  id: string
  /** Other ids by which older links may name this trip. */
  aliases?: readonly string[]
  /** The town whose list the trip is in; also the `region` part of its canonical address. */
  region: Origin
  /** False for a longer or shorter edition that is reached from its sibling and not in the 15 + 10. */
  listed: boolean
  /** The id of the shorter or longer edition of the same idea, shown as "another way to do this day". */
  sibling?: string
  title: string
  subtitle: string
  /** Whole sentences for search results and shared links, which cut what is longer than 160 characters. */
  description: string
  /** Two or three paragraphs for the page. */
  overview: readonly string[]
  category: CategoryKey
  /** The part of the province, for example `Sai Yok`. */
  area: string
  /** The ids of the places that the day visits, in order, from `content/map/places.ts` and `content/map/place-points.ts`. */
  places: readonly string[]
  /** The one of them that the day is about. Without it, or when it cannot be drawn, the trip shows no map. */
  mainPlace?: string
  duration: string
  groupSize: string
  /** Whole driving distance of the day, kilometres, rounded to ten. */
  distanceKm: number
  targetAudience: string
  highlights: readonly string[]
  included: readonly string[]
  notIncluded: readonly string[]
  whatToBring: readonly string[]
  whatToExpect: readonly string[]
  itinerary: readonly Stop[]
  /** The day that starts in the other town; present exactly when both origins are sold. */
  otherStart?: OtherStart
  /** The first picture is the one on the card. */
  gallery: readonly [TourPicture, ...TourPicture[]]
  reviews: readonly [SampleReview, SampleReview]
  /** Seats per vehicle where the product differs from the house table. */
  capacity?: Capacity
  booking: { channel: BookingChannel; hotel: 'required' | 'optional' }
  /** The only days of the week on which the trip makes sense; every day when missing. */
  runsOn?: readonly Weekday[]
}

/** The trip as guests hear it who start in this town. */
export function tourFrom<Trip extends Tour>(tour: Trip, origin: Origin): Trip {
  return origin === tour.region ? tour : { ...tour, ...tour.otherStart }
}

/** The pages that book by card and ask for the hotel ask for the pickup as well. */
export function isPickupRequired({ booking }: Pick<Tour, 'booking'>): boolean {
  return booking.channel === 'card' && booking.hotel === 'required'
}
