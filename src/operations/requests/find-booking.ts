import { findTripByTokenHash, type Trip } from '#adapters/database/trips.ts'
import type { Deps } from '../deps.ts'
import { tokenHash } from './booking-token.ts'

/** The trip of a token, for its guest; `undefined` for a text that is not the token of a trip. */
export async function findBookingByToken({ db }: Pick<Deps, 'db'>, token: string): Promise<Trip | undefined> {
  return /^[\w-]{22}$/.test(token) ? findTripByTokenHash(db.read, tokenHash(token)) : undefined
}
