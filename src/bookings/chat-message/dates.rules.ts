import { addDays, type PlainDate } from '#platform/time/calendar.ts'
import {
  dayFrom,
  MONTH,
  monthFrom,
  nextDayOfMonth,
  nextWeekday,
  SHORT_WEEKDAY,
  WEEKDAY,
  weekdayFrom,
} from './calendar-words.rules.ts'
import { type Finding, findingAt } from './finding.rules.ts'

type Named = { date: PlainDate; last?: PlainDate | undefined; start: number; end: number }
type Groups = Partial<Record<string, string>>
type Spelling = {
  pattern: RegExp
  read: (groups: Groups, today: PlainDate) => { date?: PlainDate | undefined; last?: PlainDate | undefined }
}

const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?'
const TO_DAY = '(?<last>\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = '(?:,? (?<year>20\\d\\d|25\\d\\d)\\b)?'
const BEFORE = `(?:\\b(?:${WEEKDAY}|${SHORT_WEEKDAY}),? (?:the )?)?`
const TO = ' ?(?:-|–|to|until|till|and|&) ?'

/** The usual spellings, the longest first: what one has read, the later ones do not see. */
const SPELLINGS: readonly Spelling[] = [
  { pattern: pattern(`\\b${DAY}${TO}${TO_DAY}(?: of)? (?<month>${MONTH})\\b${YEAR}`), read: inMonth },
  { pattern: pattern(`\\b(?<month>${MONTH})\\.? ${DAY}${TO}${TO_DAY}\\b${YEAR}`), read: inMonth },
  {
    pattern: pattern('\\b(?<year>20\\d\\d|25\\d\\d)-(?<month>\\d{1,2})-(?<day>\\d{1,2})\\b'),
    read: numbered,
  },
  {
    pattern: pattern('\\b(?<day>\\d{1,2})-(?<month>\\d{1,2})-(?<year>20\\d\\d|25\\d\\d)\\b'),
    read: numbered,
  },
  { pattern: pattern(`${BEFORE}\\b${DAY}(?: of)? ?(?<month>${MONTH})\\b\\.?${YEAR}`), read: inMonth },
  { pattern: pattern(`${BEFORE}\\b(?<month>${MONTH})\\b\\.? (?:the )?${DAY}\\b${YEAR}`), read: inMonth },
  {
    pattern: pattern(
      `${BEFORE}\\b(?!24/7\\b)(?<day>\\d{1,2})/(?<month>\\d{1,2})(?:/(?<year>\\d{4}|\\d{2}))?\\b`,
    ),
    read: numbered,
  },
  {
    pattern: pattern(`${BEFORE}\\b(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.(?:(?<year>\\d{4}|\\d{2})\\b)?`),
    read: numbered,
  },
  {
    pattern: pattern(
      `\\b(?<weekday>${WEEKDAY}|${SHORT_WEEKDAY}),? (?:the )?(?<day>\\d{1,2})(?:(?:st|nd|rd|th)\\b|(?=[,.?!\\n]|$| (?:at|around|from|for|please)\\b))`,
    ),
    read: ({ weekday = '', day }, today) => ({
      date: nextDayOfMonth(today, Number(day), weekdayFrom(weekday)),
    }),
  },
  {
    pattern: pattern('\\bthe (?<day>\\d{1,2})(?:st|nd|rd|th)\\b'),
    read: ({ day }, today) => ({ date: nextDayOfMonth(today, Number(day)) }),
  },
  {
    pattern: pattern(`\\b(?<next>next )?(?:this |coming |on )?(?<weekday>${WEEKDAY})\\b`),
    read: ({ weekday = '', next }, today) => {
      const named = weekdayFrom(weekday)
      return { date: named && nextWeekday(today, named, next !== undefined) }
    },
  },
  {
    pattern: pattern('\\bday after tomorrow\\b|มะรืน(?:นี้)?'),
    read: (_, today) => ({ date: addDays(today, 2) }),
  },
  {
    pattern: pattern('\\b(?:tomorrow|tmrw?|tomorow|tommorow)\\b|พรุ่งนี้'),
    read: (_, today) => ({ date: addDays(today, 1) }),
  },
  { pattern: pattern('\\b(?:today|tonight)\\b|วันนี้'), read: (_, today) => ({ date: today }) },
]

/** The first day that is named, and of a range its last one. Days that have passed are not the trip's. */
export function readDates(text: string, today: PlainDate): Finding[] {
  const [first, second] = listDays(text, today)
  if (!first) return []
  const found = findingAt('date', first.date, [first.start, first.end])
  if (first.last && first.last > first.date)
    return [...found, ...findingAt('returnDate', first.last, [first.start, first.end])]
  const isRange =
    second &&
    second.date > first.date &&
    /^ ?(?:-|–|to|until|till) ?$/i.test(text.slice(first.end, second.start))
  return isRange ? [...found, ...findingAt('returnDate', second.date, [second.start, second.end])] : found
}

function listDays(text: string, today: PlainDate): Named[] {
  const named: Named[] = []
  for (const { pattern, read } of SPELLINGS) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      const { date, last } = read(match.groups ?? {}, today)
      if (date && !named.some((one) => one.start < end && start < one.end))
        named.push({ date, last, start, end })
    }
  }
  return named.sort((one, other) => one.start - other.start)
}

function pattern(source: string): RegExp {
  return new RegExp(source, 'gi')
}

function inMonth({ day, last, month = '', year }: Groups, today: PlainDate) {
  const at = (number: string | undefined) =>
    number === undefined ? undefined : dayFrom(today, { day: Number(number), month: monthFrom(month), year })
  return { date: at(day), last: at(last) }
}

/** Day before month, as in Thailand and Europe, unless only the American order makes a day. */
function numbered({ day, month, year }: Groups, today: PlainDate) {
  const [one, other] = [Number(day), Number(month)]
  const isAmerican = other > 12 && one <= 12
  return {
    date: dayFrom(today, isAmerican ? { day: other, month: one, year } : { day: one, month: other, year }),
  }
}
