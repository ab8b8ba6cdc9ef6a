import type { ReactNode } from 'react'
import { fleet } from '#content/catalogue/fleet.ts'
import type { Ride } from '#domain/bookings/ride.ts'
import type { VehicleClass } from '#domain/catalogue/vehicle.ts'
import { piecesInWords, TAXI_SERVICES } from '#domain/requests/taxi-service.ts'
import { formatDay } from '#domain/time/calendar.ts'
import type { ClockTime } from '#domain/time/clock-time.ts'
import { Fact, Facts, Fields } from './parts/facts.tsx'
import { TypedText } from './typed-text.tsx'

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
  stopName: string | null
  /** How long the driver waits without charge, in words. */
  waiting: string | null
}

export function taxiSubject(word: string, taxi: TaxiFacts): string {
  return `${word}: taxi, ${formatDay(taxi.pickupDate)}, ${taxi.reference}`
}

export function taxiTitle({ service }: TaxiFacts): string {
  return `Taxi, ${TAXI_SERVICES[service].toLowerCase()}`
}

/** Every time names its time zone, because guests may be in another one. */
export function thailandTime(time: ClockTime): string {
  return `${time} Thailand time`
}

/** The rows of every taxi mail: date and time, vehicle, guests, places. `children` are further rows. */
export function TaxiRows({ taxi, children }: { taxi: TaxiFacts; children: ReactNode }) {
  const { pickupDate, pickupTime, returnDate, returnTime, luggage } = taxi
  const wayBack: [label: string, value: string][] =
    returnDate && returnTime
      ? [
          ['Return', formatDay(returnDate)],
          ['Return time', thailandTime(returnTime)],
        ]
      : []
  return (
    <>
      <Fields
        fields={[
          ['Date', formatDay(pickupDate)],
          ['Pickup time', thailandTime(pickupTime)],
          ...wayBack,
          ['Passengers', taxi.guests],
          ['Vehicle', taxi.vehicle ? fleet[taxi.vehicle].name : 'Not chosen yet'],
        ]}
      />
      <Facts>
        <Fact label="From">
          <TypedText text={taxi.pickup} />
        </Fact>
        <Fact label="To">
          <TypedText text={taxi.dropoff} />
        </Fact>
        {taxi.stopName && <Fact label="Stop on the way">{taxi.stopName}</Fact>}
        {taxi.flightNumber && (
          <Fact label="Flight">
            <TypedText text={taxi.flightNumber} />
          </Fact>
        )}
        {taxi.waiting && <Fact label="Waiting">{taxi.waiting}</Fact>}
        <Fact label="Luggage">{piecesInWords(luggage ?? 0)}</Fact>
        {children}
      </Facts>
    </>
  )
}
