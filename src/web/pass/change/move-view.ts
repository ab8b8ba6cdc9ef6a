import type { CancellationOutcome } from '#bookings/cancelling/find-refund-now.ts'
import { offeredHours } from '#bookings/moving/offered-hours.ts'
import { movableUntil } from '#bookings/moving/reschedule.rules.ts'
import type { Pass } from '#bookings/pass/find-pass.ts'
import { MAX_LUGGAGE, MAX_PASSENGERS } from '#bookings/placing/taxi-service.rules.ts'
import { type Catalogue, capacityOf, fareOfBooking, findTour } from '#catalogue/catalogue.rules.ts'
import { largestParty, VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { company } from '#content/company.ts'
import { chatAddress } from '#guests/contact/number-links.rules.ts'
import { sentenceOf } from '#platform/problems/sentences.words.ts'
import { addDays, bangkokDay } from '#platform/time/calendar.ts'
import { bangkokTime, type ClockTime, dayAndTime } from '#platform/time/clock-time.ts'
import { moreInWords } from './move-words.ts'

/** `nowMs` is in milliseconds since the epoch. */
export function moveViewOf(
  { catalogue, nowMs }: { catalogue: Catalogue; nowMs: number },
  pass: Pass,
  cancellation: CancellationOutcome,
) {
  const { booking, chargedBaht } = pass
  const { legs } = booking
  const until = movesUntil(pass, cancellation, nowMs)
  const isRide = booking.kind === 'transfer'
  const [first, back] = legs
  const offered = offeredHours(catalogue, pass.booking)
  const hours = first ? hoursOf(first.startsAt, offered) : null
  const tour = findTour(catalogue, booking.kind === 'trip' ? booking.tourId : null)
  return {
    /** Why it cannot be changed here; null when it can. */
    whyNot: until ? null : sentenceOf({ code: 'move-by-person' }),
    lead: until
      ? `Free of charge until ${dayAndTime(until)} (Bangkok). ${chargedBaht > 0 ? 'What you’ve paid still counts.' : 'You won’t be charged.'}`
      : '',
    seenDate: booking.travelDate ?? '',
    firstDay: addDays(bangkokDay(nowMs), 1),
    /** Null where the hour cannot be changed. */
    hours,
    /** Where a guest asks for another hour of a day trip that keeps its own; null for anything else. */
    askForHour: tour && !hours ? askForHour(booking.reference) : null,
    back: isRide && back ? backOf(back.startsAt, offered) : null,
    guests: booking.guests,
    /** Null where the party cannot be changed here. */
    guestChoices: isRide
      ? numbersFrom(1, MAX_PASSENGERS)
      : tour
        ? numbersFrom(1, largestParty(capacityOf(tour)))
        : null,
    /** Large pieces; null where nobody counts them. */
    luggage:
      isRide && booking.luggage !== null
        ? { now: booking.luggage, choices: numbersFrom(0, MAX_LUGGAGE) }
        : null,
    /** The vehicle and the larger ones; null where there is none to choose. */
    vehicles: vehiclesOf(catalogue, pass),
  }
}

/** What can be chosen, and what it is now. */
export type MoveView = ReturnType<typeof moveViewOf>

/** Until when a guest can change this booking; null when not, or not any more. `nowMs` is in milliseconds since the epoch. */
export function movesUntil({ booking }: Pass, { pickupAt }: CancellationOutcome, nowMs: number): Date | null {
  const isOpen = booking.status === 'requested' || booking.status === 'confirmed'
  const until = isOpen ? movableUntil(booking.terms, pickupAt) : undefined
  return until && nowMs <= until.getTime() ? until : null
}

function hoursOf(at: Date, offered: readonly ClockTime[]) {
  const now = bangkokTime(at.getTime())
  const choices = [...new Set([now, ...offered])].sort()
  return choices.length > 1 ? { now, choices } : null
}

function backOf(at: Date, offered: readonly ClockTime[]) {
  const hours = hoursOf(at, offered)
  return hours && { date: bangkokDay(at.getTime()), hours }
}

function askForHour(reference: string): string {
  return chatAddress(company.whatsapp, `${reference}: can our day start at a different time?`)
}

function vehiclesOf(catalogue: Catalogue, { booking }: Pass) {
  const { vehicleClass: now, priceBaht } = booking
  if (!now || booking.kind !== 'trip' || priceBaht === null) return null
  const larger = VEHICLE_CLASSES.slice(VEHICLE_CLASSES.indexOf(now) + 1).flatMap((vehicleClass) => {
    const fare = fareOfBooking(catalogue, { ...booking, vehicleClass })
    if (fare === undefined) return []
    return [
      {
        value: vehicleClass,
        label: `${vehicleClasses[vehicleClass].name}, ${moreInWords(fare - priceBaht) || 'same price'}`,
      },
    ]
  })
  return [{ value: now, label: `${vehicleClasses[now].name}, as now` }, ...larger]
}

function numbersFrom(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => index + least)
}
