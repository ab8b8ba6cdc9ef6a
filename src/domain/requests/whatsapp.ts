import { formatDay, type PlainDate } from '../time/calendar.ts'

/** The facts that travel in a WhatsApp message. */
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

/** The message that the guest finds typed in, one fact a line. */
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

/** Opens a chat with `number` (digits with country code, no plus) and the message typed in. */
export function whatsappLink(number: string, message: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`
}
