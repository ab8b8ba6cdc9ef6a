import { findTripByTokenHash, type Trip } from '#adapters/database/trips.ts'
import type { Deps } from '../deps.ts'
import { tokenHash } from './booking-token.ts'

/** The booking that a guest's token opens; any other text opens nothing. */
export async function findBookingByToken({ db }: Pick<Deps, 'db'>, token: string): Promise<Trip | undefined> {
  return /^[\w-]{22}$/.test(token) ? findTripByTokenHash(db.read, tokenHash(token)) : undefined
}
