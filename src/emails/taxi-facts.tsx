import type { ReactNode } from 'react'
import { fleet } from '#content/catalogue/fleet.ts'
import type { VehicleClass } from '#domain/catalogue/vehicle.ts'
import { piecesInWords, TAXI_SERVICES, type TaxiService } from '#domain/requests/taxi-service.ts'
import { formatDay, type PlainDate } from '#domain/time/calendar.ts'
import type { ClockTime } from '#domain/time/clock-time.ts'
import { Fact, Facts, Fields } from './parts/facts.tsx'
import { TypedText } from './typed-text.tsx'

/** The facts of a taxi request in mails. Names, places and notes are as the guest typed them. */
export type TaxiFacts = {
  reference: string
  name: string
  country: string | null
  email: string
  phone: string
  whatsapp: string | null
  pickup: string
  dropoff: string
  service: TaxiService
  vehicle: VehicleClass
  passengers: number
  luggage: number
  pickupDate: PlainDate
  pickupTime: ClockTime
  returnDate: PlainDate | null
  returnTime: ClockTime | null
  notes: string | null
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
          ['Passengers', taxi.passengers],
          ['Vehicle', fleet[taxi.vehicle].name],
        ]}
      />
      <Facts>
        <Fact label="From">
          <TypedText text={taxi.pickup} />
        </Fact>
        <Fact label="To">
          <TypedText text={taxi.dropoff} />
        </Fact>
        <Fact label="Luggage">{piecesInWords(luggage)}</Fact>
        {children}
      </Facts>
    </>
  )
}
