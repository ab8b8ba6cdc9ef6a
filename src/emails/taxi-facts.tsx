import type { ReactNode } from 'react'
import { fleet } from '#content/catalogue/fleet.ts'
import type { RideInWords } from '#content/transfers/ride-in-words.ts'
import type { Ride } from '#domain/bookings/ride.ts'
import type { VehicleClass } from '#domain/catalogue/vehicle.ts'
import { piecesInWords, type TaxiService } from '#domain/requests/taxi-service.ts'
import { formatDay } from '#domain/time/calendar.ts'
import type { ClockTime } from '#domain/time/clock-time.ts'
import type { HoldFacts } from './booking-facts.tsx'
import { Fact, Facts, Fields } from './parts/facts.tsx'
import { RideLines } from './ride-lines.tsx'

/** The facts of a taxi request in mails. Names, places and notes are as the guest typed them. */
export type TaxiFacts = Ride & {
  reference: string
  customerName: string
  customerCountry: string | null
  customerEmail: string
  customerPhone: string
  customerWhatsapp: string | null
  vehicle: VehicleClass | null
  guests: number
  luggage: number | null
  specialRequests: string | null
  /** Whole baht for the whole vehicle; null when a person has to name it. */
  priceBaht: number | null
  inWords: RideInWords
} & HoldFacts

export function taxiSubject(word: string, taxi: TaxiFacts): string {
  return `${word}: taxi, ${formatDay(taxi.pickupDate)}, ${taxi.reference}`
}

const TITLES: Record<TaxiService, string> = {
  'one-way': 'Taxi, one-way',
  'round-trip': 'Taxi, round trip',
}

export function taxiTitle({ service }: TaxiFacts): string {
  return TITLES[service]
}

/** Every time names its time zone, because guests may be in another one. */
export function thailandTime(time: ClockTime): string {
  return `${time} Thailand time`
}

/** The rows of every taxi email: party and vehicle, the ride with its price, and `children`. */
export function TaxiRows({
  taxi,
  to,
  children,
}: {
  taxi: TaxiFacts
  to: 'guest' | 'operator'
  children: ReactNode
}) {
  return (
    <>
      <Fields
        fields={[
          ['Passengers', taxi.guests],
          ['Vehicle', taxi.vehicle ? fleet[taxi.vehicle].name : 'Not chosen yet'],
        ]}
      />
      <RideLines ride={taxi.inWords} to={to} />
      <Facts>
        <Fact label="Luggage">{piecesInWords(taxi.luggage ?? 0)}</Fact>
        {children}
      </Facts>
    </>
  )
}
