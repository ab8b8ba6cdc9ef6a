import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customTripSchema } from './custom-trip.rules.ts'
import {
  type CustomTripForm,
  customTripPayload,
  LUGGAGE_CHOICES,
  PASSENGER_CHOICES,
  plannedDayCount,
} from './custom-trip-form.rules.ts'

const TODAY = '2026-11-20'

/** The custom trip form of an invented guest. */
function form(changes: Partial<CustomTripForm> = {}): CustomTripForm {
  return {
    name: 'Ada Example',
    country: 'United Kingdom',
    email: 'ada@example.com',
    phone: '+44 7700 900123',
    whatsapp: '+44 7700 900124',
    customTrip: 'Slow mornings.\nNo long walks.',
    passengers: '4',
    luggage: '2',
    startDate: '2027-01-15',
    endDate: '2027-01-17',
    pickupPoint: 'River Inn',
    dropoffPoint: 'Hotel in Bangkok',
    selectedLocations: ['Hellfire Pass', 'Erawan National Park'],
    dayPlans: { day1: 'The museum first', day2: '', day3: '' },
    ...changes,
  }
}

test('the payload is the one of submit-custom-trip', () => {
  expect(customTripPayload(form())).toEqual({
    name: 'Ada Example',
    email: 'ada@example.com',
    phone: '+44 7700 900123',
    country: 'United Kingdom',
    numberOfDays: 3,
    numberOfGuests: 4,
    preferredDates: { startDate: '2027-01-15', endDate: '2027-01-17' },
    locations: ['Hellfire Pass', 'Erawan National Park'],
    dayPlans: { day1: 'The museum first', day2: '', day3: '' },
    specialRequirements:
      'Slow mornings.\nNo long walks.\nPickup: River Inn\nDrop-off: Hotel in Bangkok\nLuggage: 2\nWhatsApp: +44 7700 900124',
  })
})

test('a line is there only when something was given', () => {
  const nothing = { customTrip: '', pickupPoint: ' ', dropoffPoint: '', luggage: '', whatsapp: '' }
  const written = (changes: Partial<CustomTripForm>) =>
    customTripPayload(form({ ...nothing, ...changes })).specialRequirements
  expect(written({})).toBe('')
  expect(written({ luggage: 'none' })).toBe('Luggage: none')
  expect(written({ luggage: 'more' })).toBe('Luggage: more than 5')
  expect(written({ dropoffPoint: 'Ayutthaya' })).toBe('Drop-off: Ayutthaya')
})

test('a tag left open in one field does not swallow the next', () => {
  const { specialRequirements } = customTripPayload(
    form({ customTrip: 'Temples <b', pickupPoint: 'River <' }),
  )
  const parsed = customTripSchema(TODAY).parse(customTripPayload(form({ customTrip: 'Temples <b' })))
  expect(specialRequirements.split('\n').slice(0, 2)).toEqual(['Temples b', 'Pickup: River <'])
  expect(parsed.specialRequirements).toContain('Pickup: River Inn')
})

test('the longest form loses none of its lines', () => {
  const long = form({
    customTrip: 'x'.repeat(5000),
    pickupPoint: 'p'.repeat(500),
    dropoffPoint: 'd'.repeat(500),
    whatsapp: '4'.repeat(50),
    passengers: 'more',
  })
  const { specialRequirements } = customTripSchema(TODAY).parse(customTripPayload(long))
  expect(specialRequirements?.split('\n').map((line) => line.slice(0, 10))).toEqual([
    'xxxxxxxxxx',
    'Pickup: pp',
    'Drop-off: ',
    'Luggage: 2',
    'WhatsApp: ',
    'Passengers',
  ])
})

test('days are counted with both ends, and are at least one', () => {
  const days = (startDate: string, endDate: string) =>
    customTripPayload(form({ startDate, endDate })).numberOfDays
  expect(days('2027-01-15', '2027-01-15')).toBe(1)
  expect(days('2027-02-27', '2027-03-02')).toBe(4)
  expect(days('2027-01-15', '')).toBe(1)
  expect(days('', '')).toBe(1)
  expect(days('2027-01-15', '2027-01-14')).toBe(1)
})

test('guests are the number that was chosen, "more" for more than eight, one when nothing was chosen', () => {
  const guests = (passengers: string) => customTripPayload(form({ passengers })).numberOfGuests
  expect(PASSENGER_CHOICES.map(guests)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 'more'])
  expect(guests('')).toBe(1)
  expect(customTripPayload(form({ passengers: 'more' })).specialRequirements).toMatch(
    /\nPassengers: more than 8$/,
  )
})

test('each day between the dates has a plan of its own, up to five', () => {
  expect(plannedDayCount('', '')).toBe(0)
  expect(plannedDayCount('', '2027-01-17')).toBe(0)
  expect(plannedDayCount('2027-01-15', '')).toBe(1)
  expect(plannedDayCount('2027-01-15', '2027-01-15')).toBe(1)
  expect(plannedDayCount('2027-01-15', '2027-01-17')).toBe(3)
  expect(plannedDayCount('2027-01-15', '2027-02-15')).toBe(5)
  expect(plannedDayCount('2027-01-15', '2027-01-14')).toBe(1)
})

test('every choice of the form is one that the rules accept', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PASSENGER_CHOICES),
      fc.constantFrom('', ...LUGGAGE_CHOICES),
      (passengers, luggage) =>
        customTripSchema(TODAY).safeParse(customTripPayload(form({ passengers, luggage }))).success,
    ),
  )
})
