import { expect, test } from 'vitest'
import { sentencesIn } from '#tests/problems.ts'
import { type CustomTrip, customTripSchema, daysOf } from './custom-trip.rules.ts'

const TODAY = '2026-11-20'
const schema = customTripSchema(TODAY)
const contact = { name: 'Ada Example', email: 'ada@example.com', phone: '+44 7700 900123' }

function tripWith(changes: Record<string, unknown>): CustomTrip {
  return schema.parse({ ...contact, ...changes })
}

function errorsOf(changes: Record<string, unknown>): Record<string, string> {
  const parsed = schema.safeParse({ ...contact, ...changes })
  return parsed.success ? {} : sentencesIn(parsed.error)
}

test('name, email and phone are enough', () => {
  expect(tripWith({})).toEqual({
    ...contact,
    country: null,
    numberOfDays: 1,
    numberOfGuests: { count: 1, moreThanEight: false },
    preferredDates: { startDate: null, endDate: null },
    locations: [],
    dayPlans: {},
    specialRequirements: null,
  })
})

test('a complete request is parsed', () => {
  const trip = tripWith({
    country: 'United Kingdom',
    numberOfDays: 3,
    numberOfGuests: '4',
    preferredDates: { startDate: '2026-12-01', endDate: '2026-12-03' },
    locations: ['Hellfire Pass', ' Erawan <b>National</b> Park '],
    dayPlans: { day1: 'Bridge\r\nand museum', day3: '' },
    specialRequirements: 'Slow days\nPickup: River Inn',
  })
  expect(trip).toMatchObject({
    country: 'United Kingdom',
    numberOfGuests: { count: 4, moreThanEight: false },
    locations: ['Hellfire Pass', 'Erawan National Park'],
    dayPlans: { day1: 'Bridge\nand museum', day3: null },
    specialRequirements: 'Slow days\nPickup: River Inn',
  })
})

test.for([
  ['name', ' <p> ', 'Name is required.'],
  ['name', undefined, 'Name is required.'],
  ['email', 'ada@', 'Please enter a valid email address.'],
  ['phone', '12', 'Please enter a valid phone number.'],
  ['phone', ' ', 'Phone number is required.'],
  ['phone', undefined, 'Phone number is required.'],
  ['numberOfGuests', 0, 'Please select a valid number of guests (1-50)'],
  ['numberOfGuests', '51', 'Please select a valid number of guests (1-50)'],
  ['locations', [''], 'Please choose places from the list.'],
] as const)('%s %j: the guest reads a sentence', ([field, value, sentence]) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: sentence })
})

test('guests never read messages of the validation library', () => {
  const odd = [
    { numberOfGuests: 'many' },
    { numberOfGuests: null },
    { preferredDates: 'tomorrow' },
    { preferredDates: { startDate: 20261201 } },
    { locations: 'Hellfire Pass' },
    { locations: Array(41).fill('Hellfire Pass') },
    { dayPlans: 'Bridge' },
    { dayPlans: { day9: 'Bridge' } },
  ]
  const sentences = odd.flatMap((changes) => Object.values(errorsOf(changes)))
  expect(sentences).toHaveLength(odd.length)
  expect(
    sentences.filter((sentence) => /invalid input|expected|unrecognized|too big/i.test(sentence)),
  ).toEqual([])
})

test.for([
  ['1', 1, false],
  [8, 8, false],
  ['more', 9, true],
  [9, 9, false],
] as const)('%j guests count as %d', ([numberOfGuests, count, moreThanEight]) => {
  expect(tripWith({ numberOfGuests }).numberOfGuests).toEqual({ count, moreThanEight })
})

test.for([
  [{ startDate: '2026-11-19' }, 'Please select a start date from today onwards.'],
  [{ startDate: '2026-02-30' }, 'Please select a start date from today onwards.'],
  [{ endDate: 'soon' }, 'Please select an end date on or after the start date.'],
  [{ startDate: '2026-11-19', endDate: 'soon' }, 'Please select a start date from today onwards.'],
  [
    { startDate: '2026-12-02', endDate: '2026-12-01' },
    'Please select an end date on or after the start date.',
  ],
] as const)('the dates %j are refused', ([preferredDates, sentence]) => {
  expect(errorsOf({ preferredDates })).toEqual({ preferredDates: sentence })
})

test('an end date in the past is refused also without a start date', () => {
  expect(Object.keys(errorsOf({ preferredDates: { endDate: '2026-11-19' } }))).toEqual(['preferredDates'])
})

test('a trip in or until the year 9999 is a typing mistake and is refused', () => {
  const until = { startDate: '2026-12-01', endDate: '9999-12-31' }
  expect(Object.keys(errorsOf({ preferredDates: until }))).toEqual(['preferredDates'])
  expect(Object.keys(errorsOf({ preferredDates: { startDate: '9999-12-31' } }))).toEqual(['preferredDates'])
})

test.for([
  [{ preferredDates: { startDate: '2026-12-01', endDate: '2026-12-03' }, numberOfDays: 1 }, 3],
  [{ preferredDates: { startDate: '2026-12-01', endDate: '2026-12-01' } }, 1],
  [{ preferredDates: { startDate: '2026-12-01', endDate: '' }, numberOfDays: 4 }, 4],
  [{ preferredDates: { startDate: null, endDate: null }, numberOfDays: '5' }, 5],
  [{ numberOfDays: 0 }, 1],
  [{ numberOfDays: -3 }, 1],
  [{ numberOfDays: 'some' }, 1],
  [{}, 1],
] as const)('%j are %d days', ([changes, days]) => {
  expect(daysOf(tripWith(changes))).toBe(days)
})

test('a trip of 75 days is not stored as a trip of one day', () => {
  const parsed = schema.safeParse({ ...contact, numberOfDays: 75 })
  expect(parsed.success ? daysOf(parsed.data) : 'refused').not.toBe(1)
})

test('keys such as __proto__ and constructor are dropped', () => {
  const trip = schema.parse({
    ...contact,
    dayPlans: JSON.parse('{ "__proto__": "Bridge", "day1": "Museum" }'),
  })
  expect(Object.entries(trip.dayPlans)).toEqual([['day1', 'Museum']])
})

test('long wishes are cut: 1,000 characters a day, 2,000 in all', () => {
  const long = 'a'.repeat(3000)
  const trip = tripWith({ dayPlans: { day1: long }, specialRequirements: long, country: long })
  expect(trip.dayPlans.day1).toHaveLength(1000)
  expect(trip.specialRequirements).toHaveLength(2000)
  expect(trip.country).toHaveLength(100)
})
