import type { StoredLeg } from '#adapters/database/legs.ts'
import { transferPrices } from '#content/transfers/transfer-prices.ts'
import { freeWaitingInWords } from '#content/transfers/waiting-sentences.ts'
import { rideOf } from '#domain/bookings/ride.ts'
import { TAXI_SERVICES } from '#domain/requests/taxi-service.ts'
import { bangkokDay, formatDay } from '#domain/time/calendar.ts'
import { bangkokTime } from '#domain/time/clock-time.ts'
import type { Fact } from './fact-list.tsx'

/** The days, times and places of a transfer, its flight, its stop and how long the driver waits. */
export function rideFacts(legs: readonly StoredLeg[]): Fact[] {
  const ride = rideOf(legs)
  const [out, back] = legs
  if (!out) return []
  const stop = transferPrices.stops.find(({ id }) => id === out.stop)
  return [
    dayFact('Date', out.startsAt),
    { label: 'Pickup', value: thailandTime(out.startsAt) },
    { label: 'From', value: ride.pickup },
    { label: 'To', value: ride.dropoff },
    ...(stop ? [{ label: 'Stop on the way', value: stop.name }] : []),
    ...(out.flightNumber ? [{ label: 'Flight', value: out.flightNumber }] : []),
    ...(out.freeWaitingMinutes === null
      ? []
      : [{ label: 'Waiting', value: freeWaitingInWords(out.freeWaitingMinutes, out.pickup) }]),
    { label: 'Service', value: TAXI_SERVICES[ride.service] },
    ...(back
      ? [dayFact('Return', back.startsAt), { label: 'Return pickup', value: thailandTime(back.startsAt) }]
      : []),
  ]
}

function dayFact(label: string, at: Date): Fact {
  const date = bangkokDay(at.getTime())
  return { label, value: formatDay(date), date }
}

function thailandTime(at: Date): string {
  return `${bangkokTime(at.getTime())}, Thailand time`
}
