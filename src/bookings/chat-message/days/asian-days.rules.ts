import { addDays, type PlainDate, type Weekday } from '#platform/time/calendar.ts'
import { fittingDays, nextDayOfMonth, nextWeekday } from './calendar-words.rules.ts'
import { type DayMention, type DaySpelling, type Groups, readSpellings } from './day-mention.rules.ts'

const THAI_MONTHS: readonly RegExp[] = [
  ...[/^(?:ม\.?ค|มกรา)/, /^(?:ก\.?พ|กุมภา)/, /^(?:มี\.?ค|มีนา)/, /^(?:เม\.?ย|เมษา)/, /^(?:พ\.?ค|พฤษภา)/],
  ...[/^(?:มิ\.?ย|มิถุนา)/, /^(?:ก\.?ค|กรกฎา)/, /^(?:ส\.?ค|สิงหา)/, /^(?:ก\.?ย|กันยา)/, /^(?:ต\.?ค|ตุลา)/],
  ...[/^(?:พ\.?ย|พฤศจิกา)/, /^(?:ธ\.?ค|ธันวา)/],
]
const THAI_MONTH =
  '(?:มกราคม|มกรา|กุมภาพันธ์|กุมภา|มีนาคม|มีนา|เมษายน|เมษา|พฤษภาคม|พฤษภา|มิถุนายน|มิถุนา|กรกฎาคม|กรกฎา|สิงหาคม|สิงหา|กันยายน|กันยา|ตุลาคม|ตุลา|พฤศจิกายน|พฤศจิกา|ธันวาคม|ธันวา|(?:ม\\.?ค|ก\\.?พ|มี\\.?ค|เม\\.?ย|พ\\.?ค|มิ\\.?ย|ก\\.?ค|ส\\.?ค|ก\\.?ย|ต\\.?ค|พ\\.?ย|ธ\\.?ค)(?![\\u0E00-\\u0E7F])\\.?)'
const THAI_WEEKDAY = 'อาทิตย์|จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์'
const WEEKDAYS: Readonly<Record<string, Weekday>> = {
  ...{ อาทิตย์: 'Sunday', จันทร์: 'Monday', อังคาร: 'Tuesday', พุธ: 'Wednesday', พฤหัส: 'Thursday', ศุกร์: 'Friday' },
  ...{
    เสาร์: 'Saturday',
    일: 'Sunday',
    월: 'Monday',
    화: 'Tuesday',
    수: 'Wednesday',
    목: 'Thursday',
    금: 'Friday',
  },
  토: 'Saturday',
}
const SPELLINGS: readonly DaySpelling[] = [
  [
    new RegExp(
      `(?:วัน(?<weekday>${THAI_WEEKDAY})(?:บดี)?(?:ที่)? ?)?(?<day>\\d{1,2}) ?(?<month>${THAI_MONTH}) ?(?:พ\\.?ศ\\.? ?)?(?<year>25\\d\\d|20\\d\\d|6\\d|7\\d(?!\\d))?`,
      'g',
    ),
    ({ weekday = '', day, month = '', year }, today) => {
      const numbers = { day: Number(day), month: THAI_MONTHS.findIndex((name) => name.test(month)) + 1, year }
      return fittingDays(today, numbers, WEEKDAYS[weekday])
    },
  ],
  [
    /(?:(?<year>20\d\d) ?[년年] ?)?(?<month>\d{1,2}) ?월 ?(?<day>\d{1,2}) ?일/g,
    ({ day, month, year }, today) => fittingDays(today, { day: Number(day), month: Number(month), year }),
  ],
  // Chinese and Japanese with a year that the parser of chrono does not know, and with spaces between.
  [
    /(?:(?<year>2[05]\d\d) ?年 ?)?(?<month>\d{1,2}) ?月 ?(?<day>\d{1,2}) ?[日号號]/g,
    ({ day, month, year }, today) => fittingDays(today, { day: Number(day), month: Number(month), year }),
  ],
  [
    /วัน(?<weekday>อาทิตย์|จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์)(?:บดี)?(?:ที่)? ?(?<day>\d{1,2})(?! ?(?:โมง|คน|ท่าน|ทุ่ม|[:.]))/g,
    ({ weekday = '', day }, today) => [nextDayOfMonth(today, Number(day), WEEKDAYS[weekday])],
  ],
  [/(?:วัน)?(?<weekday>อาทิตย์|จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์)(?:บดี)?(?:(?<next>หน้า)|นี้)/g, onWeekday],
  [/วัน(?<weekday>อาทิตย์|จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์)/g, onWeekday],
  [/(?:(?<next>다음 ?주) ?|이번 ?주 ?)?(?<weekday>[일월화수목금토])요일/g, onWeekday],
  [/มะรืน(?:นี้)?|모레|내일모레|明後日|后天|後天/g, (_, today) => [addDays(today, 2)]],
  [/พรุ่งนี้|내일|明日|明天/g, (_, today) => [addDays(today, 1)]],
  [/วันนี้|오늘|今日|今天/g, (_, today) => [today]],
]

/** The days in Thai, Korean, Chinese and Japanese. */
export function asianDays(text: string, today: PlainDate): DayMention[] {
  if (!/[\u0E00-\u9FFF\uAC00-\uD7AF]/.test(text)) return []
  return readSpellings(text, today, SPELLINGS)
}

/** Of the next week, where "next" says so; in Thai it is said of the coming one as well. */
function onWeekday({ weekday = '', next }: Groups, today: PlainDate) {
  const named = WEEKDAYS[weekday]
  if (!named) return []
  const coming = nextWeekday(today, named)
  const later = nextWeekday(today, named, true)
  return next === 'หน้า' ? [coming, later] : [next ? later : coming]
}
