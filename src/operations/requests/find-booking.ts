import { type Booking, findBookingByTokenHash } from '#adapters/database/bookings.ts'
import type { Deps } from '../deps.ts'
import { tokenHash } from './booking-token.ts'

/** The booking that a guest's token opens; any other text opens nothing. */
export async function findBookingByToken(
  { db }: Pick<Deps, 'db'>,
  token: string,
): Promise<Booking | undefined> {
  return /^[\w-]{22}$/.test(token) ? findBookingByTokenHash(db.read, tokenHash(token)) : undefined
}
