import { expect, test } from 'vitest'
import { DEFAULT_CAPACITY } from '#catalogue/vehicle.rules.ts'
import { fieldProblems, type Problem } from '#platform/problems/problem.rules.ts'
import { sentenceOf } from '#platform/problems/sentences.words.ts'
import { codesIn } from '#tests/problems.ts'
import { BOOKING_PROBLEMS, bookingRequestSchema, partyProblem } from './booking-request.rules.ts'

const TODAY = '2026-11-20'
const schema = bookingRequestSchema(TODAY)
const NOBODY_ASKED = { children: null, childAges: null, childSeats: null, wheelchair: null }
const filledIn = {
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '+44 7700 900123',
  date: '2027-01-15',
  guests: '2',
  vehicleType: 'suv',
  hotelName: 'River Inn',
  pickupLocation: 'Bangkok',
  message: 'A child seat, please.',
}

function errorsOf(changes: Record<string, unknown>): Record<string, string> {
  const parsed = schema.safeParse({ ...filledIn, ...changes })
  return parsed.success ? {} : codesIn(parsed.error)
}

function parsed(changes: Record<string, unknown>) {
  return schema.parse({ ...filledIn, ...changes })
}

test('a valid form is parsed', () => {
  expect(parsed({})).toEqual({ ...filledIn, ...NOBODY_ASKED, guests: 2 })
})

test('every message of the booking form, to the letter', () => {
  const nothing = fieldProblems(schema.safeParse({}).error ?? neverFails())
  const typed = { hotelName: '\u202e', pickupLocation: '\0', vehicleType: '\u0007', message: '\0' }
  const unusual = fieldProblems(schema.safeParse({ ...filledIn, ...typed }).error ?? neverFails())
  const noVan = { car: { from: 1, to: 3 }, suv: { from: 4, to: 6 } }
  const parties = [
    partyProblem(4, 'car', DEFAULT_CAPACITY),
    partyProblem(6, 'suv', DEFAULT_CAPACITY),
    partyProblem(10, 'van', DEFAULT_CAPACITY),
    partyProblem(2, 'van', noVan),
    partyProblem(7, 'suv', noVan),
  ]
  const missing = (['hotelName', 'pickupLocation', 'vehicleType'] as const).map(
    (field): [string, Problem] => [field, { code: BOOKING_PROBLEMS[field] }],
  )
  const problems: [string, Problem][] = [
    ...Object.entries(nothing),
    ...Object.entries(unusual),
    ...missing,
    ...parties.flatMap((party): [string, Problem][] => (party ? [[party.field, party.problem]] : [])),
  ]
  const codes = new Set<string>(problems.map(([, { code }]) => code))
  expect(Object.values(BOOKING_PROBLEMS).filter((code) => !codes.has(code))).toEqual([])
  const told = problems.map(([field, problem]) => `${field}: ${sentenceOf(problem)}`)
  expect(`\n${told.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    name: Please enter your full name
    email: Please enter a valid email address
    phone: Please enter a valid phone number
    date: Please select a valid future date
    guests: Please select a valid number of guests (1-50)
    vehicleType: Please use plain letters, digits and punctuation here
    hotelName: Please use plain letters, digits and punctuation here
    pickupLocation: Please use plain letters, digits and punctuation here
    message: Please remove the unusual characters from your message
    hotelName: Please enter your hotel name
    pickupLocation: Please enter your pickup location
    vehicleType: Please select a vehicle type
    vehicleType: The car carries up to 3 guests. Please choose the SUV for 4 guests.
    vehicleType: The SUV carries up to 5 guests. Please choose the van for 6 guests.
    guests: One vehicle on this trip carries up to 9 guests. For a larger group, please contact us.
    vehicleType: This trip isn’t available with a van. Please choose the car for 2 guests.
    guests: One vehicle on this trip carries up to 6 guests. For a larger group, please contact us.
    "
  `)
})

function neverFails(): never {
  throw new Error('an empty form was accepted')
}

test.for([
  ['name', ''],
  ['name', '   '],
  ['name', '<b></b>'],
  ['name', undefined],
  ['name', null],
  ['name', 42],
  ['email', ''],
  ['email', 'ada'],
  ['email', ['ada@example.com']],
  ['phone', ''],
  ['phone', 'call me'],
  ['phone', 447700900123],
  ['date', ''],
  ['date', '2026-11-19'],
  ['date', '2027-02-29'],
  ['date', '15/01/2027'],
  ['date', '2027-01-15T09:00'],
  ['date', '2100-01-01'],
  ['date', '9999-12-31'],
  ['date', 20270115],
  ['guests', ''],
  ['guests', '0'],
  ['guests', '51'],
  ['guests', '-1'],
  ['guests', '2.5'],
  ['guests', '2 people'],
  ['guests', '1e1'],
  ['guests', '0x2'],
  ['guests', '๒'],
  ['guests', '9'.repeat(20)],
  ['guests', 2.5],
  ['guests', 0],
  ['guests', 51],
  ['guests', 1e300],
  ['guests', Number.NaN],
  ['guests', Number.POSITIVE_INFINITY],
  ['guests', true],
  ['guests', null],
] as const)('%s %j is refused with its own sentence', ([field, value]) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: BOOKING_PROBLEMS[field] })
})

test.for([
  ['name', 'Ada\u202eelpmaxE'],
  ['hotelName', 'River\0Inn'],
  ['pickupLocation', 'Gate\u202e 3'],
  ['vehicleType', '\ud83d'],
] as const)('%s with characters that no keyboard types is refused', ([field, value]) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: BOOKING_PROBLEMS.unusual })
})

test('a name without a visible character is refused', () => {
  const accepted = ['\u200b', '\u2060', '\u00ad\u00ad', ' \u200e '].filter(
    (name) => !('name' in errorsOf({ name })),
  )
  expect(accepted).toEqual([])
})

test.for(['2026-11-20', '2026-11-21', '2028-02-29', '2099-12-31'])('%s can be booked', (date) => {
  expect(parsed({ date }).date).toBe(date)
})

test.for([
  ['1', 1],
  ['09', 9],
  ['50', 50],
  [50, 50],
] as const)('%j guests are %d', ([guests, count]) => {
  expect(parsed({ guests }).guests).toBe(count)
})

test.for(['vehicleType', 'hotelName', 'pickupLocation', 'message'])('%s may be missing', (field) => {
  for (const value of [undefined, null, '', '  ', '<br>']) {
    expect(parsed({ [field]: value })).toMatchObject({ [field]: null })
  }
})

test('what a guest types is stored as plain text', () => {
  const request = parsed({
    name: '  Ada\n<b>Example</b> ',
    email: ' ada@example.com\n',
    hotelName: '<i>River</i>\tInn',
    message: 'One\r\n<script>two</script>\n2 < 3 ',
  })
  expect(request).toMatchObject({
    name: 'Ada Example',
    email: 'ada@example.com',
    hotelName: 'River Inn',
    message: 'One\ntwo\n2 < 3',
  })
})

test('long text is cut at the maximum length of the form', () => {
  const long = 'a'.repeat(3000)
  const request = parsed({
    name: long,
    hotelName: long,
    pickupLocation: long,
    message: long,
    vehicleType: long,
  })
  expect(request.name).toHaveLength(100)
  expect(request.hotelName).toHaveLength(200)
  expect(request.pickupLocation).toHaveLength(200)
  expect(request.message).toHaveLength(2000)
  expect(request.vehicleType).toHaveLength(60)
})

test('unknown fields are dropped', () => {
  const request = schema.parse(
    JSON.parse(
      `{ "__proto__": { "isAdmin": true }, "status": "confirmed", ${JSON.stringify(filledIn).slice(1)}`,
    ),
  )
  expect(Object.keys(request)).toEqual(Object.keys({ ...filledIn, ...NOBODY_ASKED }))
  expect('isAdmin' in request).toBe(false)
})

test('every wrong field is reported at once, each with its first problem only', () => {
  expect(Object.keys(errorsOf({ name: '', email: 'x', guests: '0', message: '\0' }))).toEqual([
    'name',
    'email',
    'guests',
    'message',
  ])
})
