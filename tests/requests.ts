import { randomInt, randomUUID } from 'node:crypto'
import { addDays, bangkokDay } from '#platform/time/calendar.ts'

/** A request that can be sent. */
export type Post = { path: string; headers: Record<string, string>; body: string }

/** The travel day of the invented guests. */
export const day = addDays(bangkokDay(Date.now()), 40)

const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
const json = { 'content-type': 'application/json' }

/** An invented guest with an address and a number of their own: emails to one address and holds of one contact are limited. */
function guest() {
  const requestId = randomUUID()
  const phone = `+44 7700 ${randomInt(1_000_000).toString().padStart(6, '0')}`
  return { requestId, name: 'Ada Example', email: `ada.${requestId.slice(0, 13)}@example.com`, phone }
}

export function bookingByEmail(date = day): Post {
  const { requestId, name, email, phone } = guest()
  return jsonRequest('/functions/v1/send-booking-email', {
    tourName: 'erawan-death-railway',
    customerName: name,
    customerEmail: email,
    customerPhone: phone,
    preferredDate: date,
    numberOfGuests: 2,
    vehicleType: 'suv',
    hotelName: 'River Inn',
    specialRequests: 'A child seat, please. We arrive late on the evening before.',
    requestId,
  })
}

/** A card booking. */
export function bookingByCard(date = day): Post {
  const { requestId, name, email, phone } = guest()
  return jsonRequest('/functions/v1/create-booking-payment', {
    tripName: 'death-railway-historical-journey',
    tripPrice: 5500,
    customerName: name,
    customerEmail: email,
    customerPhone: phone,
    preferredDate: date,
    numberOfGuests: 2,
    vehicleType: 'suv',
    hotelName: 'River Inn',
    pickupLocation: 'Bangkok',
    specialRequests: 'A child seat, please.',
    requestId,
  })
}

export function customTrip(date = day): Post {
  return jsonRequest('/functions/v1/submit-custom-trip', {
    ...guest(),
    country: 'United Kingdom',
    numberOfDays: 2,
    numberOfGuests: 3,
    preferredDates: { startDate: date, endDate: addDays(date, 1) },
    locations: ['Hellfire Pass', 'Erawan National Park'],
    dayPlans: { day1: 'The pass in the morning', day2: 'The falls' },
    specialRequirements: 'Pickup: River Inn\nLuggage: 2',
  })
}

/** As the form of the page sends it with scripts. */
export function taxiRequest(date = day): Post {
  return formRequest('/taxi-service.data', {
    ...guest(),
    country: 'United Kingdom',
    pickup: 'Hotel in Bangkok',
    dropoff: 'Hotel in Kanchanaburi',
    service: 'one-way',
    pickupDate: date,
    pickupTime: '07:30',
    passengers: '2',
    luggage: '2',
    vehicle: 'car',
    notes: 'Flight TG 911',
  })
}

/** A JSON request. */
export function jsonRequest(path: string, payload: object): Post {
  return { path, headers: json, body: JSON.stringify(payload) }
}

/** A form post. */
export function formRequest(path: string, fields: Record<string, string>): Post {
  return { path, headers: form, body: new URLSearchParams(fields).toString() }
}
