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

/** How a day looks in the calendar. `off`: it cannot be had, and nothing is to be said about it; `yours`: it is booked. */
export type CellLook = 'free' | 'few' | 'ask' | 'larger' | 'full' | 'closed' | 'off' | 'yours'

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
  offer: DayOffer | undefined
  wanted: VehicleClass | undefined
}

const WORDS: Partial<Record<CellLook, [word: string, spoken: string]>> = {
  free: ['', 'free'],
  few: ['', 'free, the last one'],
  ask: ['ask', 'on request, ask us'],
  full: ['full', 'full'],
  closed: ['closed', 'closed on this day'],
  off: ['', 'not bookable'],
}

/** A day in the words of the calendar. The spoken sentence names no vehicle: the calendar's head does. */
export function cellOf(facts: CellFacts): Cell {
  const { date, offer } = facts
  const look = lookOf(facts)
  const [word, spoken] = WORDS[look] ?? [
    vehicleNouns[offer?.vehicleClass ?? 'van'],
    'only a larger one is left',
  ]
  const month = date.endsWith('-01') ? formatShortDay(date).slice(-3) : ''
  return {
    date,
    look,
    word: word || month,
    spoken: `${formatDayOfYear(date)}: ${spoken}`,
    isChoosable: look !== 'off' && offer !== undefined && isOpen(offer.state),
  }
}

/** Where every day is on request, one sentence says so (`Legend`), and not a word in each cell. */
export function sayAskOnce(cells: readonly Cell[]): readonly Cell[] {
  const open = cells.filter(({ isChoosable }) => isChoosable)
  if (open.length === 0 || open.some(({ look }) => look !== 'ask')) return cells
  return cells.map((cell) => (cell.look === 'ask' ? { ...cell, word: '' } : cell))
}

function lookOf({ date, firstDay, runsOn, offer, wanted }: CellFacts): CellLook {
  if (!offer || date < firstDay || (runsOn && !runsOn.includes(weekdayOf(date)))) return 'off'
  if (!isOpen(offer.state)) return offer.state === 'none' ? 'full' : 'closed'
  if (wanted && offer.vehicleClass !== wanted) return 'larger'
  if (offer.state === 'request') return 'ask'
  return offer.state === 'few' ? 'few' : 'free'
}
