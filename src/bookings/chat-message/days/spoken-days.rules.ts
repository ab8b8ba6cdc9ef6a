import { de, es, fr, it, ja, nl, type ParsedResult, pt, ru, zh } from 'chrono-node'
import { addDays, isPlainDate, type PlainDate, WEEKDAYS, weekdayOf } from '#platform/time/calendar.ts'
import { isApart } from '../finding.rules.ts'
import { readHours } from '../hours.rules.ts'
import type { LatinLanguage } from '../language.rules.ts'
import { isLongAway, nextWeekday } from './calendar-words.rules.ts'
import { type DayMention, type DaySpelling, readSpellings } from './day-mention.rules.ts'

type Parser = {
  parse: (text: string, reference: { instant: Date; timezone: number }, option: object) => ParsedResult[]
}

const LATIN: Record<Exclude<LatinLanguage, 'en'>, Parser> = {
  de: de.casual,
  fr: fr.casual,
  es: es.casual,
  it: it.casual,
  nl: nl.casual,
  pt: pt.casual,
}
const BANGKOK_MINUTES = 7 * 60
/** Chrono also takes short forms for weekdays, which are other words as well: `do`, `so`, `mar`. */
const WEEKDAY_NAMES =
  /tag|mittwoch|sonnabend|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|понедельник|вторник|сред|четверг|пятниц|суббот|воскресен|lunes|martes|mi[eé]rcoles|jueves|viernes|s[áa]bado|domingo|luned|marted|mercoled|gioved|venerd|sabato|domenica|dag|segunda|terça|quarta|quinta|sexta|[周週期拜曜]/iu
const NEXT =
  /(?:nächste[nrms]?|kommende[nrms]?|prochain|próximo|prossimo|volgende|aanstaande|следующ\p{L}{1,3})/iu
/** Words for days counted from today, the longest first: chrono takes the last part of `après-demain` for tomorrow. */
const COUNTED: readonly DaySpelling[] = [
  [
    /(?<!\p{L})(?:übermorgen|après-demain|après demain|послезавтра|pasado mañana|dopodomani|overmorgen|depois de amanhã)(?!\p{L})/giu,
    (_, today) => [addDays(today, 2)],
  ],
  [
    /(?<!\p{L})(?:(?<!guten |am |jeden )morgen(?! nacht)|demain|завтра|(?<!la |las |cada )mañana(?! por la noche)|domani|amanhã)(?!\p{L})/giu,
    (_, today) => [addDays(today, 1)],
  ],
  [/(?<!\p{L})(?:heute|aujourd'hui|сегодня|hoy|oggi|vandaag|hoje)(?!\p{L})/giu, (_, today) => [today]],
]

/** The days in words of the other languages, by their months, weekdays and words for tomorrow. */
export function spokenDays(
  text: string,
  today: PlainDate,
  languages: readonly LatinLanguage[],
): DayMention[] {
  const reference = { instant: new Date(`${today}T03:00:00Z`), timezone: BANGKOK_MINUTES }
  const parsers = parsersFor(text, languages)
  const found = readSpellings(text, today, COUNTED)
  for (const { 0: line, index } of text.matchAll(/[^\n]{3,}/g)) {
    if (!/\p{L}/u.test(line)) continue
    // A line of many thousand letters is no sentence: it is read in parts.
    for (let at = 0; at < line.length; at += PART)
      for (const parser of parsers)
        for (const result of parser.parse(line.slice(at, at + PART + OVERLAP), reference, {
          forwardDate: true,
        })) {
          const dates = datesOf(result, line.slice(0, at + result.index), today)
          const start = index + at + result.index
          if (isPartOfWord(line, at + result.index + result.text.length)) continue
          if (dates.length > 0 && isApart({ start, end: start + result.text.length }, found))
            found.push({ dates, start, end: start + dayLength(result.text) })
        }
  }
  return found
}

/** The hour that chrono takes with the day is read by itself. */
function dayLength(words: string): number {
  return words.slice(0, readHours(words)[0]?.start ?? words.length).trimEnd().length
}

/** `fr` of `früh` is no Friday. */
function isPartOfWord(line: string, end: number): boolean {
  return /[\p{Script=Latin}\p{Script=Cyrillic}]{2}/u.test(line.slice(end - 1, end + 1))
}

const PART = 400
const OVERLAP = 40

function parsersFor(text: string, languages: readonly LatinLanguage[]): Parser[] {
  const latin = languages.flatMap((language) => (language === 'en' ? [] : LATIN[language]))
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  return [
    ...latin,
    ...(/\p{Script=Cyrillic}/u.test(text) ? [ru.casual] : []),
    ...(isJapanese ? [ja.casual] : /\p{Script=Han}/u.test(text) ? [zh.hant.casual, zh.hans.casual] : []),
  ]
}

/** What the words say for certain: a day with its month, or a weekday. Nothing that is implied. */
function datesOf({ start, text }: ParsedResult, before: string, today: PlainDate): PlainDate[] {
  const date = plainDate(start.get('year'), start.get('month'), start.get('day'))
  if (!isPlainDate(date) || date < today) return []
  if (start.isCertain('day') && start.isCertain('month') && /[\d一二三四五六七八九十]/.test(text)) {
    const weekday = WEEKDAYS[start.get('weekday') ?? -1]
    if (start.isCertain('weekday') && weekday && weekday !== weekdayOf(date))
      return [date, nextWeekday(today, weekday)]
    return !start.isCertain('year') && isLongAway(today, date) ? [date, ''] : [date]
  }
  const weekday = WEEKDAYS[start.get('weekday') ?? -1]
  if (!start.isCertain('weekday') || !weekday || !WEEKDAY_NAMES.test(text)) return []
  if (/来週|再来週|來週/.test(before.slice(-3))) return [nextWeekday(today, weekday, true)]
  if (/下|来週/.test(text)) return [nextWeekday(today, weekday, true)]
  const either = [nextWeekday(today, weekday), nextWeekday(today, weekday, true)]
  return NEXT.test(text) || NEXT.test(before.slice(-14)) ? [...new Set(either)] : either.slice(0, 1)
}

function plainDate(year: number | null, month: number | null, day: number | null): PlainDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
