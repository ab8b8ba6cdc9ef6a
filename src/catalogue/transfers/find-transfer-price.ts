import { listBlackoutsBetween } from '#bookings/operator-rules/blackouts.store.ts'
import { isAheadBy } from '#bookings/placing/lead-time.rules.ts'
import { type Load, takes } from '#bookings/placing/taxi-service.rules.ts'
import { legsOf } from '#bookings/ride.rules.ts'
import { transferLeadHours } from '#content/catalogue/long-transfers.ts'
import { taxiVehicles } from '#content/catalogue/taxi-rules.ts'
import { transferNetwork } from '#content/transfers/transfer-network.ts'
import { legsOfTransfer } from '#fleet/allocation/planned-legs.ts'
import { findFleetOver } from '#fleet/availability/find-fleet-over.ts'
import { availabilityOfRide } from '#fleet/availability/ride-availability.rules.ts'
import type { Deps } from '#platform/deps.ts'
import { invalid, type Refusal, refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import type { VehicleClass } from '../vehicle.rules.ts'
import { faresOfTransfer } from './transfer-fare.rules.ts'
import { type AskedRide, minutesOf, pricedRideOf } from './transfer-network.rules.ts'
import type { TransferOffer } from './transfer-offer.rules.ts'
import { transferQuerySchema } from './transfer-query.rules.ts'

type Needs = Pick<Deps, 'db' | 'rules' | 'now'>

/**
 * The price of a ride with what is free.
 * @param input `pickup`, `dropoff`, `pickupDate`, `pickupTime`, `returnDate`, `returnTime`, `passengers`, `luggage` and
 *   `stop`, unparsed
 * @returns the refusal `unknown-route` when a place or the road between the two is not known: then a person names a price
 */
export async function findTransferPrice(
  deps: Needs,
  input: unknown,
): Promise<{ ok: true; offer: TransferOffer } | Refusal> {
  const parsed = transferQuerySchema(bangkokDay(deps.now())).safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const { passengers, luggage, ...asked } = parsed.data
  const ride = pricedRideOf(transferNetwork, asked)
  if (!ride) return refuse('unknown-route', { code: 'route-unknown' })
  return refuseIfUnavailable({ code: 'transfer-price-not-read' }, async () => ({
    ok: true,
    offer: {
      ride,
      minutes: minutesOf(transferNetwork, ride),
      fares: faresOfTransfer(transferNetwork.prices, ride),
      ...(await findAvailability(deps, asked, { passengers, luggage })),
    },
  }))
}

async function findAvailability(
  deps: Needs,
  asked: AskedRide,
  load: Load,
): Promise<Pick<TransferOffer, 'availability' | 'reason'>> {
  const { db, rules, now } = deps
  const { pickup, dropoff, pickupDate, pickupTime } = asked
  const hours = transferLeadHours(rules().leadTimes, pickup, dropoff)
  if (!isAheadBy(hours, { date: pickupDate, time: pickupTime }, now()))
    return {
      availability: { car: 'closed', suv: 'closed', van: 'closed' },
      reason: { code: 'ride-too-soon', hours },
    }
  const ways = legsOfTransfer(legsOf(asked))
  const lastDay = bangkokDay((ways.at(-1) ?? ways[0]).endsAt.getTime())
  const [fleet, blackouts] = await Promise.all([
    findFleetOver(deps, ways),
    listBlackoutsBetween(db.read, pickupDate, lastDay),
  ])
  const calendar = {
    ...{ fleet, blackouts },
    load: { seats: load.passengers, bags: load.luggage },
    fits: (vehicleClass: VehicleClass) => takes(taxiVehicles[vehicleClass], load),
  }
  return { availability: availabilityOfRide(calendar, ways), reason: null }
}
