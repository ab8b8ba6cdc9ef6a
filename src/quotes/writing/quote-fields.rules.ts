/** How many days and lines a quote can have. */
export const MOST_DAYS = 14
export const MOST_LINES = 20

export const QUOTE_LENGTH = {
  ...{ title: 100, label: 100, notIncluded: 1000, note: 1000, writer: 60, stops: 3000 },
} as const

export const DAY_FIELDS = ['date', 'begins', 'ends', 'km', 'stops'] as const
export const LINE_FIELDS = ['label', 'count', 'each'] as const
type DayField = (typeof DAY_FIELDS)[number]
type LineField = (typeof LINE_FIELDS)[number]

/** Days and lines are counted from 1. */
export const dayField = (day: number, field: DayField) => `day-${day}-${field}`
export const lineField = (line: number, field: LineField) => `line-${line}-${field}`

const SINGLE_FIELDS = [
  ...(['title', 'vehicle', 'days', 'lines', 'discountLabel', 'discountBaht', 'notIncluded'] as const),
  ...(['payment', 'hold', 'validDate', 'validTime', 'note', 'writer'] as const),
]

/** What is paid when the guest accepts: the deposit of the settings, the whole price, or nothing until the day. */
export const QUOTE_PAYMENTS = ['deposit', 'whole', 'on-the-day'] as const
export type QuotePayment = (typeof QUOTE_PAYMENTS)[number]

/** The form as the operator typed it, with all mistakes: a draft is one. */
export type TypedQuote = Readonly<Record<string, string>>

const FIELDS: ReadonlySet<string> = new Set([
  ...SINGLE_FIELDS,
  ...numbers(MOST_DAYS).flatMap((day) => DAY_FIELDS.map((field) => dayField(day, field))),
  ...numbers(MOST_LINES).flatMap((line) => LINE_FIELDS.map((field) => lineField(line, field))),
])

/** Only the fields of the form, each cut to the longest that is accepted plus one, so that a draft stays small. */
export function typedQuoteFrom(posted: TypedQuote): TypedQuote {
  const kept = Object.entries(posted).filter(([name, value]) => FIELDS.has(name) && value !== '')
  return Object.fromEntries(kept.map(([name, value]) => [name, value.slice(0, QUOTE_LENGTH.stops + 1)]))
}

/** How many days the form shows: those asked for, and all that have something in them. */
export function daysShown(typed: TypedQuote): number {
  return shown(typed, 'days', MOST_DAYS, (day) => DAY_FIELDS.map((field) => dayField(day, field)))
}

/** How many lines the form shows. */
export function linesShown(typed: TypedQuote): number {
  return shown(typed, 'lines', MOST_LINES, (line) => LINE_FIELDS.map((field) => lineField(line, field)))
}

function shown(
  typed: TypedQuote,
  asked: 'days' | 'lines',
  most: number,
  fieldsOf: (index: number) => string[],
) {
  const wanted = Number(typed[asked])
  const filled = numbers(most).findLast((index) => isFilled(typed, fieldsOf(index))) ?? 0
  return Math.max(1, filled, Number.isInteger(wanted) ? Math.min(most, wanted) : 1)
}

/** Has the operator typed something into one of these fields? */
export function isFilled(typed: TypedQuote, fields: readonly string[]): boolean {
  return fields.some((field) => (typed[field] ?? '').trim() !== '')
}

export function numbers(most: number): number[] {
  return Array.from({ length: most }, (_, index) => index + 1)
}
