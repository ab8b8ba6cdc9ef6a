import { listBlackoutsBetween } from '#adapters/database/rules/blackouts.ts'
import { transferLeadHours } from '#content/catalogue/long-transfers.ts'
import { taxiVehicles } from '#content/catalogue/taxi-rules.ts'
import { transferNetwork } from '#content/transfers/transfer-network.ts'
import { availabilityOfRide } from '#domain/availability/ride-availability.ts'
import { legsOf } from '#domain/bookings/ride.ts'
import type { VehicleClass } from '#domain/catalogue/vehicle.ts'
import { isAheadBy } from '#domain/requests/lead-time.ts'
import { type Load, takes } from '#domain/requests/taxi-service.ts'
import { bangkokDay } from '#domain/time/calendar.ts'
import { faresOfTransfer } from '#domain/transfers/transfer-fare.ts'
import { type AskedRide, minutesOf, pricedRideOf } from '#domain/transfers/transfer-network.ts'
import type { TransferOffer } from '#domain/transfers/transfer-offer.ts'
import { transferQuerySchema } from '#domain/transfers/transfer-query.ts'
import { findFleetOver } from '../availability/find-fleet-over.ts'
import { legsOfTransfer } from '../availability/planned-legs.ts'
import type { Deps } from '../deps.ts'
import { invalid, type Refusal, refuse, refuseIfUnavailable } from '../refusal.ts'

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
    fits: (vehicle: VehicleClass) => takes(taxiVehicles[vehicle], load),
  }
  return { availability: availabilityOfRide(calendar, ways), reason: null }
}
