import { expect, test } from 'vitest'
import {
  BOOKING_STATUSES,
  type BookingEvent,
  type BookingStatus,
  nextBookingStatus,
} from '#domain/bookings/booking-status.ts'
import {
  nextPaymentStatus,
  PAYMENT_STATUSES,
  type PaymentEvent,
  type PaymentStatus,
} from '#domain/payments/payment-status.ts'
import type { TestDatabase } from '#tests/database/database.ts'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import { COMMAND, insertAuditEntry } from './audit-log.ts'

const BOOKING_EVENTS: Record<BookingEvent, true> = {
  start_payment: true,
  settle: true,
  abandon: true,
  accept: true,
  decline: true,
  cancel: true,
  complete: true,
  miss: true,
  submit: true,
  lapse: true,
  reinstate: true,
}
const PAYMENT_EVENTS: Record<PaymentEvent, true> = {
  open: true,
  pay: true,
  expire: true,
  cancel: true,
  fail: true,
  flag: true,
  resolve: true,
}

type Kind = 'booking' | 'payment'
const STATUSES = { booking: BOOKING_STATUSES, payment: PAYMENT_STATUSES }
const NEXT: Record<Kind, (status: string) => (string | undefined)[]> = {
  booking: (status) =>
    Object.keys(BOOKING_EVENTS).map((event) =>
      nextBookingStatus(status as BookingStatus, event as BookingEvent),
    ),
  payment: (status) =>
    Object.keys(PAYMENT_EVENTS).map((event) =>
      nextPaymentStatus(status as PaymentStatus, event as PaymentEvent),
    ),
}

async function bookingWithPayment({ pool }: TestDatabase): Promise<Record<Kind, string>> {
  const { rows: bookings } = await pool.query(`
    insert into bookings (kind, reference, request_id, content_hash, token_hash, channel, status, title, travel_date,
      guests, customer_name, customer_email, customer_phone)
    values ('trip', gen_random_uuid(), gen_random_uuid(), '', gen_random_uuid(), 'card', 'draft', '', '2027-01-15', 2,
      '', '', '')
    returning id`)
  const { rows: payments } = await pool.query(
    `insert into payments (booking_id, provider, status, idempotency_key, amount_satang, currency, expires_at)
     values ($1, 'sandbox', 'creating', gen_random_uuid(), 550000, 'thb', now()) returning id`,
    [bookings[0].id],
  )
  return { booking: bookings[0].id, payment: payments[0].id }
}

test.for(['booking', 'payment'] as const)(
  'the database allows a %s the transitions of the domain and no others',
  async (kind) => {
    await using database = await recycledDatabase()
    const ids = await bookingWithPayment(database)
    /** Sets the status without its transitions. */
    const begin = async (status: string) => {
      await database.pool.query(`alter table ${kind}s disable trigger ${kind}s_status_change`)
      await database.pool.query(`update ${kind}s set status = $1`, [status])
      await database.pool.query(`alter table ${kind}s enable trigger ${kind}s_status_change`)
    }
    for (const from of STATUSES[kind]) {
      for (const to of STATUSES[kind].filter((status) => status !== from)) {
        await begin(from)
        const change = database.pool.query(`update ${kind}s set status = $1 where id = $2`, [to, ids[kind]])
        if (NEXT[kind](from).includes(to)) await change
        else await expect(change).rejects.toThrow(`a ${kind} cannot go from ${from} to ${to}`)
      }
    }
    const { rows } = await database.pool.query(
      `select count(*)::int as kept from status_changes where subject_kind = $1 and subject_id = $2`,
      [kind, ids[kind]],
    )
    expect(rows[0].kept).toBe(STATUSES[kind].flatMap((from) => NEXT[kind](from).filter(Boolean)).length)
  },
)

test('only status changes are recorded, and several in one transaction in their order', async () => {
  await using database = await recycledDatabase()
  const { booking } = await bookingWithPayment(database)
  await database.pool.query('update bookings set status = status, guests = 3')
  await database.db.transaction(async (tx) => {
    for (const status of ['awaiting_payment', 'expired', 'confirmed'])
      await tx.execute(`update bookings set status = '${status}'`)
  })
  const { rows } = await database.pool.query(
    'select subject_id, from_status, to_status from status_changes order by at',
  )
  expect(rows).toEqual([
    { subject_id: booking, from_status: 'draft', to_status: 'awaiting_payment' },
    { subject_id: booking, from_status: 'awaiting_payment', to_status: 'expired' },
    { subject_id: booking, from_status: 'expired', to_status: 'confirmed' },
  ])
})

test('entries of the audit log cannot be changed, nor deleted in their first year', async () => {
  await using database = await recycledDatabase()
  const { pool, db } = database
  await insertAuditEntry(db.read, { actor: COMMAND, action: 'mail-sent-again' })
  await pool.query(
    `insert into status_changes (at, subject_kind, subject_id, from_status, to_status)
     values (now(), 'booking', gen_random_uuid(), 'draft', 'expired')`,
  )
  await pool.query(
    `insert into erasures (at, address_code, secret_mark) values (now() - interval '9 years', 'code', 'mark')`,
  )
  for (const table of ['audit_log', 'status_changes', 'erasures']) {
    const refusal = `rows of ${table} can only be added`
    await expect(pool.query(`update ${table} set at = now() - interval '2 years'`)).rejects.toThrow(refusal)
    await expect(pool.query(`delete from ${table}`)).rejects.toThrow(refusal)
    await expect(pool.query(`truncate ${table}`)).rejects.toThrow(refusal)
  }
})
