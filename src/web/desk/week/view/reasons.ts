import type { BoardTime } from '#bookings/desk-lists/week.store.ts'
import type { Span } from '#fleet/allocation/allocation.rules.ts'
import type { NotFree } from '#fleet/allocation/not-free.rules.ts'
import type { Load } from '#fleet/availability/fleet.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { bangkokDay, formatShortDate } from '#platform/time/calendar.ts'
import { bangkokTime, dayAndTime } from '#platform/time/clock-time.ts'

/** Why a vehicle or a driver does not fit, short enough for a cell of the board. */
export function reasonInWords(why: NotFree<BoardTime>, need: Span & Load): string {
  switch (why.why) {
    case 'seats':
      return `${why.seats} seats, ${counted(need.seats, 'guest')}`
    case 'bags':
      return `Room for ${why.bags} suitcases, ${need.bags} needed`
    case 'insurance':
      return `Insured until ${formatShortDate(why.endsOn)}`
    case 'inspection':
      return `Inspected until ${formatShortDate(why.endsOn)}`
    case 'roadTax':
      return `Road tax until ${formatShortDate(why.endsOn)}`
    case 'compulsoryCover':
      return `Compulsory cover until ${formatShortDate(why.endsOn)}`
    case 'licence':
      return `Licence until ${formatShortDate(why.endsOn)}`
    case 'dayOff':
      return `Day off on ${why.weekday}s`
    case 'taken':
      return busyInWords(why.taken, need)
  }
}

function busyInWords(taken: BoardTime, need: Span): string {
  const clock = (moment: Date) =>
    bangkokDay(moment.getTime()) === bangkokDay(need.busyFrom.getTime())
      ? bangkokTime(moment.getTime())
      : dayAndTime(moment)
  if (!taken.booked) return `${taken.reason ?? 'Blocked'}, until ${clock(taken.busyUntil)}`
  return taken.busyFrom <= need.busyFrom
    ? `Out until ${clock(taken.busyUntil)}, must leave ${clock(need.busyFrom)}`
    : `Out from ${clock(taken.busyFrom)}, back only ${clock(need.busyUntil)}`
}
