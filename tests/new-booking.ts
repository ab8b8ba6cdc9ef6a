import type { NewBooking } from '#bookings/placing/insert-booking.store.ts'
import { defaultRules } from '#content/catalogue/booking-rules.ts'

/** A request for a trip that is not in the catalogue, ready to be inserted, with these changes. */
export function newBooking(reference: string, changes: Partial<NewBooking> = {}): NewBooking {
  return {
    drawReference: () => reference,
    requestId: crypto.randomUUID(),
    contentHash: '',
    terms: defaultRules.cancellation,
    channel: 'email',
    status: 'requested',
    title: 'Erawan',
    travelDate: '2027-01-15',
    endDate: '2027-01-15',
    guests: 2,
    customerName: 'Ada Example',
    customerEmail: 'ada@example.com',
    customerPhone: '+44 7700 900123',
    details: { kind: 'trip', tourId: null, origin: null, vehicleText: 'SUV', hotelName: null },
    legs: [],
    ...changes,
  }
}
