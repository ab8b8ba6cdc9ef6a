import { expect, test } from 'vitest'
import { bookings } from '#platform/database/schema/schema.ts'
import { enterFleet } from '#tests/factories.ts'
import { bookingSummary, functionsDoor } from '#tests/functions-door.ts'

const PATH = '/verify-booking-payment'

test('a paid checkout is confirmed, with what was booked and what was paid', async () => {
  await using door = await functionsDoor()
  await enterFleet(door)
  const { sessionId } = (await door.post('/create-booking-payment', bookingSummary())).body
  await door.deps.sandboxCheckouts?.act(sessionId, 'pay')
  const { status, body } = await door.post(PATH, { sessionId })
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      success: true,
      paymentStatus: 'paid',
      message: 'Your booking has been confirmed and a confirmation email has been sent.',
      bookingDetails: {
        tourName: 'The Death Railway by museum and train',
        numberOfGuests: 2,
        preferredDate: '2027-01-15',
        amount: 5500,
        currency: 'thb',
      },
    },
  })
  expect(await door.deps.db.read.select().from(bookings)).toMatchObject([{ status: 'confirmed' }])
  await door.sendMails()
  expect((await door.mailbox()).map((mail) => mail.toAddress)).toContain('ada@example.com')
})

test('a second verification gives the same answer and sends no email', async () => {
  await using door = await functionsDoor()
  await enterFleet(door)
  const { sessionId } = (await door.post('/create-booking-payment', bookingSummary())).body
  await door.deps.sandboxCheckouts?.act(sessionId, 'pay')
  const answers = await Promise.all([1, 2, 3].map(() => door.post(PATH, { sessionId })))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  await door.sendMails()
  expect(await door.mailbox()).toHaveLength(2)
})

test('an open or expired checkout confirms nothing', async () => {
  await using door = await functionsDoor()
  await enterFleet(door)
  const { sessionId } = (await door.post('/create-booking-payment', bookingSummary())).body
  const open = await door.post(PATH, { sessionId })
  door.letTimePass(25 * 60 * 60 * 1000)
  const expired = await door.post(PATH, { sessionId })
  expect([open, expired]).toMatchObject([
    { status: 200, body: { success: false, paymentStatus: 'unpaid', bookingDetails: null } },
    { status: 200, body: { success: false, paymentStatus: 'expired', bookingDetails: null } },
  ])
})

test('a session id never reveals who booked', async () => {
  await using door = await functionsDoor()
  await enterFleet(door)
  const { sessionId } = (await door.post('/create-booking-payment', bookingSummary())).body
  const before = await door.post(PATH, { sessionId })
  await door.deps.sandboxCheckouts?.act(sessionId, 'pay')
  const after = await door.post(PATH, { sessionId })
  expect(after.body.success).toBe(true)
  for (const { body } of [before, after]) {
    expect(JSON.stringify(body)).not.toMatch(/Ada|example\.com|7700|River Inn|child seat/i)
  }
})

test('an unknown session is neither paid nor an error', async () => {
  await using door = await functionsDoor()
  await enterFleet(door)
  for (const sessionId of ['cs_test_unknown', `cs_sandbox_${'0'.repeat(32)}`, '__proto__']) {
    const { status, body } = await door.post(PATH, { sessionId })
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: false,
        paymentStatus: 'unknown',
        message: 'Unable to verify payment status.',
        bookingDetails: null,
      },
    })
  }
})

test('a malformed session id is refused', async () => {
  await using door = await functionsDoor()
  await enterFleet(door)
  const sentence = 'No payment session found.'
  const odd = [
    undefined,
    null,
    '',
    42,
    ['cs_test_1'],
    { id: 'cs_test_1' },
    'cs test',
    '../x',
    'cs_\0',
    'x'.repeat(256),
  ]
  for (const sessionId of odd) {
    const { status, body } = await door.post(PATH, { sessionId })
    expect({ sessionId, status, body }).toEqual({
      sessionId,
      status: 422,
      body: { error: sentence, code: 'invalid', fields: { sessionId: sentence } },
    })
  }
})

test('without a fleet the checkout is authorised, not paid, and the booking waits for the operator', async () => {
  await using door = await functionsDoor()
  const { sessionId } = (await door.post('/create-booking-payment', bookingSummary())).body
  await door.deps.sandboxCheckouts?.act(sessionId, 'pay')
  expect((await door.post(PATH, { sessionId })).body).toMatchObject({
    ...{ success: true, paymentStatus: 'authorised', bookingDetails: { amount: 5500 } },
    message: expect.stringContaining('nothing is charged yet'),
  })
  expect(await door.deps.db.read.select().from(bookings)).toMatchObject([{ status: 'requested' }])
})
