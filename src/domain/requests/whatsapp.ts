import { formatDay, type PlainDate } from '../time/calendar.ts'

/** The booking as the WhatsApp message lists it. */
export type WhatsappBooking = {
  reference: string
  tourName: string
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
    `Hello! I would like to book: ${booking.tourName}`,
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

/** The address that opens a chat with `number`, which has its country code, with the message prefilled. */
export function whatsappLink(number: string, message: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`
}
