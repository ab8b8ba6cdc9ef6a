import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/time/calendar.ts'
import { formatClockTime } from '#platform/time/clock-time.ts'
import { quoteTotalBaht } from '../quote-plan.rules.ts'
import { daysShown, linesShown, typedQuoteFrom } from './quote-fields.rules.ts'
import { paymentsOffered, readQuote, type WrittenQuote } from './quote-form.rules.ts'
import { readStops, writeStops } from './quote-stops.rules.ts'
import { typedFromQuote } from './typed-from-quote.rules.ts'

const AT = { nowMs: Date.parse('2026-11-25T09:00:00+07:00'), depositPercent: 30, hasCards: true }
const TYPED = {
  ...{ title: 'Three days to Sangkhlaburi', vehicle: 'suv', days: '2', lines: '3', note: 'As you asked.' },
  ...{ 'day-1-date': '2026-12-04', 'day-1-begins': '08:00', 'day-1-ends': '15:40', 'day-1-km': '224' },
  'day-1-stops': '08:00 Mock Garden Hostel\n9.20 Hellfire Pass\n\nlunch on the way',
  ...{ 'day-2-date': '2026-12-05', 'day-2-begins': '09:00', 'day-2-ends': '17:00' },
  ...{ 'line-1-label': 'SUV and driver', 'line-1-count': '2', 'line-1-each': '฿4,000' },
  ...{ 'line-2-label': 'Driver’s room', 'line-2-count': '1', 'line-2-each': '700', 'line-3-count': '1' },
  ...{ discountLabel: 'Second trip with us', discountBaht: '200' },
  ...{ payment: 'deposit', hold: 'yes', validDate: '2026-11-29', validTime: '18:00' },
}

test('a form is read as a plan with its lines, and empty rows are left out', () => {
  const read = readQuote(TYPED, AT)
  expect(read).toMatchObject({
    ok: true,
    quote: {
      plan: { vehicleClass: 'suv', isHeld: true, depositPercent: 30, notIncluded: '' },
      validUntil: new Date('2026-11-29T18:00:00+07:00'),
    },
  })
  const { plan } = read.ok ? read.quote : expect.fail()
  expect(plan.days.map(({ km }) => km)).toEqual([224, null])
  expect(plan.days[0].stops).toEqual([
    { time: '08:00', place: 'Mock Garden Hostel' },
    { time: '09:20', place: 'Hellfire Pass' },
    { time: null, place: 'lunch on the way' },
  ])
  expect(plan.lines.map(({ eachBaht }) => eachBaht)).toEqual([4000, 700, -200])
  expect(quoteTotalBaht(plan)).toBe(8500)
})

test.for([
  ['title', ' ', 'quote.title'],
  ['vehicle', 'bus', 'quote.vehicle'],
  ['day-1-date', '2026-11-24', 'quote.dayDate'],
  ['day-2-date', '2026-12-04', 'quote.dayOrder'],
  ['day-1-ends', '08:00', 'quote.dayEnds'],
  ['day-1-km', '-3', 'quote.dayKm'],
  ['line-2-label', '', 'quote.lineLabel'],
  ['line-1-count', '0', 'quote.lineCount'],
  ['line-1-each', '12.50', 'quote.lineEach'],
  ['line-1-each', '1,200,000', 'quote.lineEach'],
  ['line-2-each', '1,200,000', 'quote.lineEach'],
  ['line-2-each', '1,000,000', 'quote.total'],
  ['line-2-count', '1200', 'quote.lineCount'],
  ['discountBaht', '1,200,000', 'quote.discount'],
  ['discountBaht', '8700', 'quote.total'],
  ['discountBaht', 'some', 'quote.discount'],
  ['payment', '', 'quote.payment'],
  ['hold', '', 'quote.hold'],
  ['validDate', '2026-11-24', 'quote.validUntil'],
  ['validDate', '2026-12-04', 'quote.validUntil'],
  ['note', 'x'.repeat(1001), 'quote.tooLong'],
  ['day-1-stops', Array(21).fill('stop').join('\n'), 'quote.stops'],
] as const)('%s: %s is refused beside its field', ([field, value, code]) => {
  expect(readQuote({ ...TYPED, [field]: value }, AT)).toEqual({ ok: false, fields: { [field]: { code } } })
})

test('without cards the guest pays on the day, and without a deposit in the settings none is asked for', () => {
  expect(paymentsOffered({ depositPercent: 30, hasCards: true })).toEqual(['deposit', 'whole', 'on-the-day'])
  expect(paymentsOffered({ depositPercent: 0, hasCards: true })).toEqual(['whole', 'on-the-day'])
  expect(paymentsOffered({ depositPercent: 30, hasCards: false })).toEqual(['on-the-day'])
  expect(readQuote(TYPED, { ...AT, hasCards: false })).toMatchObject({ fields: { payment: {} } })
})

test('a sum that is too large stands at the line that costs the most, one that is nothing at the first', () => {
  expect(readQuote({ ...TYPED, 'line-2-count': '100', 'line-2-each': '90,000' }, AT)).toEqual({
    ok: false,
    fields: { 'line-2-each': { code: 'quote.total' } },
  })
  const nothing = { 'line-1-each': '0', 'line-2-each': '0', discountLabel: '', discountBaht: '' }
  expect(readQuote({ ...TYPED, ...nothing }, AT)).toEqual({
    ok: false,
    fields: { 'line-1-each': { code: 'quote.total' } },
  })
})

test('the form shows what was asked for and what is filled in', () => {
  expect([daysShown({}), linesShown({})]).toEqual([1, 1])
  expect(daysShown({ days: '3' })).toBe(3)
  expect(daysShown({ days: '2', 'day-5-stops': 'Krabi' })).toBe(5)
  expect(linesShown({ lines: '9999' })).toBe(20)
})

test('a draft keeps only the fields of the form', () => {
  expect(typedQuoteFrom({ title: 'Trip', 'day-15-date': 'x', intent: 'send', note: '' })).toEqual({
    title: 'Trip',
  })
})

const words = fc.stringMatching(/^[a-z][a-z ]{0,30}[a-z]$/).map((text) => text.replace(/ +/g, ' '))
const stop = fc.record({
  time: fc.option(fc.integer({ min: 0, max: 1439 }).map(formatClockTime)),
  place: words,
})
const day = fc
  .record({
    begins: fc.integer({ min: 0, max: 1200 }),
    hours: fc.integer({ min: 1, max: 200 }),
    km: fc.option(fc.integer({ min: 0, max: 3000 })),
    stops: fc.array(stop, { maxLength: 6 }),
  })
  .map(({ begins, hours, km, stops }) => ({
    ...{ begins: formatClockTime(begins), ends: formatClockTime(begins + hours), km, stops },
  }))
const line = fc.record({
  label: words,
  count: fc.integer({ min: 1, max: 5 }),
  eachBaht: fc.integer({ min: 0, max: 90 }).map((hundreds) => hundreds * 100),
})
const written = fc
  .record({
    title: words,
    vehicleClass: fc.constantFrom('car', 'suv', 'van'),
    days: fc.array(day, { minLength: 1, maxLength: 14 }),
    lines: fc.array(line, { maxLength: 18 }),
    discount: fc.option(fc.integer({ min: 1, max: 99 })),
    isHeld: fc.boolean(),
    depositPercent: fc.constantFrom(0, 30, 100),
    ...{ notIncluded: fc.option(words), note: fc.option(words), writer: fc.option(words) },
  })
  .map(({ days, lines, discount, note, notIncluded, writer, ...facts }): WrittenQuote => {
    const [first, ...others] = days.map((one, index) => ({ ...one, date: addDays('2026-12-04', index) }))
    if (!first) throw new Error('no day')
    const priced = [{ label: 'vehicle', count: 1, eachBaht: 100 }, ...lines]
    const less = discount ? [{ label: 'Discount', count: 1, eachBaht: -discount }] : []
    const signed = writer ? { writer } : {}
    const plan = { ...facts, ...signed, days: [first, ...others] as const, lines: [...priced, ...less] }
    const validUntil = new Date('2026-11-29T18:00:00+07:00')
    return { plan: { ...plan, notIncluded: notIncluded ?? '' }, note: note ?? '', validUntil }
  })

test('a version that is shown in the form is read as the same version', () => {
  fc.assert(
    fc.property(written, (quote) => {
      expect(readQuote(typedFromQuote(quote), AT)).toEqual({ ok: true, quote })
    }),
  )
})

test('whatever is typed, reading ends with a quote or with problems', () => {
  const value = fc.oneof(fc.string(), fc.constantFrom(...Object.values(TYPED)))
  const typed = fc.dictionary(fc.constantFrom(...Object.keys(TYPED)), value)
  fc.assert(
    fc.property(typed, (changes) => {
      const read = readQuote({ ...TYPED, ...changes }, AT)
      if (read.ok) expect(quoteTotalBaht(read.quote.plan)).toBeGreaterThan(0)
      else expect(Object.keys(read.fields)).not.toEqual([])
    }),
  )
})

test('stops that are written are read again, and reading never throws', () => {
  fc.assert(
    fc.property(fc.array(stop, { maxLength: 20 }), (stops) => {
      expect(readStops(writeStops(stops))).toEqual(stops)
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      const stops = readStops(text)
      if (stops) expect(readStops(writeStops(stops))).toEqual(stops)
    }),
  )
})
