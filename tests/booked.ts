import type { Booking } from '#bookings/bookings.store.ts'
import type { CustomTripBooking, TransferBooking, TripBooking } from '#bookings/detailed-bookings.store.ts'
import type { StoredLeg } from '#bookings/legs.store.ts'
import { defaultRules } from '#content/catalogue/booking-rules.ts'

/** Bookings as they are read from the database, for tests that need none: of Saturday 14 February 2026, by one guest. */
const ID = '3c5a7f0e-0f4c-4b2a-9d6e-1a2b3c4d5e6f'
const CREATED_AT = new Date('2026-02-01T10:00:00+07:00')

const base: Omit<Booking, 'kind' | 'travelDate'> = {
  id: ID,
  reference: 'SPN-7K3F9',
  requestId: ID,
  contentHash: '',
  channel: 'email',
  status: 'requested',
  title: '',
  vehicleClass: 'suv',
  endDate: '2026-02-14',
  guests: 4,
  children: null,
  childAges: null,
  childSeats: 0,
  wheelchair: false,
  luggage: null,
  customerName: 'Anna Lindqvist',
  customerEmail: 'anna@example.com',
  emailProvedAt: null,
  customerPhone: '+46 70 123 45 67',
  customerWhatsapp: null,
  customerCountry: null,
  language: 'en',
  pickupLocation: null,
  specialRequests: null,
  priceBaht: null,
  waitingBaht: 0,
  waitsUntil: null,
  holdNetwork: null,
  holdRefused: null,
  terms: defaultRules.cancellation,
  depositPercent: 0,
  closingNote: null,
  version: 1,
  forgottenAt: null,
  receiptSentAt: null,
  searchExtra: '',
  searchText: '',
  createdAt: CREATED_AT,
  updatedAt: CREATED_AT,
}

export function bookedLeg(changes: Partial<StoredLeg> = {}): StoredLeg {
  return {
    ...{ id: ID, bookingId: ID, position: 1, pickup: 'Bangkok', dropoff: 'Bangkok' },
    ...{ startsAt: new Date('2026-02-14T06:00:00+07:00'), endsAt: new Date('2026-02-14T19:00:00+07:00') },
    ...{ minutesBefore: 0, minutesAfter: 0, flightNumber: null, freeWaitingMinutes: null, stop: null },
    ...changes,
  }
}

/** A trip of the catalogue in an SUV. */
export function bookedTrip(changes: Partial<TripBooking> = {}): TripBooking {
  return {
    ...{ ...base, kind: 'trip', travelDate: '2026-02-14', title: 'The Death Railway by museum and train' },
    ...{ tourId: 'death-railway-historical-journey', origin: 'bangkok', vehicleText: 'SUV' },
    ...{
      hotelName: 'River Kwai Hotel',
      pickupLocation: 'Main entrance',
      legs: [bookedLeg()],
      priceBaht: 5500,
    },
    ...changes,
  }
}

/** A taxi from the airport to a hotel and back two days later. */
export function bookedTransfer(changes: Partial<TransferBooking> = {}): TransferBooking {
  const [airport, hotel] = ['Suvarnabhumi Airport (BKK)', 'Hotel in Kanchanaburi']
  return {
    ...{ ...base, kind: 'transfer', travelDate: '2026-02-14', endDate: '2026-02-16', guests: 5, luggage: 3 },
    title: `${airport} → ${hotel}`,
    legs: [
      bookedLeg({
        ...{ pickup: airport, dropoff: hotel, startsAt: new Date('2026-02-14T09:30:00+07:00') },
        ...{ flightNumber: 'ZZ 042', stop: 'damnoen-saduak', freeWaitingMinutes: 60 },
      }),
      bookedLeg({
        ...{ position: 2, pickup: hotel, dropoff: airport, freeWaitingMinutes: 30 },
        startsAt: new Date('2026-02-16T23:00:00+07:00'),
      }),
    ],
    ...changes,
  }
}

/** A custom trip of three days. */
export function bookedCustomTrip(changes: Partial<CustomTripBooking> = {}): CustomTripBooking {
  return {
    ...{ ...base, kind: 'custom', travelDate: '2026-02-14', endDate: '2026-02-16', title: 'Custom trip' },
    ...{
      vehicleClass: null,
      numberOfDays: 3,
      moreThanEight: false,
      budgetRange: null,
      locations: [],
      dayPlans: {},
    },
    ...{ legs: [] },
    ...changes,
  }
}
