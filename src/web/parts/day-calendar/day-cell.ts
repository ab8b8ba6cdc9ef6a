import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { vehicleNouns } from '#content/catalogue/vehicle-nouns.ts'
import { type DayOffer, isOpen } from '#fleet/availability/day-offer.rules.ts'
import {
  formatDayOfYear,
  formatShortDay,
  type PlainDate,
  type Weekday,
  weekdayOf,
} from '#platform/time/calendar.ts'

/**
 * How a day looks in the calendar. `off`: it cannot be had, and nothing is to be said about it; `unknown`: it could not be
 * looked up, and is checked when it is asked for; `yours`: it is booked.
 */
export type CellLook = 'free' | 'few' | 'ask' | 'larger' | 'unknown' | 'full' | 'closed' | 'off' | 'yours'

export type Cell = {
  date: PlainDate
  look: CellLook
  /** Below the number; the month on its first day, when there is nothing else to say. */
  word: string
  /** The whole sentence for screen readers. */
  spoken: string
  isChoosable: boolean
}

type CellFacts = {
  date: PlainDate
  /** The first day that can be booked. */
  firstDay: PlainDate
  runsOn: readonly Weekday[] | null
  /** Undefined until the days are loaded. */
  offer: DayOffer | 'unknown' | undefined
  wanted: VehicleClass | undefined
}

const WORDS: Partial<Record<CellLook, [word: string, spoken: string]>> = {
  free: ['', 'free'],
  few: ['', 'free, the last one'],
  ask: ['ask', 'on request, ask us'],
  unknown: ['', 'we check it when you ask'],
  full: ['', 'full'],
  closed: ['', 'closed on this day'],
  off: ['', 'not bookable'],
}

/** A day in the words of the calendar. The spoken sentence names no vehicle: its notes do. */
export function cellOf(facts: CellFacts): Cell {
  const { date, offer } = facts
  const look = lookOf(facts)
  const larger = typeof offer === 'object' ? offer.vehicleClass : undefined
  const [word, spoken] = WORDS[look] ?? [vehicleNouns[larger ?? 'van'], 'only a larger one is left']
  return {
    date,
    look,
    word: word || monthBegunOn(date),
    spoken: `${formatDayOfYear(date)}: ${spoken}`,
    isChoosable: !['off', 'full', 'closed'].includes(look),
  }
}

/**
 * The word that every day which can be had would say, such as `ask` or the larger vehicle; undefined when they differ or
 * say none. One sentence above the days says it then, and not each cell (`withoutWord`).
 */
export function wordOfAll(cells: readonly Cell[]): string | undefined {
  const [first, ...others] = cells.filter(({ isChoosable }) => isChoosable)
  if (!first || !['ask', 'larger'].includes(first.look)) return undefined
  return others.every(({ word }) => word === first.word) ? first.word : undefined
}

export function withoutWord(cells: readonly Cell[], word: string | undefined): readonly Cell[] {
  return cells.map((cell) => (cell.word === word ? { ...cell, word: monthBegunOn(cell.date) } : cell))
}

/** `Dec` on its first day. */
function monthBegunOn(date: PlainDate): string {
  return date.endsWith('-01') ? formatShortDay(date).slice(-3) : ''
}

function lookOf({ date, firstDay, runsOn, offer, wanted }: CellFacts): CellLook {
  if (!offer || date < firstDay || (runsOn && !runsOn.includes(weekdayOf(date)))) return 'off'
  if (offer === 'unknown') return offer
  if (!isOpen(offer.state)) return offer.state === 'none' ? 'full' : 'closed'
  if (wanted && offer.vehicleClass !== wanted) return 'larger'
  if (offer.state === 'request') return 'ask'
  return offer.state === 'few' ? 'few' : 'free'
}
