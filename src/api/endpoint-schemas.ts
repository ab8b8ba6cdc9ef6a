import { z } from 'zod'
import { bookingRequestSchema } from '#bookings/placing/booking-request.rules.ts'
import { customTripSchema } from '#bookings/placing/custom-trip.rules.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'

// The schema needs a day, but its description does not depend on it.
const field = bookingRequestSchema('2000-01-01').shape
const tourName = z
  .string()
  .max(MAX_LENGTH.tourName)
  .describe('Title or id of a trip of the catalogue, or free words')
const requestId = z
  .uuid()
  .optional()
  .describe('Made by the caller once per request: sending it again gives the first answer')

/** `send-booking-email` with the current field names. */
const currentBookingEmail = z.object({
  tourName,
  customerName: field.name,
  customerEmail: field.email,
  customerPhone: field.phone,
  preferredDate: field.date,
  numberOfGuests: field.guests,
  vehicleType: z.string(),
  hotelName: field.hotelName.optional(),
  specialRequests: field.message.optional(),
  requestId,
})

/** `send-booking-email` with the field names of older clients. */
const legacyBookingEmail = z.object({
  tourName,
  fullName: field.name,
  email: field.email,
  phone: field.phone,
  date: field.date,
  guests: field.guests,
  vehicle: z.string(),
  hotel: field.hotelName.optional(),
  requests: field.message.optional(),
  requestId,
})

export const bookingEmailPayload = z.union([currentBookingEmail, legacyBookingEmail])

export const bookingPaymentPayload = z.object({
  tripName: tourName.optional(),
  tourId: z.string().optional().describe('Id of the trip; wins over tripName'),
  tourLocation: z
    .string()
    .optional()
    .describe(
      'bangkok or kanchanaburi: where the guests are collected, when pickupLocation names neither town',
    ),
  tripPrice: z
    .union([z.number(), z.string()])
    .nullish()
    .describe('What the guest was shown, whole baht; refused when it is not the price'),
  numberOfGuests: field.guests.default(1).describe('1 when it is left out'),
  preferredDate: field.date,
  customerName: field.name,
  customerEmail: field.email,
  customerPhone: field.phone,
  pickupLocation: field.pickupLocation
    .optional()
    .describe('Where the driver collects the guests; the town that it names decides the price'),
  vehicleType: z.string(),
  hotelName: field.hotelName.optional(),
  specialRequests: field.message.optional(),
  requestId,
})

export const customTripPayload = customTripSchema('2000-01-01').extend({ requestId })

export const requestAnswer = z.object({ success: z.literal(true), reference: z.string() })
