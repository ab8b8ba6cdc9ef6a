import { allMatches, isApart, spanOf } from './finding.rules.ts'
import { ASIAN_NUMBER, NUMBER, numberFrom } from './number-words.rules.ts'

/** A time of day that is named; several when the words do not say which half of the day. */
export type HourMention = { times: readonly string[]; start: number; end: number }

type Groups = Partial<Record<string, string>>
type Spelling = [pattern: RegExp, read: (groups: Groups) => readonly string[]]

const ABOUT =
  '(?:(?<![\\p{L}])(?:at|around|about|approx\\.?|ca\\.?|gegen|um|à|vers|в|около|a las|las|alle|om|c\\.|~) ?)?'
const MORNING = 'in the morning|morning|a\\.m\\b\\.?|am\\b|morgens|vormittags|früh|du matin|утра|de la mañana'
const EVENING =
  "in the (?:afternoon|evening)|at night|afternoon|evening|p\\.m\\b\\.?|pm\\b|nachmittags|abends|(?:de l'|l')?après-midi|du soir|вечера|дня|de la (?:tarde|noche)"
const HALF_OF_DAY = `(?: ?(?:(?<morning>${MORNING})|(?<evening>${EVENING})))`
const NOT_A_TIME =
  '(?!\\d|[:./-]\\d|st\\b|nd\\b|rd\\b|th\\b|\\.? ?(?:\\p{L}{3,9} 20\\d\\d)| ?(?:people|persons?|pax|adults?|kids?|children|child|guests?|of us|nights?|days?|weeks?|months?|years?|hotels?|hours?|hrs|minutes|min|km|baht|thb|usd|eur|%|bags?|suitcases?|personen|personnes|adultes|erwachsene|человек\\p{L}?|взрослых|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|dez|okt|mai|juin|juil|août|déc|янв|фев|мар|апр|мая|июн|июл|авг|сен|окт|ноя|дек)\\p{L}{0,9}\\b))'

const SPELLINGS: readonly Spelling[] = [
  [
    new RegExp(
      `(?<cue>${ABOUT})(?<![\\d/.:])(?<hour>\\d{1,2})(?<sign>[:.]|h|ч)(?<minute>\\d{2})(?![\\d/.]\\d|\\d|\\.(?:20)?\\d\\d)${HALF_OF_DAY}?(?<unit> ?(?:(?:uhr|hrs?|h)(?![\\p{L}])|น\\.))?`,
      'giu',
    ),
    exact,
  ],
  [new RegExp(`${ABOUT}(?<![\\d/.:])(?<hour>\\d{1,2})${HALF_OF_DAY}`, 'giu'), round],
  [
    new RegExp(
      `${ABOUT}(?<![\\d/.:])(?<hour>\\d{1,2}) ?(?:h|uhr|o'clock|часов|часа|час|heures?|uur)(?![\\p{L}\\d])${HALF_OF_DAY}?`,
      'giu',
    ),
    round,
  ],
  [
    new RegExp(`(?<![\\p{L}])halb (?<next>${NUMBER})`, 'giu'),
    ({ next = '' }) => halves(numberFrom(next) - 1),
  ],
  [
    new RegExp(`(?<![\\p{L}])half past (?<hour>${NUMBER})`, 'giu'),
    ({ hour = '' }) => halves(numberFrom(hour)),
  ],
  [
    new RegExp(
      `(?<![\\p{L}])(?:at|around|about|leav(?:e|ing)(?: at)?|start(?:ing)?(?: at)?|depart(?:ing)?(?: at)?|pick ?-?up(?: at)?|um|gegen|в|около|à|vers|a las|alle|om) ?(?<hour>\\d{1,2})${NOT_A_TIME}`,
      'giu',
    ),
    round,
  ],
  [/(?<![\p{L}])(?:at |around |um |à )?(?:noon|midday|mittags|midi|полдень)(?![\p{L}])/giu, () => ['12:00']],
  [/เที่ยงครึ่ง/g, () => ['12:30']],
  [/เที่ยงคืน/g, () => ['00:00']],
  [/เที่ยง(?:ตรง|วัน)?(?!ว)/g, () => ['12:00']],
  [new RegExp(`ตี ?(?<hour>${ASIAN_NUMBER}) ?(?<half>ครึ่ง)?`, 'gu'), (groups) => thai(groups, 1, 5, 0)],
  [new RegExp(`(?<hour>${ASIAN_NUMBER}) ?ทุ่ม ?(?<half>ครึ่ง)?`, 'gu'), (groups) => thai(groups, 1, 6, 18)],
  [
    new RegExp(`บ่าย ?(?<hour>${ASIAN_NUMBER}) ?(?:โมง)? ?(?<half>ครึ่ง)?`, 'gu'),
    (groups) => thai(groups, 1, 5, 12),
  ],
  [/บ่ายโมง ?(?<half>ครึ่ง)?/g, ({ half }) => [half ? '13:30' : '13:00']],
  [
    new RegExp(
      `(?<hour>${ASIAN_NUMBER}) ?โมง ?(?:(?<early>เช้า)|(?<late>เย็น))? ?(?<half>ครึ่ง)? ?(?:(?<early2>เช้า)|(?<late2>เย็น))?`,
      'gu',
    ),
    ({ hour, half, early, early2, late, late2 }) =>
      late || late2 ? thai({ hour, half }, 1, 6, 12) : thai({ hour, half }, early || early2 ? 6 : 6, 11, 0),
  ],
  [
    new RegExp(
      `(?:(?<early>凌晨|早上|上午|清晨|早晨|午前|朝|오전|아침|새벽)|(?<late>下午|晚上|傍晚|夜里|午後|夕方|夜|오후|저녁|밤)|(?<noon>中午|정오|正午|점심))? ?(?:の)?(?<hour>${ASIAN_NUMBER}) ?(?:点钟?|點鐘?|時|时|시)(?!間|间|间|간) ?(?:(?<half>半|반)|(?<minute>\\d{1,2}) ?(?:分|분))?`,
      'gu',
    ),
    asian,
  ],
]

/** Every time of day that is named. */
export function readHours(text: string): HourMention[] {
  const found: HourMention[] = []
  for (const [pattern, read] of SPELLINGS)
    for (const match of allMatches(text, pattern)) {
      const [start, end] = spanOf(match)
      if (!isApart({ start, end }, found)) continue
      const times = read(match.groups ?? {})
      if (times.length > 0) found.push({ times, start, end })
    }
  return found.sort((one, other) => one.start - other.start)
}

/** With minutes: by the clock of 24 hours, but `2:30` alone is either half of the day. */
function exact({ hour = '', minute = '00', morning, evening, cue, sign, unit }: Groups): string[] {
  if (morning || evening) return halfOf(Number(hour), minute, evening !== undefined)
  // `5.12` may be a day as well.
  const isMonth = sign === '.' && !cue && !unit && Number(minute) >= 1 && Number(minute) <= 12
  if (isMonth) return [...timeOf(Number(hour), minute), '']
  const isEither = /^[1-4]$/.test(hour)
  return [timeOf(Number(hour), minute), ...(isEither ? [timeOf(Number(hour) + 12, minute)] : [])].flat()
}

/** `at 8` is in the morning, as trips begin; `at 2` and `at 5` are either half of the day. */
function round({ hour = '', morning, evening }: Groups): string[] {
  if (morning || evening) return halfOf(Number(hour), '00', evening !== undefined)
  const isEither = Number(hour) >= 1 && Number(hour) <= 5
  return [timeOf(Number(hour), '00'), ...(isEither ? [timeOf(Number(hour) + 12, '00')] : [])].flat()
}

function halves(hour: number): string[] {
  const either = hour >= 1 && hour <= 5 ? [timeOf(hour, '30'), timeOf(hour + 12, '30')] : [timeOf(hour, '30')]
  return either.flat()
}

function halfOf(hour: number, minute: string, isLate: boolean): string[] {
  if (hour < 1 || hour > 12) return hour > 12 && isLate ? timeOf(hour, minute) : []
  return timeOf((hour % 12) + (isLate ? 12 : 0), minute)
}

/** The Thai clock counts from one in four parts of the day. */
function thai({ hour = '', half }: Groups, first: number, last: number, added: number): string[] {
  const number = numberFrom(hour)
  return number >= first && number <= last ? timeOf((number + added) % 24, half ? '30' : '00') : []
}

function asian({ hour = '', minute, half, early, late, noon }: Groups): string[] {
  const number = numberFrom(hour)
  const minutes = half ? '30' : (minute ?? '00').padStart(2, '0')
  if (early) return timeOf(number === 12 ? 0 : number, minutes)
  if (noon) return timeOf(number < 3 ? number + 12 : number, minutes)
  if (late) return timeOf(number < 12 ? number + 12 : number, minutes)
  const either = number >= 1 && number <= 5 ? timeOf(number + 12, minutes) : []
  return [...timeOf(number, minutes), ...either]
}

function timeOf(hour: number, minute: string): string[] {
  return hour <= 23 && Number(minute) <= 59 ? [`${String(hour).padStart(2, '0')}:${minute}`] : []
}
