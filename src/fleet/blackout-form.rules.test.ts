import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainDate } from '#platform/time/calendar.ts'
import { hostileText } from '#tests/hostile-values.ts'
import { codesIn } from '#tests/problems.ts'
import { blackoutFormSchema } from './blackout-form.rules.ts'

const NOW = Date.parse('2026-11-20T10:00:00+07:00')
const FORM = { firstDay: '2026-12-31', lastDay: '', tourId: '', vehicleClass: '', reason: 'New Year.' }

const parse = (changes: object) => blackoutFormSchema(NOW).safeParse({ ...FORM, ...changes })

test.for([
  [
    {},
    { firstDay: '2026-12-31', lastDay: '2026-12-31', tourId: null, vehicleClass: null, reason: 'New Year.' },
  ],
  [
    { lastDay: '2027-01-02', tourId: 'hidden-gems', vehicleClass: 'van' },
    { lastDay: '2027-01-02', tourId: 'hidden-gems', vehicleClass: 'van' },
  ],
] as const)('%j is taken', ([changes, facts]) => {
  expect(parse(changes).data).toMatchObject(facts)
})

test.for([
  [{ firstDay: '' }, { firstDay: 'blackout.firstDay' }],
  [{ firstDay: '2026-11-19' }, { firstDay: 'blackout.firstDay' }],
  [{ firstDay: '2028-11-21' }, { firstDay: 'blackout.firstDay' }],
  [{ firstDay: '2026-02-30' }, { firstDay: 'blackout.firstDay' }],
  [{ lastDay: '2026-12-30' }, { lastDay: 'blackout.lastDay' }],
  [{ lastDay: 'infinity' }, { lastDay: 'blackout.lastDay' }],
  [{ vehicleClass: 'bus' }, { vehicleClass: 'blackout.vehicleClass' }],
  [{ reason: ' ' }, { reason: 'blackout.reason' }],
] as const)('%j is refused at its field', ([changes, codes]) => {
  const { error } = parse(changes)
  expect(error && codesIn(error)).toEqual(codes)
})

test('whatever is typed: accepted days are real ones in their order, and nothing is thrown', () => {
  const day = fc.oneof(fc.constantFrom('', '2026-12-30', '2027-01-02'), hostileText)
  fc.assert(
    fc.property(fc.record({ firstDay: day, lastDay: day, reason: hostileText }), (typed) => {
      const { data } = parse({ ...typed, reason: `New Year. ${typed.reason}` })
      if (data) expect([isPlainDate(data.firstDay), data.lastDay >= data.firstDay]).toEqual([true, true])
    }),
  )
})
