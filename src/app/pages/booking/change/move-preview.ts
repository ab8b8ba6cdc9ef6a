import { fleet } from '#content/catalogue/fleet.ts'
import { movableUntil } from '#domain/bookings/reschedule.ts'
import { formatBaht } from '#domain/money.ts'
import { deadlineInWords } from '#domain/payments/cancellation-terms.ts'
import { bangkokDay, formatDayOfYear, formatShortDay, weekdayOf } from '#domain/time/calendar.ts'
import { bangkokTime } from '#domain/time/clock-time.ts'
import type { Moved } from '#operations/bookings/reschedule-booking.ts'
import type { Pass } from '#operations/requests/find-pass.ts'

type When = { day: string; time: string; back: string | null }

/** A move as it would be, beside the booking as it is. */
export type MovePreview = {
  now: When
  next: When
  lines: readonly { label: string; value: string }[]
  press: string
  /** Says that the present day is kept until the new one is certain. */
  promise: string
  seenPriceBaht: string
}

/** `nowMs` is in milliseconds since the epoch. */
export function movePreviewOf({ booking, legs }: Pass, moved: Moved, nowMs: number): MovePreview {
  const [first, back] = legs
  const isBackShown = booking.kind === 'transfer'
  const was = first?.startsAt ?? moved.startsAt
  const newDay = bangkokDay(moved.startsAt.getTime())
  const [oldName, newName] = [nameOf(was), nameOf(moved.startsAt)]
  const isSameDay = bangkokDay(was.getTime()) === newDay
  return {
    now: whenOf(was, isBackShown ? (back?.startsAt ?? null) : null),
    next: whenOf(moved.startsAt, moved.backAt),
    lines: [
      { label: 'Price', value: priceOf(moved) },
      { label: 'Guests', value: changed(booking.guests, moved.booking.guests) },
      ...(moved.booking.vehicle
        ? [
            {
              label: 'Vehicle',
              value: changed(
                booking.vehicle && fleet[booking.vehicle].name,
                fleet[moved.booking.vehicle].name,
              ),
            },
          ]
        : []),
      { label: 'Free cancellation', value: freeUntil(moved, nowMs) },
    ],
    press: `Change date to ${formatDayOfYear(newDay)}${isSameDay ? `, ${bangkokTime(moved.startsAt.getTime())}` : ''}`,
    promise: isSameDay
      ? 'Your present time stays yours until the new one is certain. If it has just gone, nothing changes and you see it here.'
      : `${oldName} stays yours until ${newName} is certain. If ${newName} has just gone, nothing changes and you see it here.`,
    seenPriceBaht: String(moved.booking.priceBaht ?? ''),
  }
}

function whenOf(start: Date, back: Date | null): When {
  const backWords = back && `back ${dayOf(back)}, ${bangkokTime(back.getTime())}`
  return { day: dayOf(start), time: bangkokTime(start.getTime()), back: backWords }
}

function dayOf(at: Date): string {
  return formatShortDay(bangkokDay(at.getTime()))
}

/** `Friday`; two Fridays are told apart by their dates. */
function nameOf(at: Date): string {
  const day = bangkokDay(at.getTime())
  return `${weekdayOf(day)} ${Number(day.slice(8))}`
}

function priceOf({ booking: { priceBaht }, differenceBaht }: Moved): string {
  if (priceBaht === null) return 'On request, as before'
  if (differenceBaht === 0) return `${formatBaht(priceBaht)}, as before`
  return `${formatBaht(priceBaht)}, ${formatBaht(differenceBaht)} more. You pay the difference on the day`
}

function changed(was: string | number | null, becomes: string | number): string {
  return was === becomes ? `${becomes}, as before` : `${becomes}, instead of ${was ?? 'none'}`
}

function freeUntil({ booking: { terms }, startsAt }: Moved, nowMs: number): string {
  const until = movableUntil(terms, startsAt)
  if (!until || until.getTime() < nowMs) return 'not any more: the new pickup is too near'
  return `until ${deadlineInWords(until.getTime())}`
}
