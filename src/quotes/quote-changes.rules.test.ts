import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMarks, quoteChanges } from './quote-changes.rules.ts'
import { type QuotePlan, quoteParts, quoteTotalBaht } from './quote-plan.rules.ts'

const FIRST: QuotePlan = {
  ...{ title: 'Two days', vehicleClass: 'van', notIncluded: '', isHeld: true, depositPercent: 30 },
  days: [
    {
      ...{ date: '2026-12-11', begins: '06:30', ends: '17:30', km: 190 },
      stops: [
        { time: '06:30', place: 'Your hotel' },
        { time: null, place: 'Muang Sing' },
      ],
    },
  ],
  lines: [
    { label: 'Van and driver', count: 2, eachBaht: 4200 },
    { label: 'Discount', count: 1, eachBaht: -200 },
  ],
}
const UNTIL = new Date('2026-11-23T18:00:00+07:00')
const plainly = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\u00a0', ' ') : value)
const changesTo = (plan: Partial<QuotePlan>, validUntil = UNTIL) =>
  quoteChanges({ plan: FIRST, validUntil: UNTIL }, { plan: { ...FIRST, ...plan }, validUntil })

test('the same version has no changes', () => {
  expect(changesTo({})).toEqual([])
})

test('another pickup, another stop, another line and another end are named, and nothing else', () => {
  const [day] = FIRST.days
  const changes = changesTo(
    {
      days: [
        { ...day, begins: '07:00', stops: [{ time: '07:00', place: 'Your hotel' }, ...day.stops.slice(1)] },
      ],
      lines: [...FIRST.lines, { label: 'Drop-off in Ayutthaya', count: 1, eachBaht: 300 }],
    },
    new Date('2026-11-25T18:00:00+07:00'),
  )
  expect(
    changes.map(({ about, was, becomes, baht }) => [about, plainly(was), plainly(becomes), baht]),
  ).toEqual([
    ['day', 'Fri 11 Dec, 06:30 to 17:30, 190 km', 'Fri 11 Dec, 07:00 to 17:30, 190 km', null],
    ['day', '06:30 Your hotel', '07:00 Your hotel', null],
    ['line', null, [{ label: 'Drop-off in Ayutthaya', count: 1, eachBaht: 300 }], 300],
    ['valid-until', 'Mon 23 Nov, 18:00', 'Wed 25 Nov, 18:00', null],
  ])
})

test('a line that was left out changes the price by what it was', () => {
  expect(changesTo({ lines: FIRST.lines.slice(0, 1) })).toEqual([
    { about: 'line', name: 'Discount', was: [FIRST.lines[1]], becomes: null, baht: 200 },
  ])
})

test('a day is marked where it changed: at a stop, or at its head', () => {
  const [day] = FIRST.days
  const [hotel, temple] = day.stops
  if (!hotel || !temple) throw new Error('the day has two stops')
  const marks = (changes: Partial<typeof day>) => dayMarks(day, { ...day, ...changes })
  expect(marks({})).toEqual({ head: false, stops: [false, false] })
  expect(marks({ stops: [{ ...hotel, time: '07:00' }, temple] })).toEqual({
    ...{ head: false, stops: [true, false] },
  })
  expect(marks({ begins: '07:00' })).toEqual({ head: true, stops: [false, false] })
  expect(marks({ stops: [hotel] })).toEqual({ head: true, stops: [false] })
  expect(marks({ stops: [temple, hotel] })).toEqual({ head: true, stops: [false, false] })
  expect(dayMarks(undefined, day)).toEqual({ head: true, stops: [false, false] })
})

const lines = fc.array(
  fc.record({
    label: fc.constantFrom('Van', 'Room', 'Guide', 'Discount'),
    count: fc.integer({ min: 1, max: 9 }),
    eachBaht: fc.integer({ min: -900, max: 9000 }),
  }),
)

test('the changes of the lines add up to the change of the price', () => {
  fc.assert(
    fc.property(lines, lines, (was, becomes) => {
      const changes = quoteChanges(
        { plan: { ...FIRST, lines: was }, validUntil: UNTIL },
        { plan: { ...FIRST, lines: becomes }, validUntil: UNTIL },
      )
      const sum = changes.reduce((baht, change) => baht + (change.baht ?? 0), 0)
      expect(sum).toBe(quoteTotalBaht({ lines: becomes }) - quoteTotalBaht({ lines: was }))
    }),
  )
})

test('what is paid now and what is left are the price', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 100 }), (priced, depositPercent) => {
      const totalBaht = quoteTotalBaht({ lines: priced })
      fc.pre(totalBaht > 0)
      const { depositBaht, restBaht } = quoteParts({ lines: priced, depositPercent })
      expect(depositBaht + restBaht).toBe(totalBaht)
      expect(Math.min(depositBaht, restBaht)).toBeGreaterThanOrEqual(0)
    }),
  )
})
