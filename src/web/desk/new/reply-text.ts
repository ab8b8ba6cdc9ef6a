import { hello } from '#guests/contact/greeting-name.rules.ts'
import { depositOf } from '#money/deposits/deposit.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { formatDayOfYear, formatShortDay, type PlainDate } from '#platform/time/calendar.ts'
import type { EntryField } from './entry-values.ts'

const QUESTIONS: Partial<Record<EntryField, string>> = {
  tourId: 'Which trip would you like to make?',
  date: 'Which day suits you?',
  time: 'What time shall we pick you up?',
  pickup: 'Where shall we pick you up?',
  dropoff: 'Where would you like to go?',
  adults: 'How many of you are travelling?',
  luggage: 'How many suitcases will you bring?',
  name: 'May I have your name?',
  email: 'May I have your email address for the confirmation?',
  phone: 'May I have your phone number, so that the driver can reach you?',
}

export type ReplyFacts = {
  name: string
  /** The trip, or from where to where. */
  title: string
  date: PlainDate | ''
  time: string
  guests: number
  vehicle: string
  priceBaht: number | null
  /** The share of the deposit that is asked for; 0 when the whole price is paid at once. */
  depositPercent: number
  /** No vehicle is free for this party on that day. */
  isFull: boolean
  freeDays: readonly PlainDate[]
  missing: readonly EntryField[]
}

/** An answer to the guest, ready to send: what it costs, or which days are free instead, and what is still to be asked. */
export function replyText(facts: ReplyFacts): string {
  const questions = facts.missing.flatMap((field) => QUESTIONS[field] ?? [])
  return [`${hello(facts.name)},`, answerOf(facts), ...questions].join(' ').replace(/\u00a0/g, ' ')
}

function answerOf(facts: ReplyFacts): string {
  const { title, date, time, guests, vehicle, priceBaht, isFull, freeDays } = facts
  if (!title || !date) return 'thank you for your message.'
  const day = formatDayOfYear(date)
  if (isFull)
    return `thank you for your message. On ${day} we have no vehicle left for your group. ${otherDays(freeDays)}`
  const when = time ? `${day}, ${time}` : day
  const party = guests > 0 ? ` for ${counted(guests, 'guest')}` : ''
  const price =
    priceBaht === null ? 'I will send you the price' : `${formatBaht(priceBaht)} for the whole vehicle`
  const parts = depositOf(facts)
  const deposit = parts
    ? ` You pay a deposit of ${formatBaht(parts.depositBaht)} online and the remaining ${formatBaht(parts.restBaht)} later, or in cash to the driver.`
    : ''
  return `yes, we can! ${title}, ${when}, ${vehicle}${party}: ${price}.${deposit}`
}

function otherDays(days: readonly PlainDate[]): string {
  if (days.length === 0) return 'Would another day suit you?'
  return `We are free on ${days.slice(0, 3).map(formatShortDay).join(', ')}. Would one of these days suit you?`
}
