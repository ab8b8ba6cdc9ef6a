import { execFileSync } from 'node:child_process'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  bangkokDay,
  bangkokInstant,
  formatDate,
  formatDay,
  formatDayOfYear,
  formatMonth,
  formatShortDate,
  formatShortDay,
  inclusiveDays,
  isPlainDate,
  monthName,
  yearBefore,
} from './calendar.ts'
import { DAY_MS } from './duration.ts'

const CALENDAR = path.join(import.meta.dirname, 'calendar.ts')
const FIRST = Date.parse('2000-01-01T00:00:00Z')
const anyDay = fc.integer({ min: 0, max: 36_524 }).map((days) => bangkokDay(FIRST + days * DAY_MS))

test.for([
  ['2026-11-20T00:00:00Z', '2026-11-20'],
  ['2026-11-20T16:59:59.999Z', '2026-11-20'],
  ['2026-11-20T17:00:00Z', '2026-11-21'],
  ['2026-12-31T17:00:00Z', '2027-01-01'],
  ['2028-02-28T17:00:00Z', '2028-02-29'],
  ['1969-12-31T17:00:00Z', '1970-01-01'],
] as const)('at %s the day in Bangkok is %s', ([instant, day]) => {
  expect(bangkokDay(Date.parse(instant))).toBe(day)
})

test('a Bangkok day begins at its own midnight and lasts until the next', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(bangkokDay(Date.parse(`${day}T00:00:00+07:00`))).toBe(day)
      expect(bangkokDay(Date.parse(`${day}T23:59:59.999+07:00`))).toBe(day)
    }),
  )
})

test('whatever text is taken for a date has its neighbours, its instants and its words', () => {
  const year = fc.oneof(
    fc.integer({ min: 0, max: 9_999 }),
    fc.constantFrom(-1, 0, 1, 99, 100, 1_899, 1_900, 2_199, 2_200),
  )
  const two = fc.integer({ min: 0, max: 40 }).map((number) => String(number).padStart(2, '0'))
  const written = fc
    .tuple(year, two, two)
    .map(([y, month, day]) => `${y < 0 ? '-' : ''}${String(Math.abs(y)).padStart(4, '0')}-${month}-${day}`)
  const text = fc.oneof(written, written, fc.string(), fc.constantFrom('+275760-09-13', '-000001-01-01'))
  fc.assert(
    fc.property(text, fc.integer({ min: -36_000, max: 36_000 }), (date, days) => {
      if (!isPlainDate(date)) return
      expect(addDays(addDays(date, days), -days)).toBe(date)
      expect(bangkokDay(bangkokInstant(date, '00:00').getTime())).toBe(date)
      const words = [formatDay(date), formatDate(date), formatShortDay(date), formatShortDate(date)]
      for (const one of words) expect(one).toMatch(/^(\w+[ \u00a0])*\d{1,2}[ \u00a0]\w+/)
      expect(words.join()).not.toMatch(/Invalid|NaN|undefined/)
    }),
    { numRuns: 2_000 },
  )
})

test.for(['2026-02-28', '2028-02-29', '2000-02-29', '2026-12-31', '2099-12-31'])('%s is a date', (text) => {
  expect(isPlainDate(text)).toBe(true)
})

test.for([
  '',
  '2026-02-29',
  '2100-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-1-5',
  '26-01-05',
  '2026/01/05',
  '05-01-2026',
  '0000-01-01',
  '0001-01-01',
  '0099-12-31',
  '9999-12-31',
  '-000001-01-01',
  '+275760-09-13',
  '2026-01-05T00:00',
  '2026-01-05\n',
  ' 2026-01-05',
  '+012026-01-05',
  '+010000-01',
  '-002026-01-05',
  '๒๐๒๖-๐๑-๐๕',
  '２０２６-０１-０５',
  '2026-W01-1',
  'tomorrow',
])('%j is no date', (text) => {
  expect(isPlainDate(text)).toBe(false)
})

test('nothing that is called a date makes the formatter stumble', () => {
  const digits = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'))
  fc.assert(
    fc.property(digits, digits, digits, (year, month, day) => {
      const text = `20${year}-${month}-${day}`
      if (isPlainDate(text)) expect(formatDay(text)).toContain(`20${year}`)
    }),
    { numRuns: 1000 },
  )
})

test.for([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-11-20', 0, '2026-11-20'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2026-01-01', 365, '2027-01-01'],
] as const)('%s and %d days is %s', ([date, days, later]) => {
  expect(addDays(date, days)).toBe(later)
})

test.for([
  ['2026-11-20', '2026-11-20', 1],
  ['2026-11-20', '2026-11-21', 2],
  ['2026-12-30', '2027-01-02', 4],
  ['2028-02-28', '2028-03-01', 3],
  ['2026-11-21', '2026-11-20', 1],
] as const)('from %s to %s a guest travels %d days', ([first, last, days]) => {
  expect(inclusiveDays(first, last)).toBe(days)
})

test('adding days and counting them agree, and going back leads back', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 1000 }), (date, days) => {
      const later = addDays(date, days)
      expect(isPlainDate(later)).toBe(true)
      expect(addDays(later, -days)).toBe(date)
      expect(inclusiveDays(date, later)).toBe(days + 1)
    }),
  )
})

test('dates sort as they follow each other', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 1000 }), (date, days) => {
      expect(addDays(date, days) > date).toBe(true)
    }),
  )
})

test.for([
  ['2026-02-14', 'Saturday 14 February 2026'],
  ['2027-01-01', 'Friday 1 January 2027'],
  ['2028-02-29', 'Tuesday 29 February 2028'],
] as const)('%s is written %s', ([date, written]) => {
  expect(formatDay(date)).toBe(written)
})

test.for(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Asia/Bangkok'])(
  'a machine in %s reads the same days',
  (zone) => {
    const seen = `
      import { addDays, bangkokDay, formatDay, inclusiveDays, isPlainDate } from ${JSON.stringify(CALENDAR)}
      console.log(JSON.stringify([
        new Intl.DateTimeFormat().resolvedOptions().timeZone,
        formatDay('2026-02-14'),
        bangkokDay(Date.parse('2026-11-20T17:00:00Z')),
        addDays('2026-10-31', 1),
        inclusiveDays('2026-03-07', '2026-03-09'),
        isPlainDate('2026-03-08'),
      ]))`
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', seen], {
      env: { TZ: zone },
      encoding: 'utf8',
    })
    expect(JSON.parse(output)).toEqual([
      zone,
      'Saturday 14 February 2026',
      '2026-11-21',
      '2026-11-01',
      3,
      true,
    ])
  },
)

test('every day is written as the platform writes it in British English', () => {
  const platform = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(formatDay(day)).toBe(platform.format(Date.parse(day)).replace(',', ''))
    }),
  )
})

test('dates and months are written without the weekday', () => {
  expect(formatDate('2026-02-14')).toBe('14 February 2026')
  expect(formatDate('2026-11-02')).toBe('2 November 2026')
  expect(formatMonth('2026-11')).toBe('November 2026')
  expect(monthName('2026-11')).toBe('November')
  expect(formatDayOfYear('2026-11-27')).toBe('Friday 27 November')
  expect(formatShortDay('2026-11-02')).toBe('Mon\u00a02\u00a0Nov')
})

test('twelve months earlier is the same day, and 28 February for the 29th', () => {
  expect(yearBefore('2026-11-20')).toBe('2025-11-20')
  expect(yearBefore('2028-02-29')).toBe('2027-02-28')
})
