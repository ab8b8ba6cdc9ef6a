import type { Booking } from '#bookings/bookings.store.ts'
import {
  type DetailedBooking,
  findDetailedBookingWhere,
  type TripBooking,
} from '#bookings/detailed-bookings.store.ts'
import type { PayableBooking } from '#money/checkouts/payable-booking.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { BookingLinkScope } from './access-link.rules.ts'
import { findBookingWhere, opensBooking } from './access-links.store.ts'
import { isLinkToken, tokenHash } from './link-token.ts'

/** Everything about a booking, its payment included. */
export const PASS_LINKS: readonly BookingLinkScope[] = ['pass']
/** A quote with its versions; accepting it leads to the pass. */
export const QUOTE_LINKS: readonly BookingLinkScope[] = ['quote']
/** The form of a review; a pass opens it too. */
export const REVIEW_LINKS: readonly BookingLinkScope[] = ['review', 'pass']

/**
 * The booking that a link opens, in one query. A token that is wrong, expired, revoked or of another purpose finds
 * nothing, and nothing tells these apart. `nowMs` is in milliseconds since the epoch.
 */
export async function findBookingByLink(
  db: Queryable,
  token: string,
  scopes: readonly BookingLinkScope[],
  nowMs: number,
): Promise<Booking | undefined> {
  if (!isLinkToken(token)) return undefined
  return findBookingWhere(db, opensBooking(db, tokenHash(token), scopes, new Date(nowMs)))
}

/** The same with its drives and the details of its kind. */
export async function findDetailedByLink(
  db: Queryable,
  token: string,
  scopes: readonly BookingLinkScope[],
  nowMs: number,
): Promise<DetailedBooking | undefined> {
  if (!isLinkToken(token)) return undefined
  return findDetailedBookingWhere(db, opensBooking(db, tokenHash(token), scopes, new Date(nowMs)))
}

/** The same for a booking that its guest can pay; nothing for a custom trip. */
export async function findPayableByLink(
  ...link: Parameters<typeof findDetailedByLink>
): Promise<PayableBooking | undefined> {
  const booking = await findDetailedByLink(...link)
  return booking?.kind === 'custom' ? undefined : booking
}

/** The same for a trip of the catalogue; nothing for another kind. */
export async function findTripByLink(
  ...link: Parameters<typeof findDetailedByLink>
): Promise<TripBooking | undefined> {
  const booking = await findDetailedByLink(...link)
  return booking?.kind === 'trip' ? booking : undefined
}
