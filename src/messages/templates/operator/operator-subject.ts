import { guestsInWords, priceInWords } from '#bookings/booking.words.ts'
import { shortTitle } from '#bookings/short-title.words.ts'
import { formatShortDay } from '#platform/time/calendar.ts'
import type { ToldBooking } from '../booking-facts.tsx'
import { shortLine } from '../typed-text.tsx'

/**
 * The subject of an email to the operator about what a guest does, which reads like a row of the desk: `Maren Holloway
 * asks for Mon 7 Dec, Erawan waterfall, 4 guests, ฿5,800 (SPN-7K3F9)`. Only the operator reads what a guest typed in a subject.
 * @param does between the name and the day: `asks for`
 */
export function operatorSubject(does: string, booking: ToldBooking): string {
  const { priceBaht, reference } = booking
  const price = priceBaht === null ? [] : [priceInWords(booking, '')]
  const about = [
    shortDaysOf(booking) ?? 'a day to agree',
    shortTripOf(booking),
    guestsInWords(booking),
    ...price,
  ]
  return `${shortLine(booking.customerName)} ${does} ${about.join(', ')} (${reference})`
}

/** `Mon 7 Dec`, and the last day when it is another one; undefined while none is fixed. */
export function shortDaysOf({ travelDate, endDate }: ToldBooking): string | undefined {
  if (!travelDate) return undefined
  const days = endDate && endDate !== travelDate ? [travelDate, endDate] : [travelDate]
  return days.map((day) => formatShortDay(day).replaceAll('\u00a0', ' ')).join(' to ')
}

/** `Erawan waterfall`, `taxi to Hua Hin`, `custom trip`. */
export function shortTripOf({ kind, tour, title, legs }: ToldBooking): string {
  if (kind === 'custom') return 'custom trip'
  const short = shortTitle({ kind, title: tour?.title ?? title, dropoff: legs[0]?.dropoff ?? '' })
  return kind === 'transfer' ? `taxi to ${shortLine(short.replace(/^to /, ''))}` : shortLine(short)
}
