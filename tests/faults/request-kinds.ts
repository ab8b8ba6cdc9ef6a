import { bookingByCard, bookingByEmail, customTrip, type Post, taxiRequest } from '#tests/requests.ts'

/** The kinds of request a guest can send. */
export const KINDS = {
  booking: bookingByEmail,
  card: bookingByCard,
  'custom trip': customTrip,
  taxi: taxiRequest,
} satisfies Record<string, () => Post>

export type RequestKind = keyof typeof KINDS
export const ALL_KINDS = Object.keys(KINDS) as RequestKind[]

type Sent = Record<string, unknown>

/** The column values that must be stored when this was sent. */
export const STORED: Record<RequestKind, (sent: Sent) => Sent> = {
  booking: (sent) => ({ ...bookingOf(sent), tourId: sent.tourName }),
  card: (sent) => ({ ...bookingOf(sent), tourId: sent.tripName, pickupLocation: sent.pickupLocation }),
  'custom trip': ({ requestId, preferredDates, ...sent }) => ({ ...sent, ...daysOf(preferredDates) }),
  taxi: ({ requestId, passengers, luggage, ...sent }) => ({
    ...sent,
    passengers: Number(passengers),
    luggage: Number(luggage),
  }),
}

function bookingOf(sent: Sent): Sent {
  return {
    customerName: sent.customerName,
    customerEmail: sent.customerEmail,
    customerPhone: sent.customerPhone,
    travelDate: sent.preferredDate,
    guests: sent.numberOfGuests,
    vehicle: sent.vehicleType,
    hotelName: sent.hotelName,
    specialRequests: sent.specialRequests,
  }
}

function daysOf(days: unknown): Sent {
  return typeof days === 'object' ? { ...days } : {}
}
