import { createFunctionsApi } from '#api/api.ts'
import type { Deps } from '#platform/deps.ts'
import { testSite } from './site.ts'

type Payload = Record<string, unknown>

/** `POST` with a JSON body, as an integration sends it. */
export function jsonPost(body: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
}

/** Requests a function and reads its JSON answer. */
export async function ask(deps: Deps, path: string, init?: RequestInit) {
  const response = await createFunctionsApi(deps).request(path, init)
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** A site with requests to its functions. */
export async function functionsDoor(options?: Parameters<typeof testSite>[0]) {
  const site = await testSite(options)
  return {
    ...site,
    post: (path: string, body: unknown) => ask(site.deps, path, jsonPost(body)),
    get: (path: string) => ask(site.deps, path),
  }
}

/** The body of `send-booking-email`, with the current field names. */
export function bookingEmailBody(changes: Payload = {}): Payload {
  return {
    tourName: 'erawan-death-railway',
    customerName: 'Ada Example',
    customerEmail: 'ada@example.com',
    customerPhone: '+44 7700 900123',
    preferredDate: '2027-01-15',
    numberOfGuests: 2,
    vehicleType: 'suv',
    hotelName: 'River Inn',
    specialRequests: 'A child seat, please.',
    ...changes,
  }
}

/** The same request with the field names of older clients. */
export function legacyBookingEmailBody(changes: Payload = {}): Payload {
  return {
    fullName: 'Ada Example',
    email: 'ada@example.com',
    phone: '+44 7700 900123',
    date: '2027-01-15',
    guests: '2',
    vehicle: 'suv',
    hotel: 'River Inn',
    requests: 'A child seat, please.',
    tourName: 'erawan-death-railway',
    ...changes,
  }
}

/** The ride of an airport transfer whose price is asked. */
export function transferAsked(changes: Payload = {}): Payload {
  return {
    from: 'Suvarnabhumi Airport (BKK)',
    to: 'Hotel in Kanchanaburi',
    date: '2027-01-15',
    time: '14:35',
    passengers: 3,
    luggage: 3,
    ...changes,
  }
}

/** The booking summary object: a day that costs ฿5,500 in an SUV. */
export function bookingSummary(changes: Payload = {}): Payload {
  return {
    tripName: 'death-railway-historical-journey',
    tripPrice: 5500,
    numberOfGuests: 2,
    preferredDate: '2027-01-15',
    customerName: 'Ada Example',
    customerEmail: 'ada@example.com',
    customerPhone: '+44 7700 900123',
    pickupLocation: 'Bangkok',
    vehicleType: 'suv',
    hotelName: 'River Inn',
    specialRequests: 'A child seat, please.',
    duration: '10-12 hours',
    groupSize: '1-9 people',
    ...changes,
  }
}

/** A trip of the guest's own making. */
export function customTrip(changes: Payload = {}): Payload {
  return {
    name: 'Ada Example',
    email: 'ada@example.com',
    phone: '+44 7700 900123',
    country: 'United Kingdom',
    numberOfDays: 2,
    numberOfGuests: 3,
    preferredDates: { startDate: '2027-01-15', endDate: '2027-01-16' },
    locations: ['Hellfire Pass', 'Erawan National Park'],
    dayPlans: { day1: 'The pass in the morning', day2: 'The falls' },
    specialRequirements: 'Pickup: River Inn\nLuggage: 2',
    ...changes,
  }
}
