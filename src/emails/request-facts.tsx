import { fleet } from '#content/catalogue/fleet.ts'
import type { RideInWords } from '#content/transfers/ride-in-words.ts'
import type { BookingKind } from '#domain/bookings/booking-kind.ts'
import type { VehicleClass } from '#domain/catalogue/vehicle.ts'
import { piecesInWords } from '#domain/requests/taxi-service.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { bangkokTime } from '#domain/time/clock-time.ts'
import { counted } from '#text/counted.ts'
import { Fields } from './parts/facts.tsx'
import { RideLines } from './ride-lines.tsx'

/** What requests of every kind have, for emails about their answer. The title may be as the guest typed it. */
export type RequestFacts = {
  kind: BookingKind
  reference: string
  title: string
  travelDate: string | null
  endDate: string | null
  /** When the guests are picked up first; null when that is not known, as for a custom trip. */
  pickupAt: Date | null
  guests: number
  /** Large pieces; null when nobody asked. */
  luggage: number | null
  vehicle: VehicleClass | null
  customerName: string
  customerEmail: string
  customerPhone: string
  /** Of a transfer: its ride. */
  ride?: RideInWords
  /** Of a trip of the catalogue: its name there, which is nothing that anybody typed. */
  tourTitle?: string | undefined
}

const KINDS: Record<BookingKind, string> = { trip: 'day trip', transfer: 'taxi', custom: 'custom trip' }

/** `Confirmed: taxi, Saturday 14 February 2026, SPN-7K3F9`; a trip of the catalogue by its name. */
export function requestSubject(word: string, request: RequestFacts): string {
  return `${word}: ${request.tourTitle ?? KINDS[request.kind]}, ${daysInWords(request)}, ${request.reference}`
}

/** `Saturday 14 February 2026`, and the last day when it is another one. */
export function daysInWords({ travelDate, endDate }: Pick<RequestFacts, 'travelDate' | 'endDate'>): string {
  if (!travelDate) return 'no date yet'
  const day = formatDay(travelDate)
  return endDate && endDate !== travelDate ? `${day} to ${formatDay(endDate)}` : day
}

/** `7 guests`, `2 guests with 3 pieces of luggage`. */
export function partyInWords({ guests, luggage }: Pick<RequestFacts, 'guests' | 'luggage'>): string {
  const party = counted(guests, 'guest')
  return luggage ? `${party} with ${counted(luggage, 'piece')} of luggage` : party
}

export function RequestFields({ request, to }: { request: RequestFacts; to: 'guest' | 'operator' }) {
  const { pickupAt, ride } = request
  const isTimeShown = pickupAt && !ride
  return (
    <>
      <Fields
        fields={[
          ...(ride ? [] : [['Date', daysInWords(request)] as const]),
          ...(isTimeShown ? [['Pickup', `${bangkokTime(pickupAt.getTime())}, Thailand time`] as const] : []),
          ['Guests', request.guests],
          ...(request.luggage === null ? [] : [['Luggage', piecesInWords(request.luggage)] as const]),
          ['Vehicle', request.vehicle ? fleet[request.vehicle].name : 'Not chosen yet'],
        ]}
      />
      {ride && <RideLines ride={ride} to={to} />}
    </>
  )
}
