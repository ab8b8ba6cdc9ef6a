import type { DeskBooking } from '#bookings/desk-booking.store.ts'
import type { EntryField } from './entry-values.ts'

/** What the form takes over from an earlier booking: everything but day, hours and price. */
export function entryOfEarlier(booking: DeskBooking): Partial<Record<EntryField, string>> {
  const [out] = booking.legs
  const trip = booking.kind === 'trip' ? booking : undefined
  return {
    ...(booking.kind === 'transfer'
      ? { kind: 'transfer', pickup: out?.pickup ?? '', dropoff: out?.dropoff ?? '' }
      : {
          ...{ kind: 'trip', tourId: trip?.tourId ?? '', origin: trip?.origin ?? '' },
          pickup: trip?.hotelName || booking.pickupLocation || '',
        }),
    adults: String(booking.guests - (booking.children ?? 0)),
    children: booking.children ? String(booking.children) : '',
    childAges: booking.childAges ?? '',
    childSeats: booking.childSeats ? String(booking.childSeats) : '',
    wheelchair: booking.wheelchair ? 'on' : '',
    language: booking.language,
    luggage: booking.luggage === null ? '' : String(booking.luggage),
    vehicle: booking.vehicle ?? '',
    name: booking.customerName,
    phone: booking.customerPhone || booking.customerWhatsapp || '',
    email: booking.customerEmail,
    message: booking.specialRequests ?? '',
  }
}
