import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { greetingName } from '#guests/contact/greeting-name.rules.ts'
import { GUEST_LANGUAGES } from '#guests/contact/guest-language.rules.ts'
import { depositOf } from '#money/deposits/deposit.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { formatDayOfYear, formatShortDay, type PlainDate } from '#platform/time/calendar.ts'
import type { EntryField } from './entry-values.ts'
import { REPLY_WORDS, type ReplyWords } from './reply.words.ts'

export type ReplyFacts = {
  /** That of the guest. */
  language: string
  name: string
  /** The trip, or from where to where. */
  title: string
  date: PlainDate | ''
  time: string
  guests: number
  vehicle: VehicleClass | undefined
  priceBaht: number | null
  /** The share of the deposit that is asked for; 0 when the whole price is paid at once. */
  depositPercent: number
  /** No vehicle is free for this party on that day. */
  isFull: boolean
  /** No vehicle of the fleet carries the party. */
  isTooLarge: boolean
  freeDays: readonly PlainDate[]
  /** The message says more than what was read, or something in doubt: then the reply does not say yes. */
  isSure: boolean
  missing: readonly EntryField[]
}

/** Without these nothing is promised and no price is named. */
const NEEDED: ReadonlySet<EntryField> = new Set([
  ...(['tourId', 'date', 'returnDate', 'time', 'returnTime', 'adults', 'children', 'vehicle'] as const),
])

/** An answer to the guest in his language, ready to send: what is certain, and what is still to be asked. */
export function replyText(facts: ReplyFacts): string {
  const words = REPLY_WORDS[GUEST_LANGUAGES.find((one) => one === facts.language) ?? 'en']
  const questions = facts.missing.flatMap((field) => words.questions[field] ?? [])
  const answer = answerOf(facts, words)
  return [words.hello(greetingName(facts.name)), answer, ...questions]
    .join(' ')
    .replace(/[\u00a0\u202f]/g, ' ')
}

function answerOf(facts: ReplyFacts, words: ReplyWords): string {
  const { title, date, time, guests, vehicle, priceBaht, isFull, isTooLarge, freeDays, isSure, missing } =
    facts
  const isOpen = guests === 0 || missing.some((field) => NEEDED.has(field))
  if (isTooLarge) return `${words.thanks} ${words.several}`
  if (!title || !date || isOpen) return words.thanks
  const day = dayIn(words.locale, date)
  if (isFull) return `${words.thanks} ${words.full(day)} ${otherDays(freeDays, words)}`
  const when = time ? `${day}, ${time}` : day
  const party = words.carries(words.vehicles[vehicle ?? 'any'], guests)
  const price = priceBaht === null ? words.later : words.whole(formatBaht(priceBaht))
  const parts = depositOf(facts)
  const deposit = parts ? ` ${words.deposit(formatBaht(parts.depositBaht), formatBaht(parts.restBaht))}` : ''
  return `${isSure ? words.yes : words.thanks} ${title}, ${when}, ${party}: ${price}.${deposit}`
}

function otherDays(days: readonly PlainDate[], words: ReplyWords): string {
  if (days.length === 0) return words.otherDay
  const short = (day: PlainDate) =>
    words.locale === 'en-GB' ? formatShortDay(day) : dayIn(words.locale, day)
  return words.free(days.slice(0, 3).map(short).join(', '))
}

/** `Saturday 28 November` in a language. */
function dayIn(locale: string, date: PlainDate): string {
  if (locale === 'en-GB') return formatDayOfYear(date)
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return format.format(Date.parse(`${date}T00:00:00Z`))
}
