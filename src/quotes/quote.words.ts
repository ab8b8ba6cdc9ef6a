import { deadlineInWords } from '#bookings/cancelling/cancellation-terms.rules.ts'
import { answeredWithin } from '#bookings/confirming/answer-promise.words.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { formatBaht } from '#money/money.rules.ts'
import { numberInWords } from '#platform/text/number-words.ts'
import { formatShortDay } from '#platform/time/calendar.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import type { QuoteChange, QuoteValues } from './quote-changes.rules.ts'
import { lineBaht, type QuoteLine, type QuotePlan } from './quote-plan.rules.ts'
import { PROMISED_HOURS } from './quote-promise.rules.ts'

/** A difference between two versions as people read it; `was` and `becomes` are null for what is new or left out. */
export type ChangeInWords = { label: string; was: string | null; becomes: string | null; price: string }

const LABELS = {
  title: () => 'Trip',
  vehicle: () => 'Vehicle',
  day: (name) => `Day ${name}`,
  line: (name) => name,
  payment: () => 'To pay when you accept',
  'not-included': () => 'Not in the price',
  hold: () => 'The vehicle',
  'valid-until': () => 'Valid until',
} satisfies Record<keyof QuoteValues, (name: string) => string>

const asItIs = (words: string) => words

/** How the values of a change are written. */
const VALUES: { [About in keyof QuoteValues]: (value: QuoteValues[About]) => string } = {
  ...{ title: asItIs, day: asItIs, 'not-included': asItIs, 'valid-until': asItIs },
  vehicle: (vehicleClass) => vehicleClasses[vehicleClass].name,
  line: (lines) => lines.map(({ count, eachBaht }) => piecesInWords(count, eachBaht)).join(', '),
  payment: paidFirst,
  hold: (isHeld) => (isHeld ? 'held for you until then' : 'not held before you accept'),
}

export function changeInWords(change: QuoteChange): ChangeInWords {
  const { about, name, baht } = change
  const { was, becomes } = sidesInWords(change)
  return {
    ...{ label: LABELS[about](name), was, becomes: isNewPiece(change) ? 'new' : becomes },
    price: baht === null ? '' : baht === 0 ? 'same price' : signedBaht(baht),
  }
}

function sidesInWords<About extends keyof QuoteValues>({ about, was, becomes }: QuoteChange<About>) {
  const written = (value: QuoteValues[About] | null) => (value === null ? null : VALUES[about](value))
  return { was: written(was), becomes: written(becomes) }
}

function isNewPiece({ about, was, becomes }: QuoteChange): boolean {
  return about === 'line' && was === null && becomes?.[0]?.count === 1
}

/** `+฿800` or `−฿300`. */
export function signedBaht(baht: number): string {
  return `${baht > 0 ? '+' : ''}${formatBaht(baht)}`
}

/** `3 × ฿4,200` with spaces that never break, and of one only its price. */
function piecesInWords(count: number, eachBaht: number): string {
  return count === 1 ? formatBaht(eachBaht) : `${count}\u00a0×\u00a0${formatBaht(eachBaht)}`
}

/** `the whole price`, `a deposit of 30%`, `nothing`. */
function paidFirst(depositPercent: number): string {
  if (depositPercent === 0) return 'nothing'
  return depositPercent === 100 ? 'the whole price' : `a deposit of ${depositPercent}%`
}

/** `three days`. */
export function daysInWords({ days }: { days: readonly unknown[] }): string {
  return `${numberInWords(days.length)} ${days.length === 1 ? 'day' : 'days'}`
}

/** `Fri 11 Dec to Sun 13 Dec`. */
export function spanInWords({ days }: Pick<QuotePlan, 'days'>): string {
  const [first, last] = [days[0].date, days.at(-1)?.date ?? days[0].date]
  return first === last ? formatShortDay(first) : `${formatShortDay(first)} to ${formatShortDay(last)}`
}

/** A line with its price: `3 × ฿4,200` where there is more than one. */
export function lineInWords(line: QuoteLine): { label: string; detail: string; price: string } {
  const { label, count, eachBaht } = line
  const detail = count > 1 ? piecesInWords(count, eachBaht) : ''
  return { label, detail, price: formatBaht(lineBaht(line)) }
}

/**
 * When a guest who asked for a custom trip gets the quote, for an email: `within 24 hours` while that is what is left. `nowMs`
 * is in milliseconds since the epoch.
 */
export function quotedBy(promisedAt: Date, nowMs: number): string {
  const remainingMs = promisedAt.getTime() - nowMs
  if (remainingMs <= 0) return 'as soon as we can'
  return remainingMs > (PROMISED_HOURS - 1) * HOUR_MS
    ? answeredWithin
    : `by ${deadlineInWords(promisedAt.getTime())}`
}
