import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRemoteTour, remoteCapacityOf } from './remote-tour.rules.ts'

test('a record with the field names of the specification is read', () => {
  const tour = readRemoteTour({
    tour_id: 'river-day',
    title: 'A day on the river',
    description: 'Slow water.',
    category: 'Nature & History',
    duration: '6-7 hours',
    group_size: '1-6 people',
    price_car: 4300,
    price_suv: '4,800',
    price_van: '฿ 5,300',
    highlights: ['Raft', 'Lunch'],
    itinerary: [{ time: '08:00', activity: 'Pickup' }],
    included: ['Fuel'],
    excluded: ['Lunch'],
    target_audience: 'Families',
    gallery: ['https://example.com/raft.jpg'],
  })
  expect(tour).toEqual({
    id: 'river-day',
    title: 'A day on the river',
    description: 'Slow water.',
    category: 'Nature & History',
    duration: '6-7 hours',
    groupSize: '1-6 people',
    targetAudience: 'Families',
    highlights: ['Raft', 'Lunch'],
    itinerary: [{ time: '08:00', activity: 'Pickup' }],
    included: ['Fuel'],
    excluded: ['Lunch'],
    gallery: ['https://example.com/raft.jpg'],
    prices: { car: 4300, suv: 4800, van: 5300 },
  })
})

test('a record with the other field names is read the same', () => {
  const tour = readRemoteTour({
    tour_name: 'A day on the river',
    groupSize: '1-6 people',
    car_price: 4300,
    suv_price: 4800,
    van_price: 5300,
    daily_itinerary: '08:00 - Pickup',
    included_services: 'Fuel',
    not_included: 'Lunch',
    targetAudience: 'Families',
    gallery_images: [{ url: 'https://example.com/raft.jpg', filename: 'raft.jpg' }],
  })
  expect(tour).toMatchObject({
    title: 'A day on the river',
    groupSize: '1-6 people',
    targetAudience: 'Families',
    itinerary: [{ time: '08:00', activity: 'Pickup' }],
    included: ['Fuel'],
    excluded: ['Lunch'],
    gallery: ['https://example.com/raft.jpg'],
    prices: { car: 4300, suv: 4800, van: 5300 },
  })
})

test('missing fields get the defaults of the specification', () => {
  expect(readRemoteTour({ title: 'River' })).toEqual({
    id: '',
    title: 'River',
    description: '',
    category: 'Tour',
    duration: '',
    groupSize: '1-8 people',
    targetAudience: '',
    highlights: [],
    itinerary: [],
    included: [],
    excluded: [],
    gallery: [],
    prices: {},
  })
})

test.for([
  {},
  { title: '' },
  { title: '  ' },
  { title: null },
  { title: ['River'] },
  { title: { en: 'River' } },
])('the record %j has no title and cannot be shown', (fields) => {
  expect(readRemoteTour(fields)).toBeUndefined()
})

test.for(['', null, undefined, '   '])('with the title %j, tour_name is the title', (title) => {
  expect(readRemoteTour({ title, tour_name: 'River' })?.title).toBe('River')
})

test('pictures are found under another field name when the first list is empty', () => {
  const fields = { title: 'River', gallery: [], images: ['https://example.com/raft.jpg'] }
  expect(readRemoteTour(fields)?.gallery).toEqual(['https://example.com/raft.jpg'])
})

test.for([0, '0', '', null, undefined, -4300, 'on request', 4300.5, '4,300.50', Number.NaN, 1e300, true, {}])(
  'the price %j means on request',
  (price) => {
    expect(readRemoteTour({ title: 'River', price_car: price })?.prices).toEqual({})
  },
)

test('a price that is too large for a booking to store means on request', () => {
  expect(readRemoteTour({ title: 'River', price_car: 3_000_000_000 })?.prices).toEqual({})
})

test.for([
  ['08:00 - Pickup', '08:00', 'Pickup'],
  ['8:30 – Coffee', '08:30', 'Coffee'],
  ['10:15—Bridge', '10:15', 'Bridge'],
  ['12:00-Lunch - with a view', '12:00', 'Lunch - with a view'],
  ['  16:00  -  Home  ', '16:00', 'Home'],
  ['Pickup at 08:00', '', 'Pickup at 08:00'],
  ['08:00 Pickup', '', '08:00 Pickup'],
  ['08:00 - ', '', '08:00 -'],
] as const)('the line %j', ([line, time, activity]) => {
  expect(readRemoteTour({ title: 'River', itinerary: line })?.itinerary).toEqual([{ time, activity }])
})

test.for([
  ['Raft\nLunch', ['Raft', 'Lunch']],
  ['Raft\r\n\r\n  Lunch \n', ['Raft', 'Lunch']],
  ['["Raft", "Lunch", 3]', ['Raft', 'Lunch', '3']],
  ['[Raft\nLunch', ['[Raft', 'Lunch']],
  ['{not JSON', ['{not JSON']],
  ['[]', []],
  [
    ['Raft', '', null, ['nested'], 'Lunch'],
    ['Raft', 'Lunch'],
  ],
  [42, ['42']],
  [null, []],
  [{ 0: 'Raft' }, []],
] as const)('the list %j is read as %j', ([highlights, items]) => {
  expect(readRemoteTour({ title: 'River', highlights })?.highlights).toEqual(items)
})

test('an itinerary in JSON text is read like a list', () => {
  const itinerary = '[{"time":"08:00","activity":"Pickup"},{"time":"09:00"},"10:00 - Raft"]'
  expect(readRemoteTour({ title: 'River', itinerary })?.itinerary).toEqual([
    { time: '08:00', activity: 'Pickup' },
    { time: '10:00', activity: 'Raft' },
  ])
})

test.for([
  'http://example.com/a.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//example.com/a.jpg',
  '/auth/sign-out',
  'a.jpg',
])('the picture %s is not shown', (address) => {
  expect(readRemoteTour({ title: 'River', gallery: [address, { url: address }] })?.gallery).toEqual([])
})

test('keys such as __proto__ and constructor change nothing', () => {
  const fields = JSON.parse(
    '{"title":"River","__proto__":{"price_car":1,"description":"x"},"constructor":"y"}',
  )
  expect(readRemoteTour(fields)).toEqual(readRemoteTour({ title: 'River' }))
})

test('every record gives a tour with whole stops and prices in whole baht', () => {
  const fields = fc.record(
    { title: fc.constant('River'), itinerary: fc.jsonValue(), highlights: fc.jsonValue() },
    { noNullPrototype: true },
  )
  fc.assert(
    fc.property(fields, fc.jsonValue(), fc.jsonValue(), (record, gallery, price) => {
      const tour = readRemoteTour({ ...record, gallery, price_van: price })
      expect(tour?.itinerary.every((stop) => stop.activity !== '')).toBe(true)
      expect(Object.values(tour?.prices ?? {}).every((baht) => Number.isSafeInteger(baht) && baht > 0)).toBe(
        true,
      )
    }),
    { numRuns: 300 },
  )
})

test('a remote tour carries 4 in the car, 6 in the SUV and 8 in the van', () => {
  expect(remoteCapacityOf(undefined)).toEqual({
    car: { from: 1, to: 4 },
    suv: { from: 1, to: 6 },
    van: { from: 1, to: 8 },
  })
})
