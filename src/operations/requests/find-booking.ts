import { type Booking, findBookingByTokenHash } from '#adapters/database/bookings.ts'
import type { Deps } from '../deps.ts'
import { tokenHash } from './booking-token.ts'

/** The booking of a token, for its guest; `undefined` for a text that is not the token of a booking. */
export async function findBookingByToken(
  { db }: Pick<Deps, 'db'>,
  token: string,
): Promise<Booking | undefined> {
  return /^[\w-]{22}$/.test(token) ? findBookingByTokenHash(db.read, tokenHash(token)) : undefined
}
