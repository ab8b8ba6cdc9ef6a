import { LABELS, partyLabel, vehicleInWords } from '#bookings/booking.words.ts'
import type { Moved } from '#bookings/moving/reschedule-booking.ts'
import type { Pass } from '#bookings/pass/find-pass.ts'
import { piecesInWords } from '#bookings/placing/taxi-service.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { counted } from '#platform/text/counted.ts'
import { bangkokDay, formatDayOfYear, formatShortDay, weekdayOf } from '#platform/time/calendar.ts'
import { bangkokTime, dayAndTime } from '#platform/time/clock-time.ts'
import { freeCancellation, moreInWords, priceInWords } from './move-words.ts'

/** The same of the booking as it is and as it would be. */
type Side = { what: string; more: string; back: string | null }

/** `nowMs` is in milliseconds since the epoch. */
export function movePreviewOf(pass: Pass, moved: Moved, nowMs: number) {
  const { booking } = pass
  const [first, back] = booking.legs
  const isRide = booking.kind === 'transfer'
  const was = first?.startsAt ?? moved.startsAt
  const wasBack = isRide ? (back?.startsAt ?? null) : null
  const isSameTime =
    was.getTime() === moved.startsAt.getTime() && wasBack?.getTime() === moved.backAt?.getTime()
  const { vehicleClass, guests, luggage } = moved.booking
  return {
    now: isSameTime ? partySide(booking) : whenSide(was, wasBack),
    next: isSameTime ? partySide(moved.booking) : whenSide(moved.startsAt, moved.backAt),
    lines: [
      ...(isSameTime ? [{ label: LABELS.pickup, value: `${dayAndTime(was)}, as before` }] : []),
      { label: 'Price', value: priceInWords(pass, moved.booking.priceBaht) },
      { label: partyLabel(booking.kind), value: changed(booking.guests, guests) },
      ...(isRide && luggage !== null
        ? [
            {
              label: LABELS.luggage,
              value: changed(
                booking.luggage === null ? null : piecesInWords(booking.luggage),
                piecesInWords(luggage),
              ),
            },
          ]
        : []),
      ...(vehicleClass
        ? [
            {
              label: LABELS.vehicle,
              value: changed(vehicleInWords(booking), vehicleClasses[vehicleClass].name),
            },
          ]
        : []),
      { label: 'Free cancellation', value: freeCancellation(moved.booking, moved.startsAt, nowMs) },
    ],
    press: [
      isSameTime ? changeOf(booking, moved.booking) : moveOf(was, moved.startsAt),
      moreInWords(moved.differenceBaht),
    ]
      .filter(Boolean)
      .join(', '),
    /** Says that the booking is kept as it is until the new one is certain. */
    promise: `${isSameTime ? STAYS : promiseOf(was, moved.startsAt)} ${tellingOf(pass, moved)}`.trim(),
    /** Go along with the press. */
    seenPriceBaht: String(moved.booking.priceBaht ?? ''),
    seenVehicle: vehicleClass ?? '',
  }
}

/** A change as it would be, beside the booking as it is. */
export type MovePreview = ReturnType<typeof movePreviewOf>

type Party = Pick<Moved['booking'], 'kind' | 'guests' | 'luggage' | 'vehicleClass'>

function partySide({ kind, guests, luggage, vehicleClass }: Party): Side {
  const pieces = kind === 'transfer' && luggage !== null && `luggage: ${piecesInWords(luggage)}`
  return {
    what: counted(guests, 'guest'),
    more: [vehicleInWords({ vehicleClass }), pieces].filter(Boolean).join(', '),
    back: null,
  }
}

function whenSide(start: Date, back: Date | null): Side {
  const backWords = back && `back ${dayOf(back)}, ${bangkokTime(back.getTime())}`
  return { what: dayOf(start), more: bangkokTime(start.getTime()), back: backWords }
}

function changeOf(was: Party, becomes: Party): string {
  if (was.guests !== becomes.guests) return `Change to ${counted(becomes.guests, 'guest')}`
  if (was.luggage !== becomes.luggage)
    return `Change luggage to ${becomes.luggage ? piecesInWords(becomes.luggage) : 'none'}`
  return `Change vehicle to ${vehicleInWords(becomes)}`
}

function moveOf(was: Date, becomes: Date): string {
  const day = bangkokDay(becomes.getTime())
  const isOtherHour = bangkokTime(was.getTime()) !== bangkokTime(becomes.getTime())
  return `Change date to ${formatDayOfYear(day)}${isOtherHour ? `, ${bangkokTime(becomes.getTime())}` : ''}`
}

const STAYS =
  'Your booking stays as it is until the change is confirmed. If the vehicle has just gone, nothing changes and we’ll tell you here.'

function promiseOf(was: Date, becomes: Date): string {
  if (bangkokDay(was.getTime()) === bangkokDay(becomes.getTime()))
    return 'You keep your current time until the new one is confirmed. If it has just gone, nothing changes and we’ll tell you here.'
  const [old, next] = [weekdayAndDay(was), weekdayAndDay(becomes)]
  return `You keep ${old} until ${next} is confirmed. If ${next} has just gone, nothing changes and we’ll tell you here.`
}

/** Does an email follow? */
function tellingOf({ booking, isAddressTrusted }: Pass, { guestIsTold }: Moved): string {
  if (guestIsTold) return 'Then an email with the new details follows.'
  if (booking.customerEmail === '') return ''
  if (isAddressTrusted)
    return 'No email follows, because you’ve had many today: your trip pass shows the change.'
  return `No email follows, because nobody has opened the link in our email to ${booking.customerEmail} yet: your trip pass shows the change.`
}

function dayOf(at: Date): string {
  return formatShortDay(bangkokDay(at.getTime()))
}

/** `Friday 15`; two Fridays are told apart by their dates. */
function weekdayAndDay(at: Date): string {
  const day = bangkokDay(at.getTime())
  return `${weekdayOf(day)} ${Number(day.slice(8))}`
}

function changed(was: string | number | null, becomes: string | number): string {
  return was === becomes ? `${becomes}, as before` : `${becomes}, instead of ${was ?? 'none'}`
}
