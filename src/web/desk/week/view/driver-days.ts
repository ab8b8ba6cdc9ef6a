import type { BoardTime } from '#bookings/desk-lists/week.store.ts'
import type { Driver } from '#fleet/fleet.store.ts'
import { type PlainDate, weekdayOf } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { hoursOn, isShownOn, shownDays } from './hours.ts'

/** A longer day on the road is marked. */
const LONG_DAY_HOURS = 12

/** One day of a driver: `off`, `free`, or the hours on the road. */
export type DriverDay = {
  is: 'off' | 'free' | 'drives'
  text: string
  isHeld: boolean
  /** `16 h` for a day that is too long. */
  tooLong: string | undefined
}

/** From leaving with the first trip of the day until being back from the last one. */
export function driverDayOf(driver: Driver, day: PlainDate, times: readonly BoardTime[]): DriverDay {
  const onDay = times.filter((time) => time.driverId === driver.id && isShownOn(day, time))
  const trips = onDay.filter(({ booked }) => booked !== null)
  const block = onDay.find(({ booked }) => booked === null)
  const [first, last] = [trips[0], trips.at(-1)]
  if (!first || !last) {
    if (driver.weeklyDaysOff.includes(weekdayOf(day))) return said('off', 'Day off')
    return block ? said('off', blockInWords(block, day)) : said('free', 'Free')
  }
  const span = { busyFrom: first.busyFrom, busyUntil: last.busyUntil }
  const hours = (span.busyUntil.getTime() - span.busyFrom.getTime()) / HOUR_MS
  const { first: firstDay, last: lastDay } = shownDays(span)
  return {
    ...said('drives', hoursOn(day, span)),
    isHeld: trips.every(({ status }) => status === 'held'),
    tooLong: firstDay === lastDay && hours > LONG_DAY_HOURS ? `${Math.floor(hours)} h` : undefined,
  }
}

function said(is: DriverDay['is'], text: string): DriverDay {
  return { is, text, isHeld: false, tooLong: undefined }
}

/** `Day off`, with the hours when it is only a part of the day. */
function blockInWords(block: BoardTime, day: PlainDate): string {
  const reason = block.reason ?? 'Day off'
  const isPart = [block.busyFrom, block.busyUntil].some((moment) => bangkokTime(moment.getTime()) !== '00:00')
  return isPart ? `${reason}, ${hoursOn(day, block)}` : reason
}
