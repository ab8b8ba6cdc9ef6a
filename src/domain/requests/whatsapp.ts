import { formatDay, type PlainDate } from '../time/calendar.ts'
import { chatAddress } from './number-links.ts'
import { internationalNumber } from './phone-number.ts'

/** The booking as the WhatsApp message lists it. */
export type WhatsappBooking = {
  reference: string
  title: string
  customerName: string
  customerEmail: string
  customerPhone: string
  travelDate: PlainDate
  guests: number
  vehicleText: string
  hotelName: string | null
  pickupLocation: string | null
  specialRequests: string | null
}

/** The prefilled message, one fact a line. */
export function whatsappMessage(booking: WhatsappBooking): string {
  return [
    `Hello! I would like to book: ${booking.title}`,
    `Reference: ${booking.reference}`,
    `Name: ${booking.customerName}`,
    `Email: ${booking.customerEmail}`,
    `Phone: ${booking.customerPhone}`,
    `Date: ${formatDay(booking.travelDate)}`,
    `Guests: ${booking.guests}`,
    `Vehicle: ${booking.vehicleText}`,
    booking.hotelName
      ? `Hotel: ${booking.hotelName}`
      : `Pickup: ${booking.pickupLocation ?? 'Not specified'}`,
    `Special requests: ${booking.specialRequests ?? 'None'}`,
  ].join('\n')
}

/** The address of a WhatsApp chat with `number`, whose country is known, if given with the message typed in. */
export function whatsappLink(number: string, message?: string): string {
  return chatAddress(internationalNumber(number) ?? number, message)
}

/** The address where a person chooses who gets this message on WhatsApp. */
export function whatsappShareLink(message: string): string {
  return `https://wa.me/?text=${encodeURIComponent(message)}`
}

/** The same on LINE. */
export function lineShareLink(message: string): string {
  return `https://line.me/R/share?text=${encodeURIComponent(message)}`
}
