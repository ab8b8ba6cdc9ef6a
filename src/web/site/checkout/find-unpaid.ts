import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { Booking } from '#bookings/bookings.store.ts'
import { vehicleNouns } from '#content/catalogue/vehicle-nouns.ts'
import { company } from '#content/company.ts'
import { listAllocationsOf } from '#fleet/allocation/allocations.store.ts'
import { chatAddress } from '#guests/contact/number-links.rules.ts'
import { bahtFromSatang, formatBaht } from '#money/money.rules.ts'
import type { Deps } from '#platform/deps.ts'
import { formatShortDay } from '#platform/time/calendar.ts'
import { momentInWords } from '#platform/time/clock-time.ts'

/** What a guest who came back from the checkout without paying needs to decide. */
export type Unpaid = {
  /** `The Death Railway, Fri 15 Jan`. */
  trip: string
  /** What is paid at the checkout: `฿5,500`. */
  sum: string
  /** The whole price in baht, which paying agrees to. */
  seenPrice: number
  /** Until when the vehicle is held, as a sentence; null while none is. */
  held: string | null
  /** A chat in which the guest asks to pay otherwise. */
  otherWay: string
}

/** @returns nothing for a booking without a day or price, and for one that is not paid at the checkout (any more) */
export async function findUnpaid(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, reference, title, travelDate, priceBaht, status, vehicleClass }: Booking,
  { amountSatang }: { amountSatang: number },
): Promise<Unpaid | undefined> {
  if (!travelDate || priceBaht === null || !bookingCountsAs(status, 'payable')) return undefined
  const ends = (await listAllocationsOf(db.read, id)).map(({ expiresAt }) => expiresAt?.getTime() ?? 0)
  const until = Math.min(...ends)
  const isHeld = ends.length > 0 && until > now()
  const day = formatShortDay(travelDate)
  const vehicle = vehicleClass ? vehicleNouns[vehicleClass] : 'vehicle'
  return {
    trip: `${title}, ${day}`,
    sum: formatBaht(bahtFromSatang(amountSatang)),
    seenPrice: priceBaht,
    held: isHeld
      ? `Your ${vehicle} for ${day} is held until ${momentInWords(new Date(until), now())}, Thailand time.`
      : null,
    otherWay: chatAddress(company.whatsapp, `Hello! I would like to pay for ${reference} another way.`),
  }
}
