import { formatDay } from '#domain/time/calendar.ts'
import type { HoldFacts } from './booking-facts.tsx'
import { Fields } from './parts/facts.tsx'

/** The facts of a custom trip request in mails. All texts are as the guest typed them. */
export type CustomTripFacts = {
  reference: string
  customerName: string
  customerEmail: string
  customerPhone: string
  customerCountry: string | null
  guests: number
  moreThanEight: boolean
  numberOfDays: number
  travelDate: string | null
  endDate: string | null
  budgetRange: string | null
  locations: readonly string[]
  /** `{ day1: 'text' }`, only the days that were filled in. */
  dayPlans: Readonly<Record<string, string>>
  specialRequests: string | null
} & HoldFacts

export function customTripSubject(word: string, trip: CustomTripFacts): string {
  const day = trip.travelDate ? `from ${formatDay(trip.travelDate)}` : 'no date yet'
  return `${word}: custom trip, ${day}, ${trip.reference}`
}

export function tripGuests({ moreThanEight, guests }: CustomTripFacts): string {
  return moreThanEight ? 'More than 8' : String(guests)
}

export function TripFields({ trip }: { trip: CustomTripFacts }) {
  return (
    <Fields
      fields={[
        ['First day', dayInWords(trip.travelDate)],
        ['Last day', dayInWords(trip.endDate)],
        ['Guests', tripGuests(trip)],
        ['Days', trip.numberOfDays],
      ]}
    />
  )
}

function dayInWords(date: string | null): string {
  return date ? formatDay(date) : 'Not fixed yet'
}
