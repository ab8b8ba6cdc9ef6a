import { expect, test } from 'vitest'
import { REFERENCE_PATTERN } from '#bookings/reference.rules.ts'
import { customTrip, functionsDoor } from '#tests/functions-door.ts'
import { storedCustomTrips } from '#tests/stored-bookings.ts'

const PATH = '/submit-custom-trip'

test('a custom trip is stored, and operator and guest get an email with its reference', async () => {
  await using door = await functionsDoor()
  const { status, body } = await door.post(PATH, customTrip())
  expect({ status, body }).toEqual({
    status: 200,
    body: { success: true, reference: expect.stringMatching(REFERENCE_PATTERN) },
  })
  expect(await storedCustomTrips(door.deps.db.read)).toMatchObject([
    {
      reference: body.reference,
      status: 'requested',
      customerName: 'Ada Example',
      customerEmail: 'ada@example.com',
      customerPhone: '+44 7700 900123',
      customerCountry: 'United Kingdom',
      guests: 3,
      moreThanEight: false,
      numberOfDays: 2,
      travelDate: '2027-01-15',
      endDate: '2027-01-16',
      locations: ['Hellfire Pass', 'Erawan National Park'],
      dayPlans: { day1: 'The pass in the morning', day2: 'The falls' },
      specialRequests: 'Pickup: River Inn\nLuggage: 2',
    },
  ])
  await door.sendMails()
  const received = await door.mailbox()
  expect(received.map((mail) => mail.toAddress).sort()).toEqual(['ada@example.com', 'hello@saphan.example'])
  for (const mail of received) expect(mail.text).toContain(body.reference)
})

test('name, email and phone are enough', async () => {
  await using door = await functionsDoor()
  const { name, email, phone } = customTrip()
  expect((await door.post(PATH, { name, email, phone })).status).toBe(200)
  expect(await storedCustomTrips(door.deps.db.read)).toMatchObject([
    { guests: 1, numberOfDays: 1, travelDate: null, endDate: null, locations: [], dayPlans: {} },
  ])
})

test('"more than eight guests" is stored as such and counts as nine', async () => {
  await using door = await functionsDoor()
  expect((await door.post(PATH, customTrip({ numberOfGuests: 'more' }))).status).toBe(200)
  const [request] = await storedCustomTrips(door.deps.db.read)
  expect(request).toMatchObject({ guests: 9, moreThanEight: true })
})

test('days are counted from the dates, whatever number came with them', async () => {
  await using door = await functionsDoor()
  const preferredDates = { startDate: '2027-02-27', endDate: '2027-03-02' }
  await door.post(PATH, customTrip({ numberOfDays: 1, preferredDates }))
  await door.post(PATH, customTrip({ numberOfDays: 4, preferredDates: { startDate: '', endDate: '' } }))
  const stored = await storedCustomTrips(door.deps.db.read)
  expect(stored.map(({ numberOfDays }) => numberOfDays)).toEqual([4, 4])
})

test('each field is refused under its own name, and nothing is stored', async () => {
  await using door = await functionsDoor()
  const start = 'Please select a start date from today onwards.'
  const end = 'Please select an end date on or after the start date.'
  const refusals = [
    [{ name: '' }, { name: 'Name is required.' }],
    [{ name: undefined }, { name: 'Name is required.' }],
    [{ email: 'nobody' }, { email: 'Please enter a valid email address.' }],
    [{ email: `${'a'.repeat(243)}@example.com` }, { email: 'Please enter a valid email address.' }],
    [{ phone: 'call me' }, { phone: 'Please enter a valid phone number.' }],
    [{ numberOfGuests: 0 }, { numberOfGuests: 'Please select a valid number of guests (1-50)' }],
    [{ preferredDates: { startDate: '2026-11-19' } }, { preferredDates: start }],
    [{ preferredDates: { startDate: '2027-01-15', endDate: '2027-01-14' } }, { preferredDates: end }],
    [{ preferredDates: { endDate: '2027-02-30' } }, { preferredDates: end }],
    [{ locations: [''] }, { locations: 'Please choose places from the list.' }],
  ] as const
  for (const [changes, fields] of refusals) {
    const { status, body } = await door.post(PATH, customTrip(changes))
    const error = Object.values(fields)[0]
    const { details: _, ...said } = body
    expect({ changes, status, said }).toEqual({
      changes,
      status: 422,
      said: { error, code: 'invalid', fields },
    })
  }
  expect(await storedCustomTrips(door.deps.db.read)).toEqual([])
})

test('every refusal is a sentence for a person, not the message of a parser', async () => {
  await using door = await functionsDoor()
  const wrong = [
    { preferredDates: null },
    { preferredDates: 'tomorrow' },
    { preferredDates: { startDate: 5 } },
    { locations: 'Hellfire Pass' },
    { locations: Array(41).fill('Hellfire Pass') },
    { dayPlans: [] },
    { dayPlans: { day6: 'one day too many' } },
    { numberOfGuests: null },
  ]
  const answers = await Promise.all(wrong.map((changes) => door.post(PATH, customTrip(changes))))
  expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 422))
  const sentences = answers.flatMap(({ body }) => [body.error, ...Object.values(body.fields)])
  expect(sentences.filter((sentence) => /invalid|expected|received|too big/i.test(sentence))).toEqual([])
})
