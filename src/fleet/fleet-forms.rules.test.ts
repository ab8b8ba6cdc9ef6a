import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileText } from '#tests/hostile-values.ts'
import { codesIn } from '#tests/problems.ts'
import { blockFormSchema } from './block-form.rules.ts'
import { driverFormSchema, withTickedBoxes } from './driver-form.rules.ts'
import { vehicleFormSchema } from './vehicle-form.rules.ts'

const ID = '3c5a7f0e-0f4c-4b2a-9d6e-1a2b3c4d5e6f'
const NOW = Date.parse('2026-11-20T10:00:00+07:00')

const VEHICLE = {
  ...{ name: 'Toyota Commuter', class: 'van', seats: '9', bags: '9', plate: 'ทด 0302', usualDriverId: '' },
  ...{ roadTaxExpiresOn: '2026-12-19', inspectionExpiresOn: '', compulsoryCoverExpiresOn: '' },
  ...{ insuranceExpiresOn: '', service: 'in' },
}
const DRIVER = {
  ...{ name: 'Lek', thaiName: 'เล็ก', fullName: '', phone: '+66 81 234 5678', 'speaks-th': 'on' },
  ...{ 'off-Sunday': 'on', licenceExpiresOn: '2028-09-30', service: 'out' },
  ...{ drivingSince: '2014', onWebsite: 'on' },
}
const BLOCK = {
  ...{ blocked: `vehicle:${ID}`, firstDay: '2026-12-01', lastDay: '', fromTime: '', untilTime: '' },
  reason: 'Tyres',
}

const vehicle = (changes: object) => vehicleFormSchema.safeParse({ ...VEHICLE, ...changes })
const driver = (changes: object) =>
  driverFormSchema('2026-11-20').safeParse(withTickedBoxes({ ...DRIVER, ...changes }))
const block = (changes: object) => blockFormSchema(NOW).safeParse({ ...BLOCK, ...changes })
const codes = (parsed: ReturnType<typeof vehicle | typeof driver | typeof block>) =>
  parsed.error && codesIn(parsed.error)

test('a vehicle is read from its form; an empty date is none', () => {
  expect(vehicle({ usualDriverId: ID }).data).toEqual({
    ...{ name: 'Toyota Commuter', class: 'van', seats: 9, bags: 9, plate: 'ทด 0302', usualDriverId: ID },
    ...{ roadTaxExpiresOn: '2026-12-19', inspectionExpiresOn: null, compulsoryCoverExpiresOn: null },
    ...{ insuranceExpiresOn: null, active: true },
  })
})

test.for([
  ['name', ' '],
  ['class', 'bus'],
  ['seats', '0'],
  ['seats', '51'],
  ['bags', '-1'],
  ['plate', ''],
  ['usualDriverId', 'lek'],
  ['roadTaxExpiresOn', '2026-02-30'],
  ['insuranceExpiresOn', '1999-12-31'],
  ['insuranceExpiresOn', '2100-01-01'],
  ['service', ''],
] as const)('a vehicle with %s %j is refused at that field', ([field, value]) => {
  expect(Object.keys(codes(vehicle({ [field]: value })) ?? {})).toEqual([field])
})

test('a driver is read from the form with the ticked languages and days off', () => {
  expect(driver({ 'speaks-en': 'on' }).data).toEqual({
    ...{ name: 'Lek', thaiName: 'เล็ก', fullName: null, phone: '+66 81 234 5678' },
    ...{ languages: ['th', 'en'], weeklyDaysOff: ['Sunday'], licenceExpiresOn: '2028-09-30', active: false },
    ...{ drivingSince: 2014, onWebsite: true },
  })
})

test('strangers see a driver only with a tick, and nobody drives since a year to come', () => {
  const { onWebsite: _, ...hidden } = DRIVER
  const parsed = driverFormSchema('2026-11-20').safeParse(withTickedBoxes({ ...hidden, drivingSince: '' }))
  expect(parsed.data).toMatchObject({ drivingSince: null, onWebsite: false })
  expect(driver({ drivingSince: '2026' }).data?.drivingSince).toBe(2026)
  for (const year of ['2027', '1949', '14', 'long', '2014.5'])
    expect(codes(driver({ drivingSince: year })), year).toEqual({ drivingSince: 'fleet.drivingSince' })
})

test('a driver speaks a language, can be called, and works on at least one day', () => {
  const { 'speaks-th': _, ...silent } = DRIVER
  expect(codes(driverFormSchema('2026-11-20').safeParse(withTickedBoxes(silent)))).toEqual({
    languages: 'fleet.languages',
  })
  expect(codes(driver({ phone: 'Lek' }))).toEqual({ phone: 'fleet.phone' })
  const off = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => [
    `off-${day}`,
    'on',
  ])
  expect(codes(driver(Object.fromEntries(off)))).toEqual({ weeklyDaysOff: 'fleet.weeklyDaysOff' })
})

test.for<[object, string, string]>([
  [{}, '2026-12-01T00:00', '2026-12-02T00:00'],
  [{ lastDay: '2026-12-03' }, '2026-12-01T00:00', '2026-12-04T00:00'],
  [{ fromTime: '09:00', untilTime: '12:00' }, '2026-12-01T09:00', '2026-12-01T12:00'],
  [{ lastDay: '2026-12-02', fromTime: '18:00', untilTime: '06:00' }, '2026-12-01T18:00', '2026-12-02T06:00'],
  [{ firstDay: '2026-11-20' }, '2026-11-20T00:00', '2026-11-21T00:00'],
])('a block of %j is from %s until %s', ([changes, from, until]) => {
  expect(block(changes).data).toMatchObject({
    ...{ vehicleId: ID, driverId: null, reason: 'Tyres' },
    ...{ busyFrom: new Date(`${from}:00+07:00`), busyUntil: new Date(`${until}:00+07:00`) },
  })
})

test.for([
  ['blocked', ''],
  ['blocked', `booking:${ID}`],
  ['firstDay', '2026-11-19'],
  ['firstDay', '2027-11-22'],
  ['lastDay', '2026-11-30'],
  ['fromTime', '9'],
  ['untilTime', '24:00'],
  ['untilTime', '00:00'],
  ['reason', ''],
] as const)('a block with %s %j is refused at that field', ([field, value]) => {
  expect(Object.keys(codes(block({ [field]: value })) ?? {})).toEqual([field])
})

test('whatever is typed: what is accepted as a block is a stretch of time, and nothing is thrown', () => {
  const typed = fc.record({
    blocked: fc.oneof(fc.constant(BLOCK.blocked), hostileText),
    firstDay: fc.oneof(fc.constantFrom('2026-11-30', '2026-12-01'), hostileText),
    lastDay: fc.oneof(fc.constantFrom('', '2026-11-30', '2026-12-01'), hostileText),
    fromTime: fc.oneof(fc.constantFrom('', '00:00', '09:00', '23:59'), hostileText),
    untilTime: fc.oneof(fc.constantFrom('', '00:00', '09:00', '23:59'), hostileText),
    reason: fc.oneof(fc.constant('Tyres'), hostileText),
  })
  fc.assert(
    fc.property(typed, (values) => {
      const { data } = blockFormSchema(NOW).safeParse(values)
      if (data) expect(data.busyUntil.getTime()).toBeGreaterThan(data.busyFrom.getTime())
    }),
  )
})
