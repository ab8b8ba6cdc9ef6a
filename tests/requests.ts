import { randomUUID } from 'node:crypto'
import { addDays, bangkokDay } from '#domain/calendar.ts'

/** A request that can be sent. */
export type Post = { path: string; headers: Record<string, string>; body: string }

/** When the invented guests travel. */
export const day = addDays(bangkokDay(Date.now()), 40)

const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
const json = { 'content-type': 'application/json' }

/** An invented guest like no other. */
function guest() {
  const requestId = randomUUID()
  return { requestId, name: `Ada ${requestId} Example`, email: `ada.${requestId}@example.com` }
}

export function bookingByEmail(): Post {
  const { requestId, name, email } = guest()
  const body = JSON.stringify({
    tourName: 'erawan-death-railway',
    customerName: name,
    customerEmail: email,
    customerPhone: '+44 7700 900123',
    preferredDate: day,
    numberOfGuests: 2,
    vehicleType: 'suv',
    hotelName: 'River Inn',
    specialRequests: 'A child seat, please. We arrive late on the evening before.',
    requestId,
  })
  return { path: '/functions/v1/send-booking-email', headers: json, body }
}

/** A day that is paid by card. */
export function bookingByCard(): Post {
  const { requestId, name, email } = guest()
  const body = JSON.stringify({
    tripName: 'death-railway-historical-journey',
    tripPrice: 5500,
    customerName: name,
    customerEmail: email,
    customerPhone: '+44 7700 900123',
    preferredDate: day,
    numberOfGuests: 2,
    vehicleType: 'suv',
    hotelName: 'River Inn',
    pickupLocation: 'Bangkok',
    specialRequests: 'A child seat, please.',
    requestId,
  })
  return { path: '/functions/v1/create-booking-payment', headers: json, body }
}

export function customTrip(): Post {
  const body = JSON.stringify({
    ...guest(),
    phone: '+44 7700 900123',
    country: 'United Kingdom',
    numberOfDays: 2,
    numberOfGuests: 3,
    preferredDates: { startDate: day, endDate: addDays(day, 1) },
    locations: ['Hellfire Pass', 'Erawan National Park'],
    dayPlans: { day1: 'The pass in the morning', day2: 'The falls' },
    specialRequirements: 'Pickup: River Inn\nLuggage: 2',
  })
  return { path: '/functions/v1/submit-custom-trip', headers: json, body }
}

/** As the form of the page sends it with scripts. */
export function taxiRequest(): Post {
  const body = new URLSearchParams({
    ...guest(),
    phone: '+44 7700 900123',
    country: 'United Kingdom',
    pickup: 'Hotel in Bangkok',
    dropoff: 'Hotel in Kanchanaburi',
    service: 'one-way',
    pickupDate: day,
    pickupTime: '07:30',
    passengers: '2',
    luggage: '2',
    vehicle: 'car',
    notes: 'Flight TG 911',
  })
  return { path: '/taxi-service.data', headers: form, body: body.toString() }
}
