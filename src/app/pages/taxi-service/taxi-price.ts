import { type OfferInWords, offerInWords } from '#content/transfers/offer-in-words.ts'
import { addDays, bangkokDay } from '#domain/time/calendar.ts'
import type { Deps } from '#operations/deps.ts'
import { findTransferPrice } from '#operations/transfers/find-transfer-price.ts'

/**
 * What the page knows of the price of a ride; `unknown` when a person has to name it. What is free is meant only when the
 * guest has said when the ride is, and for how many.
 */
export type TaxiPrice = (OfferInWords & { isExact: boolean }) | 'unknown'

/** Of a ride without day and party: such a one costs the same, but nothing is said about what is free. */
const ANY_RIDE = { pickupTime: '12:00', passengers: '1', luggage: '0' }
const DAYS_AHEAD = 3

/**
 * The price of a ride as it stands in the address of the page or in its form; what is missing does not count. `undefined`
 * without places, for a ride that cannot be, and while the database is away.
 */
export async function findTaxiPrice(
  deps: Pick<Deps, 'db' | 'rules' | 'now'>,
  ride: Record<string, string>,
): Promise<TaxiPrice | undefined> {
  const { from: pickup, to: dropoff, ...more } = ride
  if (!pickup || !dropoff) return undefined
  const given = Object.fromEntries(Object.entries({ pickup, dropoff, ...more }).filter(([, value]) => value))
  const pickupDate = addDays(bangkokDay(deps.now()), DAYS_AHEAD)
  const found = await findTransferPrice(deps, { ...ANY_RIDE, pickupDate, ...given })
  const isExact = Boolean(more.pickupDate && more.pickupTime && more.passengers)
  if (found.ok) return { ...offerInWords(found.offer), isExact }
  return found.reason === 'unknown-route' ? 'unknown' : undefined
}
