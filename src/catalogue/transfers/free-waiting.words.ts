import { transferPlaces } from '#content/transfers/transfer-places.ts'
import { transferPrices } from '#content/transfers/transfer-prices.ts'
import { freeWaitingMinutes } from './transfer-fare.rules.ts'
import { findPlace } from './transfer-place.rules.ts'

/**
 * How many minutes a driver waits free of charge at a pickup: as agreed with the booking, so that another list later does
 * not change it; by the list of today where nothing was agreed, as on a day trip.
 */
export function freeMinutesAt({
  pickup,
  freeWaitingMinutes: agreed,
}: {
  pickup: string
  freeWaitingMinutes?: number | null
}): number {
  return agreed ?? freeWaitingMinutes(transferPrices, findPlace(transferPlaces, pickup))
}

/** Is this pickup, as the guest wrote it, an airport that we know? There the pickup is the landing. */
export function isAirport(pickup: string): boolean {
  return findPlace(transferPlaces, pickup)?.kind === 'airport'
}
