import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { BOOKING_KINDS } from '#bookings/booking-kind.rules.ts'
import { BOOKING_STATUSES, bookingStatusesOf } from '#bookings/booking-status.rules.ts'
import { CHANNELS } from '#bookings/channel.rules.ts'
import { EVENT_SUBJECTS } from '#bookings/event.rules.ts'
import { HOLD_LIMIT_NAMES } from '#bookings/holding/hold-limits.rules.ts'
import { UNDOABLE_ACTS } from '#bookings/undo/undo.rules.ts'
import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { DRIVE_STEPS, REJECTIONS } from '#drives/drive-step.rules.ts'
import { ALLOCATION_STATUSES } from '#fleet/allocation/allocation.rules.ts'
import { GUEST_LANGUAGES } from '#guests/contact/guest-language.rules.ts'
import { LINK_SCOPES } from '#guests/links/access-link.rules.ts'
import { REVIEW_STATUSES, reviewStatusesOf } from '#guests/reviews/review-status.rules.ts'
import { MAIL_STATUSES } from '#messages/outbox/mail.rules.ts'
import { PAYMENT_METHODS, PAYMENT_PURPOSES } from '#money/payments/payment-kind.rules.ts'
import { PAYMENT_STATUSES, paymentStatusesOf } from '#money/payments/payment-status.rules.ts'
import { REFUND_REASONS, REFUND_STATUSES, refundStatusesOf } from '#money/refunds/refund-status.rules.ts'
import {
  REFUND_ANSWERS,
  REVERSAL_KINDS,
  REVERSAL_STATES,
  reversalStatesOf,
} from '#money/refunds/reversal.rules.ts'
import { QUOTE_STATUSES } from '#quotes/quote-status.rules.ts'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import * as schema from './schema.ts'

const tables = Object.values(schema)
  .filter((exported) => is(exported, PgTable))
  .map((table) => getTableConfig(table))

async function listRows<Row>(query: string): Promise<Row[]> {
  await using database = await recycledDatabase()
  return (await database.pool.query(query)).rows as Row[]
}

test('the schema has exactly the tables of the migrated database', async () => {
  const rows = await listRows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  expect(tables.map(({ name }) => name).sort()).toEqual(rows.map(({ name }) => name).sort())
})

type Column = { table: string; name: string; type: string; isNullable: boolean; hasDefault: boolean }

const byName = (one: Column, other: Column) =>
  `${one.table}.${one.name}` < `${other.table}.${other.name}` ? -1 : 1

test('every column has the type, nullability and default that the schema says', async () => {
  const stored = await listRows<Column>(`
    select columns.table_name as "table", column_name as name, format_type(atttypid, atttypmod) as type,
      is_nullable = 'YES' as "isNullable", column_default is not null as "hasDefault"
    from information_schema.columns
    join pg_attribute on attname = column_name and attrelid = format('public.%I', columns.table_name)::regclass
    where table_schema = 'public'`)
  const described = tables.flatMap(({ name: table, columns }) =>
    columns.map(
      (column): Column => ({
        table,
        name: column.name,
        type: column.getSQLType(),
        isNullable: !column.notNull,
        hasDefault: column.hasDefault,
      }),
    ),
  )
  expect(described.length).toBeGreaterThan(80)
  expect(described.sort(byName)).toEqual(stored.sort(byName))
})

test('the schema says which tables refer to which, as the migrated database does', async () => {
  const stored = await listRows<{ name: string }>(`
    select conname as name from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f'`)
  const described = tables.flatMap(({ foreignKeys }) => foreignKeys.map((key) => key.getName()))
  expect(described.sort()).toEqual(stored.map(({ name }) => name).sort())
})

const UNFINISHED = [...refundStatusesOf('needsAttention'), ...refundStatusesOf('underWay')]

/** Each check and each partial index that names states or kinds, with those that the code has. */
const NAMED = {
  access_links_scope: LINK_SCOPES,
  access_links_shape: ['driver-day', 'calendar'],
  allocations_hold: ['held'],
  allocations_held: ['held'],
  allocations_leg_once: ['released'],
  allocations_shape: ['held'],
  allocations_status: ALLOCATION_STATUSES,
  blackouts_class: VEHICLE_CLASSES,
  bookings_channel: CHANNELS,
  bookings_completed: ['completed'],
  bookings_day_known: ['custom'],
  bookings_hold_refused: HOLD_LIMIT_NAMES,
  bookings_kind: BOOKING_KINDS,
  bookings_language: GUEST_LANGUAGES,
  bookings_status: BOOKING_STATUSES,
  bookings_unanswered: bookingStatusesOf('unanswered'),
  bookings_vehicle_class: VEHICLE_CLASSES,
  custom_trip_details_kind: ['custom'],
  drive_steps_rejection_known: REJECTIONS,
  drive_steps_numbers: ['cash'],
  drive_steps_step: DRIVE_STEPS,
  events_actor: ['^((guest|clock|provider|command)$|(staff|driver):.)'],
  events_subject: EVENT_SUBJECTS,
  mails_in_digest: ['in-digest'],
  mails_queued: ['queued'],
  mails_status: MAIL_STATUSES,
  mails_undeliverable: ['undeliverable'],
  payments_attention: paymentStatusesOf('needsAttention'),
  payments_attention_reason: paymentStatusesOf('needsAttention'),
  payments_cash: ['cash'],
  payments_cash_with_drivers: ['cash', 'paid'],
  payments_method: PAYMENT_METHODS,
  payments_one_payable: paymentStatusesOf('payable'),
  payments_purpose: PAYMENT_PURPOSES,
  payments_status: PAYMENT_STATUSES,
  payments_unsettled: paymentStatusesOf('unsettled'),
  quotes_one_accepted: ['accepted'],
  quotes_one_sent: ['sent'],
  quotes_status: QUOTE_STATUSES,
  quotes_waiting: ['sent'],
  refunds_paid_out: ['succeeded'],
  refunds_reason: REFUND_REASONS,
  refunds_status: REFUND_STATUSES,
  refunds_unfinished: UNFINISHED,
  reversals_answer: REFUND_ANSWERS,
  reversals_kind: REVERSAL_KINDS,
  reversals_state: REVERSAL_STATES,
  reversals_undecided: reversalStatesOf('undecided'),
  testimonials_pending: reviewStatusesOf('needsAttention'),
  testimonials_status: REVIEW_STATUSES,
  trip_details_kind: ['trip'],
  undo_offers_act: UNDOABLE_ACTS,
  vehicles_class: VEHICLE_CLASSES,
}

test('checks and partial indexes of the database name the states of the code', async () => {
  const stored = await listRows<{ name: string; rule: string }>(`
    select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'c'
    union all
    select relname, pg_get_expr(indpred, indrelid) from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace and indpred is not null and not indisexclusion`)
  const named = stored.map(({ name, rule }) => {
    const texts = Array.from(rule.matchAll(/'([^']*)'/g), ([, text = '']) => text)
    // PostgreSQL quotes negative numbers as well.
    return [name, texts.filter((text) => !/^-\d+$/.test(text))] as const
  })
  expect(Object.fromEntries(named.filter(([, texts]) => texts.length > 0))).toEqual(NAMED)
})

test('the database allows a booking one payable attempt at most', async () => {
  await using database = await recycledDatabase()
  const { rows } = await database.pool.query(`
    insert into bookings (kind, reference, request_id, content_hash, terms, channel, status, title, travel_date, guests,
      customer_name, customer_email, customer_phone)
    values ('trip', 'SPN-7K3F9', gen_random_uuid(), '', '{"clauses": []}', 'card', 'draft', '', '2027-01-15', 2, '', '', '')
    returning id`)
  const attempt = (status: string) =>
    database.pool.query(
      `insert into payments (booking_id, provider, status, idempotency_key, amount_satang, currency, expires_at)
       values ($1, 'sandbox', $2, gen_random_uuid(), 550000, 'thb', now())`,
      [rows[0].id, status],
    )
  await attempt('expired')
  await attempt('creating')
  await expect(attempt('open')).rejects.toThrow('payments_one_payable')
  await expect(attempt('creating')).rejects.toThrow('payments_one_payable')
  await attempt('failed')
})
