import type { PlainDate } from '#platform/time/calendar.ts'
import { isDoubted, sentenceAround } from '../doubt.rules.ts'
import { type Decided, decide, type Mention, together } from '../finding.rules.ts'
import type { LatinLanguage } from '../language.rules.ts'
import { isReturn, isStay } from '../travel-words.rules.ts'
import { asianDays } from './asian-days.rules.ts'
import { dayFrom } from './calendar-words.rules.ts'
import { addApart, type DayMention } from './day-mention.rules.ts'
import { spokenDays } from './spoken-days.rules.ts'
import { writtenDays } from './written-days.rules.ts'

/** A day that the message names, and what for: that of the trip, of the stay, or of the way back. */
export type Day = {
  dates: readonly PlainDate[]
  start: number
  end: number
  isDoubtful: boolean
  role: 'trip' | 'stay' | 'return'
}

/** A second day beside one with its month: `5 or 6 Dec`, `28-30 Nov`, `du 3 au 7 décembre`, `12月5号或者6号`. */
const BETWEEN =
  '(?:-|/|&|\\+|~|to|until|till?|and|or|but(?: not)?|und|oder|bis|sondern|et|ou|au|и|или|по|до|а|y|o|e|en|of|ถึง|และ|หรือ|至|到|和|或者|或|还是|에서|부터|~)'
const SMALL = '(?:on|the|am|den|dem|der|le|el|del|na|с|the)?'
const EARLIER = new RegExp(
  `(?<![\\d.:/])(?<day>\\d{1,2})(?:st|nd|rd|th|\\.|日|号|號|일)?,? ?${BETWEEN} ?${SMALL} ?${SMALL} ?$`,
  'iu',
)
const LATER = new RegExp(
  `^ ?${BETWEEN} ?${SMALL} ?(?<day>\\d{1,2})(?!\\d)(?:st|nd|rd|th|日|号|號|일)?(?![\\d:.]\\d|[\\p{L}]| ?(?:am|pm|uhr|h|people|pax|adults?|persons?|guests?|kids?|children|bags?)\\b)`,
  'iu',
)

/** Every day that is named. */
export function readDays(
  text: string,
  { today, languages }: { today: PlainDate; languages: readonly LatinLanguage[] },
): Day[] {
  const found: DayMention[] = []
  addApart(found, writtenDays(text, today))
  addApart(found, asianDays(text, today))
  addApart(found, spokenDays(text, today, languages))
  addApart(
    found,
    found.flatMap((day) => neighbours(text, day, today)),
  )
  found.sort((one, other) => one.start - other.start)
  const days: Day[] = []
  for (const day of found) days.push({ ...day, ...meaningOf(text, day, days.at(-1)) })
  return days
}

function neighbours(text: string, { dates, start, end }: DayMention, today: PlainDate): DayMention[] {
  const [date = ''] = dates
  const month = Number(date.slice(5, 7))
  const more: DayMention[] = []
  const dayAt = (day: string | undefined, from: number, to: number) => {
    const named = day && dayFrom(today, { day: Number(day), month })
    if (named) more.push({ dates: [named], start: from, end: to })
  }
  const earlier = EARLIER.exec(text.slice(Math.max(0, start - 24), start))
  if (earlier) {
    const from = Math.max(0, start - 24) + earlier.index
    dayAt(earlier.groups?.day, from, from + (earlier.groups?.day?.length ?? 0))
  }
  const later = LATER.exec(text.slice(end, end + 20))
  if (later && !/[/.]\d/.test(text.slice(end, end + 2))) dayAt(later.groups?.day, end, end + later[0].length)
  return more
}

function meaningOf(
  text: string,
  { dates, start, end }: DayMention,
  before: Day | undefined,
): Pick<Day, 'isDoubtful' | 'role'> {
  const isDoubtful = dates.length > 1 || isDoubted(text, start, end)
  const [from, to] = sentenceAround(text, start, end)
  const between = text.slice(Math.max(from, before?.end ?? 0), start)
  if (
    before &&
    before.end > from &&
    /^[\s,]*(?:-|~|to|until|till|and|bis|und|au|et|по|до|ถึง|至|到)?[\s,]*(?:on |the |den |le )?$/iu.test(
      between,
    )
  )
    return { isDoubtful, role: before.role }
  const around = `${lastPart(between)} · ${text.slice(end, Math.min(to, end + 16)).split(/[,;(]/)[0]}`
  const role = isReturn(around) ? 'return' : isStay(around) ? 'stay' : 'trip'
  return { isDoubtful, role }
}

/** What stands before a day in its own part of the sentence. */
function lastPart(words: string): string {
  const parts = words.split(/[,;()]| and | und | et | и /u)
  const last = parts.at(-1) ?? ''
  return /\p{L}{3}/u.test(last) || parts.length < 2 ? last : `${parts.at(-2)} ${last}`
}

/** The day of the trip, or those of a ride and its way back. Where only the stay is named, its days are a question. */
export function decideDays(allDays: readonly Day[], kind: 'trip' | 'transfer'): Decided {
  const mentions = (some: readonly Day[], isDoubtful = false): Mention[] =>
    some.flatMap((day) =>
      day.dates
        .filter((date) => date !== '')
        .map((value) => ({
          value,
          start: day.start,
          end: day.end,
          isDoubtful: day.isDoubtful || isDoubtful,
        })),
    )
  // What may be a word about the past counts only where no other day is named.
  const known = allDays.filter(({ dates }) => !dates.includes(''))
  const days = known.length > 0 ? known : allDays
  if (kind === 'transfer') {
    const back = days.filter(({ role }) => role === 'return')
    return together(
      decide('date', mentions(days.filter((day) => !back.includes(day)))),
      decide('returnDate', mentions(back)),
    )
  }
  const trip = days.filter(({ role }) => role === 'trip')
  return trip.length > 0 ? decide('date', mentions(trip)) : decide('date', mentions(days, true))
}
