import { CREW_SHOWN_FROM, crewShownFrom } from '#domain/bookings/crew-window.ts'
import { bangkokInstant, type PlainDate } from '#domain/time/calendar.ts'

/**
 * When a guest learns who drives, for the pass, the mails and the page after a payment.
 * @param travelDate null while a custom trip has no day
 * @param nowMs in milliseconds since the epoch
 */
export function driverSentence(travelDate: PlainDate | null, nowMs: number): string {
  const isEveningBefore =
    travelDate !== null && crewShownFrom(bangkokInstant(travelDate, '12:00')).getTime() <= nowMs
  return isEveningBefore
    ? 'We’ll send you your driver’s name and number plate as soon as a driver is assigned.'
    : `We’ll send you your driver’s name and number plate by ${CREW_SHOWN_FROM} the evening before.`
}

/** In an email that leaves after the one that says who drives, or beside it. */
export const driverAnnounced = 'Your driver’s name and number plate come in a separate email.'
