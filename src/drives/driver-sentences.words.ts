import { bangkokInstant, type PlainDate } from '#platform/time/calendar.ts'
import { dayAndTime } from '#platform/time/clock-time.ts'
import { CREW_SHOWN_FROM, crewPromisedBy } from './crew-window.rules.ts'

const SOON = 'as soon as a driver is assigned'
const EVENING_BEFORE = `by ${CREW_SHOWN_FROM} the evening before`

/**
 * When a guest learns who drives, for the pass, the mails and the page after a payment.
 * @param travelDate null while a custom trip has no day
 * @param nowMs in milliseconds since the epoch
 */
export function driverSentence(travelDate: PlainDate | null, nowMs: number): string {
  return `We’ll send you your driver’s name and number plate ${promised(travelDate, nowMs)}.`
}

/** The same on the home page, beside the faces. */
export const driverKnown = `Name, face and number plate ${EVENING_BEFORE}. Nobody else rides with you.`

/** The same for the operator, who has to keep the promise. */
export function driverExpected(travelDate: PlainDate | null, nowMs: number): string {
  return `The guest expects the driver’s name and number plate ${promised(travelDate, nowMs)}. That email is sent automatically.`
}

/** The same at the head of the pass, where driver and plate appear. `startsAt`: the first pickup. */
export function driverAppears(startsAt: Date, nowMs: number): string {
  const by = crewPromisedBy(startsAt, nowMs)
  const when = by ? `by ${dayAndTime(by).replace(', ', ',\u00a0')} (Bangkok)` : SOON
  return `Your driver’s name, photo and number plate will appear here ${when}.`
}

/** The same below the station "Driver" of the pass, which comes after "Confirmed". Nothing once the drive has begun. */
export function driverStation(startsAt: Date, nowMs: number): string {
  if (startsAt.getTime() <= nowMs) return ''
  const by = crewPromisedBy(startsAt, nowMs)
  return by ? `by ${dayAndTime(by)}` : 'soon after'
}

/** In an email that leaves after the one that says who drives, or beside it. */
export const driverAnnounced = 'Your driver’s name and number plate come in a separate email.'

function promised(travelDate: PlainDate | null, nowMs: number): string {
  const isOpen = travelDate === null || crewPromisedBy(bangkokInstant(travelDate, '12:00'), nowMs)
  return isOpen ? EVENING_BEFORE : SOON
}
