import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { MOST_BAHT } from '#money/money.rules.ts'
import { readBaht } from '#money/read-baht.rules.ts'
import type { FieldProblems } from '#platform/problems/problem.rules.ts'
import { cleanLine, cleanText, hasForbiddenCharacters } from '#platform/text/plain-text.ts'
import { bangkokDay, bangkokInstant, isPlainDate, LAST_DAY, type PlainDate } from '#platform/time/calendar.ts'
import { isClockTime } from '#platform/time/clock-time.ts'
import {
  hoursOfPlan,
  type QuoteDay,
  type QuoteLine,
  type QuotePlan,
  quoteTotalBaht,
} from '../quote-plan.rules.ts'
import {
  DAY_FIELDS,
  dayField,
  isFilled,
  LINE_FIELDS,
  lineField,
  MOST_DAYS,
  MOST_LINES,
  numbers,
  QUOTE_LENGTH,
  QUOTE_PAYMENTS,
  type QuotePayment,
  type TypedQuote,
} from './quote-fields.rules.ts'
import { QUOTE_PROBLEMS } from './quote-problems.rules.ts'
import { readStops } from './quote-stops.rules.ts'

const MOST_KM = 3_000
const MOST_COUNT = 100

/** What a version says: its plan, the words to the guest, and its last instant. */
export type WrittenQuote = { plan: QuotePlan; note: string; validUntil: Date }
/** `depositPercent`: the share that the settings ask for as a deposit; 0 without one. `hasCards`: guests can pay by card. */
type Context = { nowMs: number; depositPercent: number; hasCards: boolean }
type Read = { ok: true; quote: WrittenQuote } | { ok: false; fields: FieldProblems }

/** Reads the form of a quote. Days and lines in which nothing is typed are left out. */
export function readQuote(typed: TypedQuote, context: Context): Read {
  const { nowMs, depositPercent } = context
  const fields: FieldProblems = {}
  const wrong = (field: string, code: (typeof QUOTE_PROBLEMS)[keyof typeof QUOTE_PROBLEMS]) => {
    fields[field] ??= { code }
  }
  const text = (field: string, most: number) => {
    const value = typed[field] ?? ''
    if (hasForbiddenCharacters(value) || value.trim().length > most) wrong(field, QUOTE_PROBLEMS.tooLong)
    return value
  }
  const title = cleanLine(text('title', QUOTE_LENGTH.title), QUOTE_LENGTH.title)
  if (title === '') wrong('title', QUOTE_PROBLEMS.title)
  const vehicleClass = VEHICLE_CLASSES.find((one) => one === typed.vehicle)
  if (!vehicleClass) wrong('vehicle', QUOTE_PROBLEMS.vehicle)

  const days = readDays(typed, nowMs, wrong)
  const lines = readLines(typed, text, wrong)

  const payment = paymentsOffered(context).find((one) => one === typed.payment)
  if (!payment) wrong('payment', QUOTE_PROBLEMS.payment)
  if (typed.hold !== 'yes' && typed.hold !== 'no') wrong('hold', QUOTE_PROBLEMS.hold)
  const validUntil = momentIn(typed.validDate, typed.validTime)
  if (!validUntil || validUntil.getTime() <= nowMs) wrong('validDate', QUOTE_PROBLEMS.validUntil)
  const notIncluded = cleanText(text('notIncluded', QUOTE_LENGTH.notIncluded), QUOTE_LENGTH.notIncluded)
  const note = cleanText(text('note', QUOTE_LENGTH.note), QUOTE_LENGTH.note)
  const writer = cleanLine(text('writer', QUOTE_LENGTH.writer), QUOTE_LENGTH.writer)

  const [first, ...others] = days
  if (Object.keys(fields).length > 0 || !first || !vehicleClass || !validUntil) return { ok: false, fields }
  const plan: QuotePlan = {
    ...{ title, vehicleClass, days: [first, ...others], lines, notIncluded, isHeld: typed.hold === 'yes' },
    depositPercent: payment === 'whole' ? 100 : payment === 'deposit' ? depositPercent : 0,
    ...(writer && { writer }),
  }
  if (validUntil.getTime() > hoursOfPlan(plan).startsAt.getTime()) {
    wrong('validDate', QUOTE_PROBLEMS.validUntil)
    return { ok: false, fields }
  }
  return { ok: true, quote: { plan, note, validUntil } }
}

/** The ways to pay that can be chosen: without cards only on the day, without a deposit in the settings no deposit. */
export function paymentsOffered({ depositPercent, hasCards }: Omit<Context, 'nowMs'>): QuotePayment[] {
  return QUOTE_PAYMENTS.filter((payment) => {
    if (payment === 'on-the-day') return true
    return hasCards && (payment === 'whole' || (depositPercent > 0 && depositPercent < 100))
  })
}

type Text = (field: string, most: number) => string
type Wrong = (field: string, code: (typeof QUOTE_PROBLEMS)[keyof typeof QUOTE_PROBLEMS]) => void

/** Each day after the one before it. A day that is wrong is read all the same, so that all problems are named. */
function readDays(typed: TypedQuote, nowMs: number, wrong: Wrong): QuoteDay[] {
  const filled = numbers(MOST_DAYS).filter((day) =>
    isFilled(
      typed,
      DAY_FIELDS.map((field) => dayField(day, field)),
    ),
  )
  if (filled.length === 0) wrong(dayField(1, 'date'), QUOTE_PROBLEMS.dayDate)
  let earliest: PlainDate = bangkokDay(nowMs)
  return filled.map((day, index) => {
    const value = (field: (typeof DAY_FIELDS)[number]) => (typed[dayField(day, field)] ?? '').trim()
    const [date, begins, ends] = [value('date'), value('begins'), value('ends')]
    if (!isPlainDate(date) || date > LAST_DAY) wrong(dayField(day, 'date'), QUOTE_PROBLEMS.dayDate)
    else if (date < earliest || (index > 0 && date === earliest))
      wrong(dayField(day, 'date'), index > 0 ? QUOTE_PROBLEMS.dayOrder : QUOTE_PROBLEMS.dayDate)
    else earliest = date
    if (!isClockTime(begins)) wrong(dayField(day, 'begins'), QUOTE_PROBLEMS.dayBegins)
    if (!isClockTime(ends) || ends <= begins) wrong(dayField(day, 'ends'), QUOTE_PROBLEMS.dayEnds)
    const km = value('km') === '' ? null : wholeIn(value('km'))
    if (km !== null && !(km >= 0 && km <= MOST_KM)) wrong(dayField(day, 'km'), QUOTE_PROBLEMS.dayKm)
    const stops = readStops(value('stops'))
    if (!stops) wrong(dayField(day, 'stops'), QUOTE_PROBLEMS.stops)
    return { date, begins, ends, km, stops: stops ?? [] }
  })
}

function readLines(typed: TypedQuote, text: Text, wrong: Wrong): QuoteLine[] {
  const filled = numbers(MOST_LINES).filter((line) => isFilled(typed, labelAndPrice(line)))
  let isWrong = false
  const wrongLine: Wrong = (field, code) => {
    isWrong = true
    wrong(field, code)
  }
  const lines = filled.map((line) => {
    const label = cleanLine(text(lineField(line, 'label'), QUOTE_LENGTH.label), QUOTE_LENGTH.label)
    if (label === '') wrong(lineField(line, 'label'), QUOTE_PROBLEMS.lineLabel)
    const count = wholeIn(typed[lineField(line, 'count')] || '1')
    if (!(count >= 1 && count <= MOST_COUNT)) wrongLine(lineField(line, 'count'), QUOTE_PROBLEMS.lineCount)
    const eachBaht = readBaht(typed[lineField(line, 'each')] ?? '')
    if (!(eachBaht >= 0 && eachBaht <= MOST_BAHT)) wrongLine(lineField(line, 'each'), QUOTE_PROBLEMS.lineEach)
    return { label, count, eachBaht }
  })
  const less = readDiscount(typed, text, wrongLine)
  const all = [...lines, ...less]
  const total = quoteTotalBaht({ lines: all })
  if (all.length === 0) wrong(lineField(1, 'label'), QUOTE_PROBLEMS.noLine)
  // A line that is wrong itself has its sentence, and makes no sum.
  else if (!isWrong && total > MOST_BAHT)
    wrong(lineField(filled[dearest(lines)] ?? 1, 'each'), QUOTE_PROBLEMS.total)
  else if (!isWrong && total < 1)
    wrong(less.length > 0 ? 'discountBaht' : lineField(filled[0] ?? 1, 'each'), QUOTE_PROBLEMS.total)
  return all
}

function readDiscount(typed: TypedQuote, text: Text, wrong: Wrong): QuoteLine[] {
  if (!isFilled(typed, ['discountLabel', 'discountBaht'])) return []
  const label = cleanLine(text('discountLabel', QUOTE_LENGTH.label), QUOTE_LENGTH.label) || 'Discount'
  const baht = readBaht(typed.discountBaht ?? '')
  if (!(baht >= 1 && baht <= MOST_BAHT)) wrong('discountBaht', QUOTE_PROBLEMS.discount)
  return [{ label, count: 1, eachBaht: -baht }]
}

/** Which of the lines costs the most. */
function dearest(lines: readonly QuoteLine[]): number {
  const sums = lines.map(({ count, eachBaht }) => count * eachBaht)
  return sums.indexOf(Math.max(...sums))
}

/** The days of a draft; `undefined` while something in them is missing or wrong. */
export function draftDays(typed: TypedQuote, nowMs: number): QuotePlan['days'] | undefined {
  let isWrong = false
  const [first, ...others] = readDays(typed, nowMs, () => {
    isWrong = true
  })
  return isWrong || !first ? undefined : [first, ...others]
}

/** What the lines of a draft add up to, in whole baht; lines that cannot be read count nothing. */
export function draftTotalBaht(typed: TypedQuote): number {
  const lines = readLines(
    typed,
    (field) => typed[field] ?? '',
    () => {},
  )
  return quoteTotalBaht({ lines: lines.filter((line) => Number.isFinite(line.count * line.eachBaht)) })
}

/** A line with a number alone is empty: the form proposes 1. */
function labelAndPrice(line: number): string[] {
  return LINE_FIELDS.filter((field) => field !== 'count').map((field) => lineField(line, field))
}

/** What is no whole number is NaN. */
function wholeIn(text: string): number {
  const digits = text.trim()
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

function momentIn(date = '', time = ''): Date | undefined {
  if (!isPlainDate(date) || date > LAST_DAY || !isClockTime(time)) return undefined
  return bangkokInstant(date, time)
}
