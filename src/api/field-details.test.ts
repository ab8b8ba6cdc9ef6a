import { expect, test } from 'vitest'
import { bookings } from '#platform/database/schema/schema.ts'
import { bookingEmailBody, customTrip, functionsDoor, legacyBookingEmailBody } from '#tests/functions-door.ts'

const EMAIL = '/send-booking-email'

test('details have fixed words, under the field names that the caller uses', async () => {
  await using door = await functionsDoor()
  const wrong = { customerEmail: 'ada', customerPhone: '1', preferredDate: '2026-11-19', numberOfGuests: 0 }
  expect((await door.post(EMAIL, bookingEmailBody(wrong))).body.details).toEqual({
    customerEmail: 'Invalid email format',
    customerPhone: 'Invalid phone format',
    preferredDate: 'Invalid date',
    numberOfGuests: 'Invalid number of guests',
  })
  const short = { email: 'ada', phone: '1', date: '2026-11-19', guests: 0 }
  expect(Object.keys((await door.post(EMAIL, legacyBookingEmailBody(short))).body.details).sort()).toEqual([
    'date',
    'email',
    'guests',
    'phone',
  ])
  const dates = { preferredDates: { startDate: 'soon' } }
  expect((await door.post('/submit-custom-trip', customTrip(dates))).body.details).toEqual({
    preferredDates: 'Invalid date',
  })
})

test('a request with scripts is stored as plain text, reported to the caller, and counted', async () => {
  const noted: [door: string, fields: number][] = []
  await using door = await functionsDoor({
    deps: { countSuspicious: (path, fields) => void noted.push([path, fields]) },
  })
  const specialRequests = 'A child seat <script>alert(1)</script>'
  const { status, body } = await door.post(EMAIL, bookingEmailBody({ specialRequests }))
  expect({ status, details: body.details }).toEqual({
    status: 200,
    details: { specialRequests: 'Suspicious content detected' },
  })
  expect(noted).toEqual([['/functions/v1/send-booking-email', 1]])
  expect(await door.deps.db.read.select().from(bookings)).toMatchObject([
    { specialRequests: 'A child seat alert(1)' },
  ])
})

test('invalid field names are not repeated', async () => {
  await using door = await functionsDoor()
  const odd = { 'ada@example.com': '<script>', ['x'.repeat(31)]: '<script>' }
  expect((await door.post(EMAIL, bookingEmailBody(odd))).body).not.toHaveProperty('details')
})
