import { expect, test } from 'vitest'
import { NO_LONGER_NEEDED } from '#messages/outbox/mails.store.ts'
import { mails } from '#platform/database/schema/schema.ts'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import { listUndeliverableMails } from './attention.store.ts'

const REQUESTS = `
  with booked as (
    insert into bookings (kind, reference, request_id, content_hash, terms, channel, status, title, travel_date, guests,
      customer_name, customer_email, customer_phone)
    select kind, reference, gen_random_uuid(), '', '{"clauses": []}', 'card', 'draft', '', '2027-01-15', 2, 'Ada', '', '+44 7700 900123'
    from (values ('trip', 'SPN-BBBBB'), ('custom', 'SPN-CCCCC'), ('transfer', 'SPN-TTTTT')) asked (kind, reference)
    returning id, kind
  ), payment as (
    insert into payments (booking_id, provider, status, idempotency_key, amount_satang, currency, expires_at)
    select id, 'sandbox', 'open', gen_random_uuid(), 550000, 'thb', now() from booked where kind = 'trip' returning id
  ), quote as (
    insert into quotes (booking_id, version, total_baht, valid_until, created_by)
    select id, 1, 5500, now(), 'staff:office@example.com' from booked where kind = 'custom' returning id
  )
  select kind, id from booked union all select 'payment', id from payment
  union all select 'quote', id from quote`

test('an undeliverable email has the reference of its request and the phone number of its guest, if there are any', async () => {
  await using database = await recycledDatabase()
  const { rows } = await database.pool.query<{ kind: string; id: string }>(REQUESTS)
  const subjects = [...rows, { kind: 'account', id: crypto.randomUUID() }]
  await database.db.read.insert(mails).values(
    subjects.map(({ kind, id }) => ({
      kind,
      subjectId: id,
      toAddress: 'ada@example.com',
      status: 'undeliverable' as const,
    })),
  )
  const lost = await listUndeliverableMails(database.db.read)
  expect(Object.fromEntries(lost.rows.map(({ kind, reference }) => [kind, reference]))).toEqual({
    trip: 'SPN-BBBBB',
    payment: 'SPN-BBBBB',
    custom: 'SPN-CCCCC',
    quote: 'SPN-CCCCC',
    transfer: 'SPN-TTTTT',
    account: null,
  })
  const phones = new Set(lost.rows.map(({ customerPhone }) => customerPhone))
  expect(phones).toEqual(new Set(['+44 7700 900123', null]))
})

test('the newest twenty undeliverable emails are listed, and all are counted', async () => {
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
