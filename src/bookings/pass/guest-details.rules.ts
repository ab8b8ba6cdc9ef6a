import { z } from 'zod'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { lineField } from '#platform/forms/form-fields.rules.ts'
import { BOOKING_PROBLEMS } from '../placing/booking-request.rules.ts'
import { FLIGHT_LENGTH } from '../placing/taxi-service.rules.ts'

/** What a guest tells on the pass, in the order in which it is asked for. */
export const GUEST_DETAILS = ['hotelName', 'flightNumber', 'childAges'] as const
export type GuestDetail = (typeof GUEST_DETAILS)[number]

/** Each detail that a guest has typed, as it is stored. */
export type GuestDetails = Partial<Record<GuestDetail, string>>

/** How long each may be, in UTF-16 units. */
export const DETAIL_LENGTH: Record<GuestDetail, number> = {
  hotelName: MAX_LENGTH.hotel,
  flightNumber: FLIGHT_LENGTH,
  childAges: MAX_LENGTH.vehicle,
}

/** The problem codes of these fields. */
export const DETAIL_PROBLEMS = {
  hotelName: BOOKING_PROBLEMS.hotelName,
  flightNumber: 'details.flightNumber',
  childAges: 'details.childAges',
} as const satisfies Record<GuestDetail, string>

export const guestDetailsSchema = z
  .object({
    hotelName: detail('hotelName'),
    flightNumber: detail('flightNumber'),
    childAges: detail('childAges'),
  })
  .partial()

function detail(name: GuestDetail) {
  return lineField(DETAIL_LENGTH[name], DETAIL_PROBLEMS[name])
}
