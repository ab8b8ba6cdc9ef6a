import { expect, test } from 'vitest'
import { mails } from '#adapters/database/schema/schema.ts'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import { NO_LONGER_NEEDED } from '../mails.ts'
import { listUndeliverableMails } from './attention.ts'

const REQUESTS = `
  with booking as (
    insert into bookings (reference, request_id, content_hash, token_hash, channel, status, tour_name, vehicle_text,
      travel_date, guests, customer_name, customer_email, customer_phone)
    values ('SPN-BBBBB', gen_random_uuid(), '', '', 'card', 'draft', '', '', '2027-01-15', 2, '', '', '') returning id
  ), payment as (
    insert into payments (booking_id, provider, status, idempotency_key, amount_satang, currency, expires_at)
    select id, 'sandbox', 'open', gen_random_uuid(), 550000, 'thb', now() from booking returning id
  ), custom_trip as (
    insert into custom_trip_requests (reference, request_id, content_hash, name, email, phone, number_of_guests,
      number_of_days, locations, day_plans)
    values ('SPN-CCCCC', gen_random_uuid(), '', '', '', '', 2, 1, '{}', '{}') returning id
  ), taxi as (
    insert into taxi_requests (reference, request_id, content_hash, name, email, phone, pickup, dropoff, service, vehicle,
      passengers, luggage, pickup_date, pickup_time)
    values ('SPN-TTTTT', gen_random_uuid(), '', '', '', '', '', '', 'one-way', 'car', 2, 1, '2027-01-15', '08:00')
    returning id
  )
  select booking.id as booking, payment.id as payment, custom_trip.id as custom_trip, taxi.id as taxi
  from booking, payment, custom_trip, taxi`

test('an undeliverable mail has the reference of its request, if there is one', async () => {
  await using database = await recycledDatabase()
  const { rows } = await database.pool.query<Record<string, string>>(REQUESTS)
  const subjects = Object.entries({ ...rows[0], account: crypto.randomUUID() })
  await database.db.read.insert(mails).values(
    subjects.map(([kind, subjectId]) => ({
      kind,
      subjectId,
      toAddress: 'ada@example.com',
      status: 'undeliverable' as const,
    })),
  )
  const lost = await listUndeliverableMails(database.db.read)
  expect(Object.fromEntries(lost.rows.map(({ kind, reference }) => [kind, reference]))).toEqual({
    booking: 'SPN-BBBBB',
    payment: 'SPN-BBBBB',
    custom_trip: 'SPN-CCCCC',
    taxi: 'SPN-TTTTT',
    account: null,
  })
})

test('the newest twenty undeliverable mails are listed, and all are counted', async () => {
  await using database = await recycledDatabase()
  const lost = (index: number) => ({
    kind: 'any',
    subjectId: crypto.randomUUID(),
    toAddress: `${index}@example.com`,
    status: 'undeliverable' as const,
    lastError: index % 2 === 0 ? 'MailRefused' : NO_LONGER_NEEDED,
    createdAt: new Date(Date.UTC(2026, 10, 1, index)),
  })
  await database.db.read.insert(mails).values(Array.from({ length: 60 }, (_, index) => lost(index)))
  const { rows, total } = await listUndeliverableMails(database.db.read)
  expect(total).toBe(30)
  expect(rows).toHaveLength(20)
  expect(rows[0]?.toAddress).toBe('58@example.com')
})
