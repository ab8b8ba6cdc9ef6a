import type { Weekday } from '#platform/time/calendar.ts'
import type { Capacity } from './vehicle.rules.ts'

/** The towns where the driver collects the guests; the town decides the price. */
export const ORIGINS = ['bangkok', 'kanchanaburi'] as const
export type Origin = (typeof ORIGINS)[number]

/** The names of each town in texts: in Latin and in Thai letters, and the airports and streets where guests are collected. */
const TOWN_NAMES: Record<Origin, readonly string[]> = {
  bangkok: ['bangkok', 'krungthep', 'กรุงเทพ', 'suvarnabhumi', 'สุวรรณภูมิ', 'donmueang', 'ดอนเมือง', 'sukhumvit'],
  kanchanaburi: ['kanchanaburi', 'กาญจนบุรี'],
}
/** Cyrillic and Greek letters that look like Latin ones. */
const HOMOGLYPHS: Readonly<Record<string, string>> = {
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
 * The towns that a text names, in the order of the text: `Sukhumvit, BANGKOK` → `['bangkok']`. The town decides the price,
 * so spellings with homoglyphs, invisible characters or hyphens are recognised too.
 */
export function townsIn(text: string): Origin[] {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[а-ԯα-ω]/g, (letter) => HOMOGLYPHS[letter] ?? letter)
  const positionOf = (town: Origin) =>
    Math.min(...TOWN_NAMES[town].map((name) => letters.indexOf(name)).filter((position) => position >= 0))
  return ORIGINS.filter((town) => Number.isFinite(positionOf(town))).sort(
    (one, other) => positionOf(one) - positionOf(other),
  )
}

/**
 * Must the operator check the pickup of a trip that was paid for a start in `origin`? Yes when the trip is also sold from
 * another town, and pickup and hotel do not name exactly `origin`: then another price may be due.
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

/** The categories of trips in the order of the filter; the keys are used in addresses. */
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

/** One stop of the day as guests read it. Times are Bangkok wall-clock `HH:MM`. */
export type Stop = {
  time: string
  activity: string
  detail?: string
  /** The entrance fee that guests pay at the gate, in words with baht. */
  admission?: string
  /** Why the stop is outside the operating hours 06:00-22:00; required for such a stop, and only for it. */
  outsideHours?: string
  /** So that a `TourStop` is no `Stop`, and a guest's page that forgets `guestStops` does not compile. */
  thai?: never
}

/** One stop of a trip, with what the driver reads in Thai: where to be, and what to do there. */
export type TourStop = Omit<Stop, 'thai'> & { thai: string }

/** The stops without the driver's Thai, which the pages of guests do not carry. */
export function guestStops(itinerary: readonly TourStop[]): Stop[] {
  return itinerary.map(({ thai, ...stop }) => stop)
}

/** A crop of a poster as an SVG viewBox: x, y, width, height in the poster's 1200 by 900 units. */
export type Crop = readonly [number, number, number, number]

/** One picture of a trip. `poster` is the name of a drawing or a photo, `caption` names the place; only drawings have crops. */
export type TourPicture = { poster: string; caption: string; crop?: Crop }

/** A photograph that the operator uploaded at the desk. `caption` says what it shows; `files` by width, the smallest first. */
export type TourPhoto = { caption: string; files: readonly { src: string; width: number }[] }

/** An invented review, shown with that notice until guests have written real ones. */
export type SampleReview = { author: string; country: string; rating: 1 | 2 | 3 | 4 | 5; text: string }

/** The fields of a trip that differ when it starts in the other town; all others stay the same. */
export type OtherStart = Pick<Tour, 'hours' | 'distanceKm' | 'included' | 'itinerary'> &
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
 * A day trip as guests read it, for a start in its own region. Prices are in the price list, by tour id.
 */
export type Tour = {
  id: string
  /** Earlier ids of this trip, for old links. */
  aliases?: readonly string[]
  /** The town whose list the trip is in; also the `region` part of its canonical address. */
  region: Origin
  /** False for an edition that is in no list and is reached from its sibling. */
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
  /** The place among them that the day is about. Without one, or without its coordinates, the trip shows no map. */
  mainPlace?: string
  /** The name of the place where the guests leave the vehicle, when that is far from where they got in. */
  endsIn?: string
  /** How long the day is, at least and at most, in hours. */
  hours: readonly [number, number]
  groupSize: string
  /** The driving distance of the whole day in kilometres, rounded to ten. */
  distanceKm: number
  targetAudience: string
  /** Do guests find it when they look for a trip for families? */
  isForFamilies?: true
  highlights: readonly string[]
  included: readonly string[]
  notIncluded: readonly string[]
  whatToBring: readonly string[]
  whatToExpect: readonly string[]
  itinerary: readonly TourStop[]
  /** The day with a start in the other town; present exactly when the trip is sold from both. */
  otherStart?: OtherStart
  /** The first picture is the one on the card. */
  gallery: readonly [TourPicture, ...TourPicture[]]
  /** They come before the gallery, the first one on the card. Content has none; `withPhotos` adds what is stored. */
  photos?: readonly TourPhoto[]
  reviews: readonly [SampleReview, SampleReview]
  /** Guests per vehicle, where they differ from `DEFAULT_CAPACITY`. */
  capacity?: Capacity
  booking: { channel: BookingChannel; hotel: 'required' | 'optional' }
  /** A licensed guide comes along. Without it the driver drives and is no guide, and the page says so. */
  isGuided?: true
  /** The weekdays on which the trip runs; every day when missing. */
  runsOn?: readonly Weekday[]
}

/** The trip with a start in this town. */
export function tourFrom<Trip extends Tour>(tour: Trip, origin: Origin): Trip {
  return origin === tour.region ? tour : { ...tour, ...tour.otherStart }
}

/** `10-12 hours`. */
export function durationOf({ hours: [least, most] }: Pick<Tour, 'hours'>): string {
  return `${least}-${most} hours`
}

/** Must the guest name a pickup? Yes on the pages that book by card and require the hotel. */
export function isPickupRequired({ booking }: Pick<Tour, 'booking'>): boolean {
  return booking.channel === 'card' && booking.hotel === 'required'
}
