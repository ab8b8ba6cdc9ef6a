import type { BookingRules } from '#bookings/operator-rules/booking-rules.rules.ts'
import { findTransferPrice } from '#catalogue/transfers/find-transfer-price.ts'
import { type OfferInWords, offerInWords } from '#catalogue/transfers/offer.words.ts'
import { driveInWords } from '#catalogue/transfers/road.rules.ts'
import { type ClassPrices, faresOfTransfer } from '#catalogue/transfers/transfer-fare.rules.ts'
import type { TransferOffer } from '#catalogue/transfers/transfer-offer.rules.ts'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { transferPrices } from '#content/transfers/transfer-prices.ts'
import { depositOf } from '#money/deposits/deposit.rules.ts'
import { depositAtOnce, depositIfAccepted } from '#money/deposits/deposit-sentences.words.ts'
import { formatBaht } from '#money/money.rules.ts'
import type { Deps } from '#platform/deps.ts'
import { refusalInWords } from '#platform/problems/sentences.words.ts'
import { addDays, bangkokDay, bangkokInstant, formatShortDay, isPlainDate } from '#platform/time/calendar.ts'
import { bangkokTime, isClockTime } from '#platform/time/clock-time.ts'
import { MINUTE_MS } from '#platform/time/duration.ts'
import { isAuthorised } from './taxi-terms.ts'

/** The way as the line of the ticket shows it. */
type Way = { from: string; to: string; service: string; starts: string; line: string; ends: string }
/** A deposit that confirms the ride: its sum, and what is paid when by either button. */
type Deposit = { now: string; card: string; request: string }
type KnownPrice = OfferInWords & {
  isExact: boolean
  way: Way
  /** What it costs when the pickup is at night; null when that is the same, or the time is known. */
  atNight: ClassPrices | null
  /** Of each class; undefined when the whole price is paid at once. */
  deposits: Record<VehicleClass, Deposit> | undefined
}

/**
 * What the page knows of the price of a ride; `unknown` when a person has to name it. What is free is meant only when the
 * guest has said when the ride is, and for how many.
 */
export type TaxiPrice = KnownPrice | 'unknown'

/** The price of a ride without day and party: the same, but nothing is said about what is free. */
const ANY_RIDE = { pickupTime: '12:00', passengers: '1', luggage: '0' }
const DAYS_AHEAD = 3

type Needs = Pick<Deps, 'db' | 'rules' | 'now'>
type Asked = Record<string, string>

/**
 * The price of a ride as it stands in the address of the page or in its form; what is missing does not count. Without
 * places, for a ride that cannot be, and while the database is away there is none.
 * @returns `errors` names the fields of a ride that cannot be, in words
 */
export async function findTaxiPrice(
  deps: Needs,
  { from: pickup, to: dropoff, ...more }: Asked,
): Promise<{ price?: TaxiPrice; errors: Record<string, string> }> {
  if (!pickup || !dropoff) return { errors: {} }
  const given = Object.fromEntries(Object.entries({ pickup, dropoff, ...more }).filter(([, value]) => value))
  const pickupDate = addDays(bangkokDay(deps.now()), DAYS_AHEAD)
  const found = await findTransferPrice(deps, { ...ANY_RIDE, pickupDate, ...given })
  if (found.ok) return { price: knownPrice(found.offer, more, deps.rules()), errors: {} }
  return found.reason === 'unknown-route'
    ? { price: 'unknown', errors: {} }
    : { errors: refusalInWords(found).fields }
}

function knownPrice(offer: TransferOffer, asked: Asked, rules: BookingRules): KnownPrice {
  const words = offerInWords(offer)
  const isExact = Boolean(asked.pickupDate && asked.pickupTime && asked.passengers)
  const atNight = asked.pickupTime ? null : nightPrices(offer, words.prices)
  return { ...words, isExact, way: wayOf(offer, asked), atNight, deposits: depositsOf(words, rules) }
}

function nightPrices({ ride }: TransferOffer, prices: ClassPrices): ClassPrices | null {
  const { car, suv, van } = faresOfTransfer(transferPrices, {
    ...ride,
    pickupTime: transferPrices.night.from,
  })
  if (car.totalBaht === prices.car) return null
  return { car: car.totalBaht, suv: suv.totalBaht, van: van.totalBaht }
}

function wayOf({ ride, minutes }: TransferOffer, { pickupDate = '', pickupTime = '' }: Asked): Way {
  const isKnown = isPlainDate(pickupDate) && isClockTime(pickupTime)
  const startMs = isKnown ? bangkokInstant(pickupDate, pickupTime).getTime() : undefined
  const isFlight = ride.from.kind === 'airport'
  return {
    from: ride.from.name,
    to: ride.to.name,
    service: ride.back ? 'round trip' : 'one way',
    line: `${ride.road.km} km, about ${driveInWords(ride.road.minutes)}`,
    starts:
      startMs === undefined
        ? ''
        : `${formatShortDay(pickupDate)}, ${isFlight ? 'lands' : 'pickup'} ${bangkokTime(startMs)}`,
    ends: startMs === undefined ? '' : `There by about ${bangkokTime(startMs + minutes * MINUTE_MS)}`,
  }
}

function depositsOf({ prices }: OfferInWords, rules: BookingRules): KnownPrice['deposits'] {
  const { depositPercent, checkoutMethods } = rules
  if (depositPercent === 0) return undefined
  const ofClass = (priceBaht: number): Deposit => {
    const parts = depositOf({ priceBaht, depositPercent })
    const request = parts ? depositIfAccepted(parts) : ''
    return {
      now: formatBaht(parts?.depositBaht ?? priceBaht),
      card: parts && !isAuthorised(rules) ? depositAtOnce(parts, checkoutMethods) : request,
      request,
    }
  }
  return { car: ofClass(prices.car), suv: ofClass(prices.suv), van: ofClass(prices.van) }
}
