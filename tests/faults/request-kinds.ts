import { addDays } from '#platform/time/calendar.ts'
import { bookingByCard, bookingByEmail, customTrip, day, type Post, taxiRequest } from '#tests/requests.ts'

/** The kinds of request a guest can send. */
export const KINDS = {
  booking: bookingByEmail,
  card: bookingByCard,
  'custom trip': customTrip,
  taxi: taxiRequest,
} satisfies Record<string, (date: string) => Post>

/** As many days as there are before the last one that can be booked, less some years. */
const DAYS = 20_000
let days = 0

/** A day of its own for each request, so that the fleet of a system is large enough for all of them. */
export function nextDay(): string {
  return addDays(day, days++ % DAYS)
}

export type RequestKind = keyof typeof KINDS
export const ALL_KINDS = Object.keys(KINDS) as RequestKind[]

type Sent = Record<string, unknown>

/** The column values that must be stored when this was sent. */
export const STORED: Record<RequestKind, (sent: Sent) => Sent> = {
  booking: (sent) => ({ ...bookingOf(sent), tourId: sent.tourName }),
  card: (sent) => ({ ...bookingOf(sent), tourId: sent.tripName, pickupLocation: sent.pickupLocation }),
  'custom trip': (sent) => ({
    ...contactOf(sent),
    guests: sent.numberOfGuests,
    numberOfDays: sent.numberOfDays,
    ...daysOf(sent.preferredDates),
    locations: sent.locations,
    dayPlans: sent.dayPlans,
    specialRequests: sent.specialRequirements,
  }),
  taxi: (sent) => ({
    ...contactOf(sent),
    ...rideIn(sent),
    vehicleClass: sent.vehicle,
    guests: Number(sent.passengers),
    luggage: Number(sent.luggage),
    specialRequests: sent.notes,
  }),
}

function bookingOf(sent: Sent): Sent {
  return {
    customerName: sent.customerName,
    customerEmail: sent.customerEmail,
    customerPhone: sent.customerPhone,
    travelDate: sent.preferredDate,
    guests: sent.numberOfGuests,
    vehicleClass: sent.vehicleType,
    hotelName: sent.hotelName,
    specialRequests: sent.specialRequests,
  }
}

function contactOf(sent: Sent): Sent {
  return {
    customerName: sent.name,
    customerEmail: sent.email,
    customerPhone: sent.phone,
    customerCountry: sent.country,
  }
}

function daysOf(days: unknown): Sent {
  const { startDate, endDate }: Sent = typeof days === 'object' ? { ...days } : {}
  return { travelDate: startDate, endDate }
}

function rideIn({ pickup, dropoff, service, pickupDate, pickupTime }: Sent): Sent {
  return { pickup, dropoff, service, pickupDate, pickupTime }
}
