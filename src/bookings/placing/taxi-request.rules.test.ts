import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codesIn, sentencesIn } from '#tests/problems.ts'
import { TAXI_PROBLEMS, type TaxiRules, taxiRequestSchema } from './taxi-request.rules.ts'
import { NIGHT_PICKUP_TIMES, PICKUP_TIMES } from './taxi-service.rules.ts'

const TODAY = '2026-11-20'
const NOW = Date.parse(`${TODAY}T10:00:00+07:00`)
const RULES: TaxiRules = {
  vehicles: {
    car: { seats: 4, luggage: 2 },
    suv: { seats: 6, luggage: 4 },
    van: { seats: 9, luggage: 10 },
  },
  leadHours: (_, dropoff) => (dropoff.includes('Airport') ? 24 : 2),
}

/** The taxi form of an invented guest. */
function ride(changes: Record<string, unknown> = {}) {
  return {
    name: 'Ada Example',
    country: 'United Kingdom',
    email: 'ada@example.com',
    phone: '+44 7700 900123',
    whatsapp: '',
    pickup: 'Hotel in Bangkok',
    dropoff: 'Hotel in Kanchanaburi',
    service: 'one-way',
    vehicle: 'car',
    passengers: '2',
    luggage: '2',
    pickupDate: '2027-01-15',
    pickupTime: '07:30',
    notes: '',
    ...changes,
  }
}

const BACK = { service: 'round-trip', returnDate: '2027-01-16', returnTime: '18:00' }

function problems(changes: Record<string, unknown>, now = NOW) {
  const parsed = taxiRequestSchema(RULES, now).safeParse(ride(changes))
  return parsed.success ? {} : codesIn(parsed.error)
}

function sentences(changes: Record<string, unknown>) {
  const parsed = taxiRequestSchema(RULES, NOW).safeParse(ride(changes))
  return parsed.success ? {} : sentencesIn(parsed.error)
}

test('pickup is from 06:00 to 22:00 in half hours, and in all others at the night rate', () => {
  expect(PICKUP_TIMES).toHaveLength(33)
  expect([PICKUP_TIMES[0], PICKUP_TIMES[1], PICKUP_TIMES.at(-1)]).toEqual(['06:00', '06:30', '22:00'])
  expect(new Set([...PICKUP_TIMES, ...NIGHT_PICKUP_TIMES]).size).toBe(48)
  for (const pickupTime of NIGHT_PICKUP_TIMES) expect(problems({ pickupTime })).toEqual({})
})

test('a one-way ride is parsed: digits become numbers, empty fields become null', () => {
  expect(taxiRequestSchema(RULES, NOW).parse(ride())).toMatchObject({
    passengers: 2,
    luggage: 2,
    whatsapp: null,
    returnDate: null,
    returnTime: null,
    notes: null,
  })
})

test('a return that was typed before one-way was chosen is ignored', () => {
  for (const returnDate of ['2027-01-16', '2020-01-01', 'soon']) {
    expect(taxiRequestSchema(RULES, NOW).parse(ride({ returnDate, returnTime: '05:00' }))).toMatchObject({
      returnDate: null,
      returnTime: null,
    })
  }
})

test('a round trip needs a return, reported together with the other missing fields', () => {
  expect(problems({ service: 'round-trip', name: '' })).toEqual({
    name: TAXI_PROBLEMS.name,
    returnDate: TAXI_PROBLEMS.returnDate,
    returnTime: TAXI_PROBLEMS.returnTime,
  })
  expect(problems(BACK)).toEqual({})
})

test('the return is later than the pickup', () => {
  expect(problems({ ...BACK, returnDate: '2027-01-14' })).toEqual({ returnDate: TAXI_PROBLEMS.returnDate })
  expect(problems({ ...BACK, returnDate: '2027-01-15', returnTime: '07:30' })).toEqual({
    returnTime: TAXI_PROBLEMS.returnBefore,
  })
  expect(problems({ ...BACK, returnDate: '2027-01-15', returnTime: '08:00' })).toEqual({})
})

const MISTAKES: [changes: Record<string, unknown>, field: string, message: string][] = [
  [{ name: ' ' }, 'name', TAXI_PROBLEMS.name],
  [{ email: 'ada@' }, 'email', TAXI_PROBLEMS.email],
  [{ phone: 'ring me' }, 'phone', TAXI_PROBLEMS.phone],
  [{ whatsapp: 'same' }, 'whatsapp', TAXI_PROBLEMS.whatsapp],
  [{ whatsapp: '1'.repeat(21) }, 'whatsapp', TAXI_PROBLEMS.whatsapp],
  [{ whatsapp: '1'.repeat(60) }, 'whatsapp', TAXI_PROBLEMS.whatsapp],
  [{ pickup: '' }, 'pickup', TAXI_PROBLEMS.pickup],
  [{ dropoff: '<b></b>' }, 'dropoff', TAXI_PROBLEMS.dropoff],
  [{ dropoff: 'hotel in BANGKOK' }, 'dropoff', TAXI_PROBLEMS.samePlace],
  [{ service: 'both' }, 'service', TAXI_PROBLEMS.service],
  [{ vehicle: 'tuk-tuk' }, 'vehicle', TAXI_PROBLEMS.vehicle],
  [{ passengers: '0' }, 'passengers', TAXI_PROBLEMS.passengers],
  [{ passengers: '10' }, 'passengers', TAXI_PROBLEMS.passengers],
  [{ luggage: '11' }, 'luggage', TAXI_PROBLEMS.luggage],
  [{ luggage: '1.5' }, 'luggage', TAXI_PROBLEMS.luggage],
  [{ pickupDate: '2026-11-19' }, 'pickupDate', TAXI_PROBLEMS.pickupDate],
  [{ pickupDate: '2027-02-29' }, 'pickupDate', TAXI_PROBLEMS.pickupDate],
  [{ pickupTime: '' }, 'pickupTime', TAXI_PROBLEMS.pickupTime],
  [{ pickupTime: '07:15' }, 'pickupTime', TAXI_PROBLEMS.pickupTime],
  [{ pickupDate: TODAY, pickupTime: '10:00' }, 'pickupTime', TAXI_PROBLEMS.pickupPassed],
]

test.each(MISTAKES)('%j is refused at %s', (changes, field, message) => {
  expect(problems(changes)).toEqual({ [field]: message })
})

test('a ride can be requested until its lead time before the pickup', () => {
  const soon = { pickupDate: TODAY, pickupTime: '11:30' }
  expect(sentences(soon)).toEqual({
    pickupTime:
      'Please book this ride at least 2 hours before the pickup. For anything sooner, please call us',
  })
  expect(problems({ ...soon, pickupTime: '12:00' })).toEqual({})
  const airport = { dropoff: 'Don Mueang Airport', pickupDate: '2026-11-21' }
  expect(sentences({ ...airport, pickupTime: '09:30' })).toEqual({
    pickupTime:
      'Please book this ride at least 24 hours before the pickup. For anything sooner, please call us',
  })
  expect(problems({ ...airport, pickupTime: '10:00' })).toEqual({})
})

test('a ride may have no luggage', () => {
  expect(taxiRequestSchema(RULES, NOW).parse(ride({ luggage: '0' }))).toMatchObject({ luggage: 0 })
})

test('passengers and luggage have to fit together, and the vehicle that takes both is named', () => {
  const said = (changes: Record<string, unknown>) => sentences(changes).vehicle
  expect(said({ passengers: '2', luggage: '5' })).toBe(
    'The car takes up to 4 passengers and 2 pieces of luggage. Please choose the van for 2 passengers and 5 pieces of luggage.',
  )
  expect(said({ passengers: '5', luggage: '2' })).toBe(
    'The car takes up to 4 passengers and 2 pieces of luggage. Please choose the SUV for 5 passengers and 2 pieces of luggage.',
  )
  expect(said({ vehicle: 'van', passengers: '9', luggage: '10' })).toBeUndefined()
})

test('a party takes the vehicles of the taxi table: 4, 6 and 9 seats', () => {
  const fits = (vehicle: string, passengers: string) =>
    Object.keys(problems({ vehicle, passengers })).length === 0
  expect([fits('car', '4'), fits('car', '5')]).toEqual([true, false])
  expect([fits('suv', '6'), fits('suv', '7')]).toEqual([true, false])
  expect(fits('van', '9')).toBe(true)
  expect(sentences({ vehicle: 'car', passengers: '7', luggage: '0' })).toEqual({
    vehicle:
      'The car takes up to 4 passengers and 2 pieces of luggage. Please choose the van for 7 passengers.',
  })
})

test('every input is parsed or refused with sentences', () => {
  fc.assert(
    fc.property(fc.anything(), (input) => {
      const parsed = taxiRequestSchema(RULES, NOW).safeParse(input)
      return parsed.success || parsed.error.issues.every(({ message }) => message.length > 0)
    }),
  )
})
