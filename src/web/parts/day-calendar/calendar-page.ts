import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import type { Availability } from '#fleet/availability/availability.rules.ts'
import { offerOn } from '#fleet/availability/day-offer.rules.ts'
import { formatMonth, type PlainDate, type Weekday } from '#platform/time/calendar.ts'
import { type Cell, cellOf, withoutWord, wordOfAll } from './day-cell.ts'
import { notesOf } from './notes-of.ts'

/** A day as the functions answer it; `reason` is a sentence for a closed day. */
export type KnownDay = Record<VehicleClass, Availability> & { date: PlainDate; reason?: string | undefined }

/** Five weeks as the calendar shows them. */
export type CalendarPage = {
  /** `Nov to Dec 2026`. */
  months: string
  /** What holds for each of these days that can be had: on request, or only with a larger vehicle. */
  everyDay: string | undefined
  cells: readonly Cell[]
  /** What is said below the days. */
  notes: readonly string[]
}

type PageOf = {
  /** Those from Monday on that the page has; see `daysOfPage`. */
  dates: readonly PlainDate[]
  /** The first day that can be booked. */
  firstDay: PlainDate
  runsOn: readonly Weekday[] | null
  /** Those on offer, smallest first. */
  classes: readonly VehicleClass[]
  wanted: VehicleClass | undefined
  days: ReadonlyMap<PlainDate, KnownDay>
  /** What is known of a day that is not among `days`. */
  otherwise: 'unknown' | 'loading'
}

/** What each day of a page has for the wanted vehicle. */
export function calendarPageOf({ dates, days, classes, wanted, otherwise, ...trip }: PageOf): CalendarPage {
  const all = dates.map((date) => {
    const day = days.get(date)
    const offer = day ? offerOn(day, wanted, classes) : otherwise === 'unknown' ? otherwise : undefined
    return cellOf({ ...trip, date, offer, wanted })
  })
  const word = wordOfAll(all)
  const cells = withoutWord(all, word)
  const isLoading = otherwise === 'loading' && dates.some((date) => !days.has(date))
  const reasons = new Map(Array.from(days.values(), ({ date, reason = '' }) => [date, reason]))
  return {
    months: spanOf(monthsOf(dates)),
    everyDay:
      word && (word === 'ask' ? 'Every day is on request.' : `On these days only the ${word} is free.`),
    cells,
    notes: isLoading ? ['Checking free days…'] : notesOf({ cells, reasons, said: word }),
  }
}

/** The months of these days, each `YYYY-MM`. */
export function monthsOf(dates: readonly PlainDate[]): string[] {
  return [...new Set(dates.map((date) => date.slice(0, 7)))]
}

function spanOf(months: readonly string[]): string {
  const [first = '', last = first] = [months[0], months.at(-1)].map((month = '') => formatMonth(month))
  if (first === last) return first
  const isSameYear = first.slice(-4) === last.slice(-4)
  return `${isSameYear ? first.slice(0, 3) : shortMonth(first)} to ${shortMonth(last)}`
}

function shortMonth(month: string): string {
  return `${month.slice(0, 3)} ${month.slice(-4)}`
}
