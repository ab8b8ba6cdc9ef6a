import { addDays, type PlainDate } from '#platform/time/calendar.ts'
import {
  dayFrom,
  fittingDays,
  MONTH,
  monthFrom,
  nextDayOfMonth,
  nextWeekday,
  SHORT_WEEKDAY,
  WEEKDAY,
  weekdayFrom,
} from './calendar-words.rules.ts'
import { type DayMention, type DaySpelling, type Groups, readSpellings } from './day-mention.rules.ts'

/** A full stop after the day, as Germans write, is not the end of a sentence. */
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?'
const YEAR = '(?:,? ?(?<year>20\\d\\d|25\\d\\d)\\b)?'
const BEFORE = `(?:\\b(?<weekday>${WEEKDAY}|${SHORT_WEEKDAY})\\.?,? (?:the )?)?`
/** `we may 5 people`, `the march 2 km`: a word that is no month, and a number that is no day. */
const NO_MONTH = '(?:(?<!\\b(?:we|you|i|they|it|he|she|that|who|the|guests?) )|(?!may|mar))'
const NO_DAY =
  '(?! ?(?:people|persons?|pax|adults?|guests?|kids?|children|child|of us|passengers?|km|bags?|suitcases?|am\\b|pm\\b|:\\d))'

/** The usual spellings in digits and English words, the longest first: what one has read, the later ones do not see. */
const SPELLINGS: readonly DaySpelling[] = [
  spelled(
    '\\b(?<year>20\\d\\d|25\\d\\d)(?<sign>[-/.])(?<month>\\d{1,2})\\k<sign>(?<day>\\d{1,2})\\b',
    numbered,
  ),
  spelled('\\b(?<day>\\d{1,2})-(?<month>\\d{1,2})-(?<year>20\\d\\d|25\\d\\d)\\b', numbered),
  spelled(`${BEFORE}\\b${DAY}(?: of)? ?(?<month>${MONTH})\\b(?:\\.(?=,? ?\\d{4}))?${YEAR}`, inMonth),
  spelled(
    `${BEFORE}${NO_MONTH}\\b(?<month>${MONTH})\\b\\.? (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b${NO_DAY}${YEAR}`,
    inMonth,
  ),
  spelled(
    `${BEFORE}(?<![\\d/])\\b(?!24/7\\b)(?<day>\\d{1,2})/(?<month>\\d{1,2})(?:/(?<year>\\d{4}|\\d{2}))?\\b(?!/)`,
    numbered,
  ),
  spelled(
    `${BEFORE}(?<![\\d.])\\b(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.(?:(?<year>\\d{4}|\\d{2})\\b)?`,
    numbered,
  ),
  // `on 5.12`, `5.12 at 9.30`: without a word beside it the same may be an hour.
  spelled(
    '(?<=\\b(?:on|am|den|le|vom|date:?|datum:?) )(?<day>\\d{1,2})\\.(?<month>\\d{1,2})(?![.\\d])',
    numbered,
  ),
  spelled('(?<![\\d.])\\b(?<day>\\d{1,2})\\.(?<month>\\d{1,2})(?= (?:at|um|ab|à) \\d)', numbered),
  spelled(
    `\\b(?<weekday>${WEEKDAY}|${SHORT_WEEKDAY}),? (?:the )?(?<day>\\d{1,2})(?:(?:st|nd|rd|th)\\b|(?=[,.?!\\n]|$| (?:at|around|from|for|please)\\b))`,
    ({ weekday = '', day }, today) => [nextDayOfMonth(today, Number(day), weekdayFrom(weekday))],
  ),
  spelled('\\b(?:the|on) (?<day>\\d{1,2})(?:st|nd|rd|th)\\b', ({ day }, today) => [
    nextDayOfMonth(today, Number(day)),
  ]),
  spelled(`\\b(?:(?<next>next )|(?:this |coming |on ){0,2})(?<weekday>${WEEKDAY})\\b`, onWeekday),
  spelled('\\bday after (?:tomorrow|tmrw?|tmr|tomorow|tommorow)\\b', (_, today) => [addDays(today, 2)]),
  // Who says "tomorrow night" of three o'clock may mean the night before or after that day.
  spelled('\\b(?:tomorrow|tmrw?|tomorow|tommorow) night\\b', (_, today) => [
    addDays(today, 1),
    addDays(today, 2),
  ]),
  spelled('\\b(?:tomorrow|tmrw?|tomorow|tommorow)\\b', (_, today) => [addDays(today, 1)]),
  spelled('\\b(?:today|tonight)\\b', (_, today) => [today]),
]

/** The days that are written in digits or in English. Days that have passed are not the trip's. */
export function writtenDays(text: string, today: PlainDate): DayMention[] {
  return readSpellings(text, today, SPELLINGS)
}

function spelled(source: string, read: DaySpelling[1]): DaySpelling {
  return [new RegExp(source, 'gi'), read]
}

function inMonth({ weekday, day, month = '', year }: Groups, today: PlainDate) {
  return fittingDays(
    today,
    { day: Number(day), month: monthFrom(month), year },
    weekday === undefined ? undefined : weekdayFrom(weekday),
  )
}

/** Day before month, as in Thailand and Europe. Where that leads far away and the American order does not, it is either. */
function numbered({ weekday, day, month, year }: Groups, today: PlainDate) {
  const [one, other] = [Number(day), Number(month)]
  const named = weekday === undefined ? undefined : weekdayFrom(weekday)
  const american = { day: other, month: one, year }
  if (other > 12 && one <= 12) return fittingDays(today, american, named)
  const usual = fittingDays(today, { day: one, month: other, year }, named)
  const [date] = usual
  const alternative = dayFrom(today, american)
  const isFar = date !== undefined && date > addDays(today, 120)
  return isFar && alternative && alternative < addDays(today, 120) ? [...usual, alternative] : usual
}

/** `next Saturday` is the coming one for some and that of next week for others. */
function onWeekday({ weekday = '', next }: Groups, today: PlainDate) {
  const named = weekdayFrom(weekday)
  if (!named) return []
  const either = [nextWeekday(today, named), nextWeekday(today, named, true)]
  return next ? [...new Set(either)] : either.slice(0, 1)
}
