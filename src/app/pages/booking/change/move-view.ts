import { fleet } from '#content/catalogue/fleet.ts'
import { sentenceOf } from '#content/sentences.ts'
import { movableUntil } from '#domain/bookings/reschedule.ts'
import { type Catalogue, capacityOf, fareOfBooking, findTour } from '#domain/catalogue/catalogue.ts'
import { largestParty, VEHICLE_CLASSES } from '#domain/catalogue/vehicle.ts'
import { formatBaht } from '#domain/money.ts'
import { deadlineInWords } from '#domain/payments/cancellation-terms.ts'
import { addDays, bangkokDay, type PlainDate } from '#domain/time/calendar.ts'
import { bangkokTime, type ClockTime } from '#domain/time/clock-time.ts'
import type { Cancellation } from '#operations/bookings/find-refund-now.ts'
import type { Pass } from '#operations/requests/find-pass.ts'

type When = { date: PlainDate; time: ClockTime }

/** What can be chosen, and what it is now. */
export type MoveView = {
  /** Why it cannot be moved here; null when it can. */
  whyNot: string | null
  lead: string
  seenDate: string
  firstDay: PlainDate
  date: PlainDate
  /** Only a transfer has hours to choose. */
  time: ClockTime | null
  back: When | null
  guests: number
  /** Null where the party cannot be changed here. */
  guestChoices: readonly number[] | null
  /** The vehicle and the larger ones; null where there is none to choose. */
  vehicles: readonly { value: string; label: string }[] | null
}

/** `nowMs` is in milliseconds since the epoch. */
export function moveViewOf(
  { catalogue, nowMs }: { catalogue: Catalogue; nowMs: number },
  pass: Pass,
  cancellation: Cancellation,
): MoveView {
  const { booking, legs, details, chargedBaht } = pass
  const until = movesUntil(pass, cancellation, nowMs)
  const isTransfer = details.kind === 'transfer'
  const [first, back] = legs
  const trip = details.kind === 'trip' ? details.trip : undefined
  const tour = findTour(catalogue, trip?.tourId ?? null)
  const capacity = tour && capacityOf(tour)
  return {
    whyNot: until ? null : sentenceOf({ code: 'move-by-person' }),
    lead: until
      ? `Free of charge until ${deadlineInWords(until.getTime())}. ${chargedBaht > 0 ? 'What you have paid moves with it; you do not pay it again.' : 'Nothing is charged.'}`
      : '',
    seenDate: booking.travelDate ?? '',
    firstDay: addDays(bangkokDay(nowMs), 1),
    date: booking.travelDate ?? '',
    time: isTransfer && first ? bangkokTime(first.startsAt.getTime()) : null,
    back: isTransfer && back ? whenOf(back.startsAt) : null,
    guests: booking.guests,
    guestChoices: capacity ? numbersTo(largestParty(capacity)) : null,
    vehicles: trip && capacity ? vehiclesOf(catalogue, pass, trip) : null,
  }
}

/** Until when a guest can move this booking; null when not, or not any more. `nowMs` is in milliseconds since the epoch. */
export function movesUntil({ booking }: Pass, { pickupAt }: Cancellation, nowMs: number): Date | null {
  const isOpen = booking.status === 'requested' || booking.status === 'confirmed'
  const until = isOpen ? movableUntil(booking.terms, pickupAt) : undefined
  return until && nowMs <= until.getTime() ? until : null
}

function vehiclesOf(
  catalogue: Catalogue,
  { booking }: Pass,
  trip: { tourId: string | null; origin: Parameters<typeof fareOfBooking>[1]['origin'] },
) {
  const { vehicle: now, priceBaht } = booking
  if (!now) return null
  const larger = VEHICLE_CLASSES.slice(VEHICLE_CLASSES.indexOf(now) + 1).flatMap((vehicle) => {
    const fare = fareOfBooking(catalogue, { ...trip, vehicle })
    if (fare === undefined || priceBaht === null) return []
    const more = fare - priceBaht
    const price = more > 0 ? `${formatBaht(more)} more` : 'same price'
    return [{ value: vehicle as string, label: `${fleet[vehicle].name}, ${price}` }]
  })
  return [{ value: now as string, label: `${fleet[now].name}, as now` }, ...larger]
}

function whenOf(at: Date): When {
  return { date: bangkokDay(at.getTime()), time: bangkokTime(at.getTime()) }
}

function numbersTo(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + 1)
}
