import { isAirport } from '#catalogue/transfers/free-waiting.words.ts'
import { townNames } from '#content/map/towns.ts'
import { bookingCountsAs } from '../booking-status.rules.ts'
import type { DetailedBooking } from '../detailed-bookings.store.ts'
import { GUEST_DETAILS, type GuestDetail } from './guest-details.rules.ts'

/**
 * What the guest of a booking can tell us, each with what we know of it so far; null while it is missing. Of a trip, and of
 * a custom trip once its days are agreed, the place of the pickup, of a transfer from an airport the flight, and of a party with children their ages. Nothing once the
 * booking is over, or before it is requested or paid.
 */
export function guestDetailsOf(booking: DetailedBooking): Map<GuestDetail, string | null> {
  const isOpen = booking.status === 'requested' || bookingCountsAs(booking.status, 'agreed')
  const known = GUEST_DETAILS.map((detail) => [detail, isOpen ? KNOWN[detail](booking) : undefined] as const)
  return new Map(known.filter((one): one is [GuestDetail, string | null] => one[1] !== undefined))
}

/** `undefined` where it does not concern a booking. */
const KNOWN: Record<GuestDetail, (booking: DetailedBooking) => string | null | undefined> = {
  hotelName: (booking) => {
    if (booking.kind === 'trip') return pickupPlaceOf(booking)
    const [first] = booking.kind === 'custom' && bookingCountsAs(booking.status, 'agreed') ? booking.legs : []
    return first && (first.pickup || null)
  },
  flightNumber: ({ kind, legs: [first] }) =>
    kind === 'transfer' && first && isAirport(first.pickup) ? first.flightNumber : undefined,
  childAges: ({ children, childAges }) => (children ? childAges : undefined),
}

type Pickup = { hotelName: string | null; pickupLocation: string | null }

/** Where a trip picks its guests up, as they wrote it; null when they wrote nothing, or only the town. */
export function pickupPlaceOf({ hotelName, pickupLocation }: Pickup): string | null {
  const told = hotelName || pickupLocation
  return told && !Object.values<string>(townNames).includes(told) ? told : null
}
