import { readBaht } from '#money/read-baht.rules.ts'
import { type ClockTime, isClockTime } from '#platform/time/clock-time.ts'
import { capacityOf, type PricedTour } from './catalogue.rules.ts'
import type { VehiclePrices } from './fare.rules.ts'
import type { Stop } from './tour.rules.ts'
import { type Capacity, VEHICLE_CLASSES } from './vehicle.rules.ts'

/** A tour read from an external record. A price of 0 in the record means "on request" and is left out. */
export type RemoteTour = {
  id: string
  title: string
  description: string
  category: string
  duration: string
  groupSize: string
  targetAudience: string
  highlights: string[]
  itinerary: Pick<Stop, 'time' | 'activity'>[]
  included: string[]
  excluded: string[]
  /** Addresses of pictures: https ones and the site's own; others in the record are dropped. */
  gallery: string[]
  prices: VehiclePrices
}

/** The capacity of a remote tour that is not in the catalogue; what a record says about it is only shown. */
const REMOTE_CAPACITY = {
  car: { from: 1, to: 4 },
  suv: { from: 1, to: 6 },
  van: { from: 1, to: 8 },
} satisfies Capacity

/** How many guests each vehicle carries on a remote tour: as on the trip's other page when it is in the catalogue too. */
export function remoteCapacityOf(inCatalogue: PricedTour | undefined): Capacity {
  return inCatalogue ? capacityOf(inCatalogue) : REMOTE_CAPACITY
}

/** Ids come from addresses and go into a formula of Airtable, so they contain no character with a meaning there. */
export function isRemoteTourId(text: string): boolean {
  return /^[a-z0-9-]{1,64}$/.test(text)
}

type Fields = Record<string, unknown>

/** The names that a field can have in a record; the first one with a value counts. */
const FIELD_NAMES = {
  title: ['title', 'tour_name'],
  groupSize: ['group_size', 'groupSize'],
  car: ['price_car', 'car_price'],
  suv: ['price_suv', 'suv_price'],
  van: ['price_van', 'van_price'],
  itinerary: ['itinerary', 'daily_itinerary'],
  included: ['included', 'included_services'],
  excluded: ['excluded', 'not_included'],
  targetAudience: ['target_audience', 'targetAudience'],
  gallery: ['gallery', 'gallery_images', 'images'],
} as const

/**
 * Reads a record whose lists may be arrays, JSON text or text with one item a line.
 * @returns `undefined` when the record has no title, so that nothing can be shown
 */
export function readRemoteTour(fields: Fields): RemoteTour | undefined {
  const title = text(firstValue(fields, FIELD_NAMES.title))
  if (!title) return undefined
  return {
    id: text(fields.tour_id),
    title,
    description: text(fields.description),
    category: text(fields.category) || 'Tour',
    duration: text(fields.duration),
    groupSize: text(firstValue(fields, FIELD_NAMES.groupSize)) || '1-8 people',
    targetAudience: text(firstValue(fields, FIELD_NAMES.targetAudience)),
    highlights: list(fields.highlights).map(text).filter(Boolean),
    itinerary: list(firstValue(fields, FIELD_NAMES.itinerary))
      .map(stop)
      .filter((entry) => entry.activity !== ''),
    included: list(firstValue(fields, FIELD_NAMES.included)).map(text).filter(Boolean),
    excluded: list(firstValue(fields, FIELD_NAMES.excluded)).map(text).filter(Boolean),
    gallery: list(firstValue(fields, FIELD_NAMES.gallery))
      .map(imageAddress)
      .filter((address) => PICTURE_ADDRESS.test(address)),
    prices: Object.fromEntries(
      VEHICLE_CLASSES.map(
        (vehicleClass) => [vehicleClass, baht(firstValue(fields, FIELD_NAMES[vehicleClass]))] as const,
      ).filter(([, price]) => price > 0),
    ),
  }
}

/** The largest number in the words of its duration, `6-7 hours`, taken as hours; `undefined` without one. */
export function mostHoursOf({ duration }: Pick<RemoteTour, 'duration'>): number | undefined {
  const numbers = duration.match(/\d+/g)?.map(Number)
  return numbers && Math.max(...numbers)
}

/** The pickup time of a remote tour, Bangkok wall-clock, if its itinerary begins with a time. */
export function remotePickupTime({ itinerary }: Pick<RemoteTour, 'itinerary'>): ClockTime | null {
  const time = itinerary[0]?.time ?? ''
  return isClockTime(time) ? time : null
}

function firstValue(fields: Fields, names: readonly string[]): unknown {
  return names.map((name) => fields[name]).find((value) => !isBlank(value))
}

const PICTURE_ADDRESS = /^(https:\/\/|\/(art|photos)\/)/

/** The database stores prices as a 32-bit integer. */
const HIGHEST_PRICE = 10_000_000

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

function baht(value: unknown): number {
  const amount = typeof value === 'number' ? value : readBaht(text(value))
  return Number.isSafeInteger(amount) && amount > 0 && amount <= HIGHEST_PRICE ? amount : 0
}

function list(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  const written = text(value)
  if (/^\s*[[{]/.test(written)) {
    try {
      const parsed: unknown = JSON.parse(written)
      return Array.isArray(parsed) ? parsed : [parsed]
    } catch {
      // Not JSON: plain lines can begin with a bracket too.
    }
  }
  return written.split(/\r?\n/)
}

const TIMED_LINE = /^(\d{1,2}:\d{2})\s*[-–—]\s*(.+)$/

function stop(value: unknown): { time: string; activity: string } {
  if (typeof value === 'object' && value !== null) {
    const entry = value as Fields
    return { time: text(entry.time), activity: text(entry.activity) }
  }
  const line = text(value)
  const [, time, activity] = TIMED_LINE.exec(line) ?? []
  return time && activity ? { time: time.padStart(5, '0'), activity } : { time: '', activity: line }
}

function imageAddress(value: unknown): string {
  if (typeof value === 'object' && value !== null) return text((value as Fields).url)
  return text(value)
}
