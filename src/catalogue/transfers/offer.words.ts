import { transferPrices } from '#content/transfers/transfer-prices.ts'
import type { Availability } from '#fleet/availability/availability.rules.ts'
import { sentenceOf } from '#platform/problems/sentences.words.ts'
import { VEHICLE_CLASSES, type VehicleClass } from '../vehicle.rules.ts'
import { fareLineInWords } from './fare-lines.words.ts'
import { type ClassPrices, stopsOn } from './transfer-fare.rules.ts'
import type { TransferOffer } from './transfer-offer.rules.ts'

/** A price as programs and the page of the taxi get it; sums are whole baht for the whole vehicle. */
export type OfferInWords = {
  route: string
  km: number
  minutes: number
  prices: ClassPrices
  /** What the prices are made of; they add up to them. */
  lines: ({ text: string } & ClassPrices)[]
  availability: Record<VehicleClass, Availability>
  reason?: string
  /** The stops that can be made on this way. */
  stops: { id: string; name: string; baht: number }[]
}

export function offerInWords({ ride, minutes, fares, availability, reason }: TransferOffer): OfferInWords {
  return {
    route: `${ride.from.name} → ${ride.to.name}`,
    km: ride.road.km,
    minutes,
    prices: byClass((vehicleClass) => fares[vehicleClass].totalBaht),
    // Every class has the same parts.
    lines: fares.car.lines.map((line, index) => ({
      text: fareLineInWords(line, ride),
      ...byClass((vehicleClass) => fares[vehicleClass].lines[index]?.baht ?? 0),
    })),
    availability,
    ...(reason && { reason: sentenceOf(reason) }),
    stops: stopsOn(transferPrices, ride).map(({ id, name, baht }) => ({ id, name, baht })),
  }
}

function byClass(bahtOf: (vehicleClass: VehicleClass) => number): ClassPrices {
  const [car, suv, van] = VEHICLE_CLASSES.map(bahtOf)
  return { car: car ?? 0, suv: suv ?? 0, van: van ?? 0 }
}
