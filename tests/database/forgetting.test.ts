import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { erasePerson } from '#guests/privacy/erase-person.ts'
import { forgetOldRequests } from '#guests/privacy/forget-old-requests.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import * as schema from '#platform/database/schema/schema.ts'
import { bookingAtCheckout, siteWithPayments } from '../factories.ts'
import { ADA, insertGuestHistory } from '../guest-history.ts'
import { testSite } from '../site.ts'
import { rowsByTable, rowsWith } from './rows.ts'

/** The tables whose rows are deleted, and when; or which have no data of guests. */
const DELETED = {
  newsletter_subscriptions: 'thirty days after they ended, or when never confirmed',
  testimonials:
    'when their guest asks: they were written to be published; the address goes after twelve months',
  mails: 'with what they are about, those for accounts after thirty days',
  sandbox_mailbox: 'with their mails',
  users: 'when their owner asks, after thirty days if the address was never confirmed',
  accounts: 'with their user',
  user_roles: 'with their user',
  sessions: 'when they have run out, or with their user',
  verifications: 'when they have run out, or with their user',
  two_factors: 'with their user',
  rate_limits: 'when they are a day old',
  dead_addresses: 'after thirty days; personal parts are removed before',
  last_times: 'each is overwritten; it has no personal data',
  audit_log: 'after twelve months; it has no guest data, not even an address of an account',
  access_links: 'with their booking or the guest of it; those of calendars name no guest',
  quote_drafts: 'when they are sent, or with their booking or the guest of it',
  booking_notes: 'with their booking or the guest of it',
  events: 'after twelve months, or later with the guest of their booking; they have no guest data',
  drivers: 'never: they are the operator’s, not guests',
  vehicles: 'never: they have no personal data',
  photos: 'with their vehicle, driver or photograph of a trip; they show the operator’s, not guests',
  tour_photos: 'when the operator removes them; no guest sends them',
  review_photos: 'with their review',
  drive_photos: 'with their booking or the guest of it',
  blackouts: 'never: they have no personal data',
  crew_notices: 'with the drives of a booking, or the guest of it',
  undo_offers: 'with their booking or the guest of it',
  booking_rules: 'never: they have no personal data',
}

/** The columns that are emptied in a paid booking and in its details. */
const EMPTIED = {
  bookings: [
    'request_id',
    'content_hash',
    'customer_name',
    'customer_email',
    'email_proved_at',
    'customer_phone',
    'customer_whatsapp',
    'customer_country',
    'pickup_location',
    'special_requests',
    'child_ages',
    'wheelchair',
    'closing_note',
    'search_extra',
    'search_text',
    // Says that the others are empty.
    'forgotten_at',
  ],
  trip_details: ['hotel_name'],
  custom_trip_details: ['budget_range', 'day_plans', 'locations'],
  sandbox_checkouts: ['description'],
  legs: ['pickup', 'dropoff', 'flight_number'],
  allocations: ['reason'],
  quotes: ['note', 'wish', 'plan'],
  drive_steps: ['note', 'latitude', 'longitude', 'photo_coming'],
}

const OURS = 'an id of ours'
const FOR_THE_ACCOUNTS = 'the accounts need it'
const WHO_DROVE = 'shows who drove which vehicle when, for an accident or a fine'
const STEP = 'shows how the booking was paid'

/** The tables whose rows stay, and the reason for each column that is not emptied. */
const KEPT = {
  bookings: {
    id: OURS,
    reference: FOR_THE_ACCOUNTS,
    channel: STEP,
    status: STEP,
    kind: FOR_THE_ACCOUNTS,
    title:
      'the name of the trip, for the accounts; that of a transfer, which names places, and one that an integration wrote are replaced',
    vehicle_class: FOR_THE_ACCOUNTS,
    travel_date: FOR_THE_ACCOUNTS,
    end_date: FOR_THE_ACCOUNTS,
    guests: FOR_THE_ACCOUNTS,
    children: FOR_THE_ACCOUNTS,
    child_seats: FOR_THE_ACCOUNTS,
    language: 'one of nine, which names nobody',
    version: STEP,
    luggage: FOR_THE_ACCOUNTS,
    waiting_baht: FOR_THE_ACCOUNTS,
    price_baht: FOR_THE_ACCOUNTS,
    waits_until: STEP,
    hold_network: 'a keyed hash, there only while something is held without a payment',
    hold_refused: STEP,
    terms: 'what was agreed about cancelling, for the accounts',
    deposit_percent: 'what was agreed about paying, for the accounts',
    receipt_sent_at: STEP,
    created_at: FOR_THE_ACCOUNTS,
    updated_at: FOR_THE_ACCOUNTS,
  },
  trip_details: {
    booking_id: OURS,
    kind: FOR_THE_ACCOUNTS,
    tour_id: FOR_THE_ACCOUNTS,
    origin: FOR_THE_ACCOUNTS,
    vehicle_text: 'the name of a class; what an integration wrote in its place is emptied',
  },
  custom_trip_details: {
    booking_id: OURS,
    kind: FOR_THE_ACCOUNTS,
    more_than_eight: FOR_THE_ACCOUNTS,
    number_of_days: FOR_THE_ACCOUNTS,
  },
  legs: {
    id: OURS,
    booking_id: OURS,
    position: FOR_THE_ACCOUNTS,
    starts_at: FOR_THE_ACCOUNTS,
    ends_at: FOR_THE_ACCOUNTS,
    minutes_before: 'the empty drive from the base',
    minutes_after: 'the empty drive back',
    free_waiting_minutes: FOR_THE_ACCOUNTS,
    stop: FOR_THE_ACCOUNTS,
  },
  allocations: {
    id: OURS,
    booking_id: OURS,
    leg_id: OURS,
    vehicle_id: WHO_DROVE,
    driver_id: WHO_DROVE,
    busy_from: WHO_DROVE,
    busy_until: WHO_DROVE,
    status: WHO_DROVE,
    expires_at: WHO_DROVE,
    pinned: WHO_DROVE,
    created_at: WHO_DROVE,
  },
  drive_steps: {
    id: OURS,
    booking_id: OURS,
    leg_id: OURS,
    driver_id: WHO_DROVE,
    step: WHO_DROVE,
    pressed_at: WHO_DROVE,
    received_at: WHO_DROVE,
    starts_at: WHO_DROVE,
    amount_baht: FOR_THE_ACCOUNTS,
    kilometres: 'what the vehicle had driven',
    rejection: WHO_DROVE,
    undone_at: WHO_DROVE,
    noted_at: WHO_DROVE,
  },
  reversals: {
    id: OURS,
    payment_id: OURS,
    kind: FOR_THE_ACCOUNTS,
    state: FOR_THE_ACCOUNTS,
    amount_satang: FOR_THE_ACCOUNTS,
    provider_id: 'finds the money at the provider',
    answer: FOR_THE_ACCOUNTS,
    made_at: FOR_THE_ACCOUNTS,
    created_at: FOR_THE_ACCOUNTS,
    updated_at: FOR_THE_ACCOUNTS,
  },
  quotes: {
    id: OURS,
    booking_id: OURS,
    version: FOR_THE_ACCOUNTS,
    status: STEP,
    total_baht: FOR_THE_ACCOUNTS,
    starts_at: STEP,
    valid_until: FOR_THE_ACCOUNTS,
    wished_at: STEP,
    opened_at: STEP,
    created_by: 'the kind of actor, or an admin',
    created_at: FOR_THE_ACCOUNTS,
    updated_at: FOR_THE_ACCOUNTS,
  },
  refunds: {
    id: OURS,
    payment_id: OURS,
    booking_id: OURS,
    status: FOR_THE_ACCOUNTS,
    amount_satang: FOR_THE_ACCOUNTS,
    reason: FOR_THE_ACCOUNTS,
    idempotency_key: OURS,
    provider_refund_id: 'finds the money at the provider',
    last_error: 'written by us, about money',
    paid_out_at: FOR_THE_ACCOUNTS,
    created_by: 'the kind of actor, or an admin',
    created_at: FOR_THE_ACCOUNTS,
    updated_at: FOR_THE_ACCOUNTS,
  },
  payments: {
    id: OURS,
    booking_id: OURS,
    provider: FOR_THE_ACCOUNTS,
    purpose: FOR_THE_ACCOUNTS,
    method: FOR_THE_ACCOUNTS,
    collected_by: FOR_THE_ACCOUNTS,
    handed_over_at: FOR_THE_ACCOUNTS,
    authorises: FOR_THE_ACCOUNTS,
    status: FOR_THE_ACCOUNTS,
    idempotency_key: OURS,
    amount_satang: FOR_THE_ACCOUNTS,
    currency: FOR_THE_ACCOUNTS,
    session_id: 'finds the money at the provider',
    payment_intent_id: 'finds the money at the provider',
    checkout_url: 'the page of the provider, which is closed',
    expires_at: STEP,
    attention_reason: 'written by us, about money',
    received_satang: FOR_THE_ACCOUNTS,
    paid_at: FOR_THE_ACCOUNTS,
    processing_since: STEP,
    created_at: FOR_THE_ACCOUNTS,
    updated_at: FOR_THE_ACCOUNTS,
  },
  sandbox_checkouts: {
    session_id: OURS,
    idempotency_key: OURS,
    payment_id: OURS,
    reference: FOR_THE_ACCOUNTS,
    amount_satang: FOR_THE_ACCOUNTS,
    currency: FOR_THE_ACCOUNTS,
    status: STEP,
    methods: FOR_THE_ACCOUNTS,
    method: FOR_THE_ACCOUNTS,
    authorises: FOR_THE_ACCOUNTS,
    paid: STEP,
    success_url: 'our own page with the session',
    cancel_url: 'our own page with a token that opens nothing any more',
    expires_at: STEP,
    created_at: STEP,
  },
  sandbox_refunds: {
    refund_id: OURS,
    idempotency_key: OURS,
    session_id: OURS,
    amount_satang: FOR_THE_ACCOUNTS,
    status: STEP,
    made_at: STEP,
  },
  erasures: {
    id: OURS,
    at: 'the day of the erasure',
    address_code: 'a restore needs it, and without the secret it says nothing',
    secret_mark: 'names the secret',
  },
}

const tables = Object.values(schema).filter((exported) => is(exported, PgTable))

test('every table is listed as deleted, or every column of it as kept with a reason', () => {
  const names = tables.map((table) => getTableConfig(table).name)
  expect(names.sort()).toEqual([...Object.keys(DELETED), ...Object.keys(KEPT)].sort())
  for (const [name, reasons] of Object.entries(KEPT)) {
    const table = tables.find((one) => getTableConfig(one).name === name)
    const columns = Object.values(table ? getTableColumns(table) : {}).map((column) => column.name)
    const declared = [
      ...Object.keys(reasons),
      ...(name in EMPTIED ? EMPTIED[name as keyof typeof EMPTIED] : []),
    ]
    expect(columns.sort(), name).toEqual(declared.sort())
  }
})

test.for(['after a year', 'when the guest asks'])(
  'the guest data of a paid booking is emptied %s',
  async (when) => {
    await using site = await siteWithPayments('sandbox')
    const { sessionId, booking } = await bookingAtCheckout(site)
    await site.payAsGuest(sessionId)
    await settlePayment(site.deps, sessionId)
    const read = async () => {
      const { rows } = await site.database.pool.query(
        'select * from bookings join trip_details on booking_id = bookings.id',
      )
      return rows[0]
    }
    await site.database.pool.query(
      `begin; set local saphan.actor = 'guest';
       update bookings set customer_whatsapp = 'a', customer_country = 'a', closing_note = 'a', child_ages = '5', wheelchair = true, email_proved_at = now();
       commit`,
    )
    const before = await read()
    site.letTimePass(Date.parse('2028-01-15T10:00:00+07:00') - site.deps.now())
    if (when === 'after a year') await forgetOldRequests(site.deps)
    else
      await erasePerson({ ...site.deps, storeOutside() {} }, booking.customerEmail, { evenUpcoming: false })
    const after = await read()
    expect(Object.keys(before).filter((name) => String(before[name]) !== String(after[name]))).toEqual(
      expect.arrayContaining([...EMPTIED.bookings, ...EMPTIED.trip_details]),
    )
    for (const name of Object.keys({ ...KEPT.bookings, ...KEPT.trip_details }))
      expect(after[name], name).toEqual(before[name])
  },
)

test('a transfer and a custom trip that were paid lose their guest too', async () => {
  await using site = await testSite()
  await insertGuestHistory(site, ADA)
  await site.database.pool.query(`
    insert into payments (booking_id, provider, status, idempotency_key, amount_satang, currency, expires_at)
    select id, 'sandbox', 'paid', gen_random_uuid(), 100000, 'thb', now() from bookings;
    update custom_trip_details set day_plans = '{"day1": "${ADA.message}"}'`)
  await erasePerson({ ...site.deps, storeOutside() {} }, ADA.email.toLowerCase(), { evenUpcoming: true })
  expect(await rowsWith(site.database.pool, Object.values(ADA))).toEqual([])
  const { rows } = await site.database.pool.query('select kind, title from bookings order by kind, title')
  expect(rows).toMatchObject([
    { kind: 'custom', title: 'Custom trip' },
    { kind: 'transfer', title: 'Transfer' },
    { kind: 'trip' },
    { kind: 'trip' },
  ])
})

test('after a year guest data is left only in subscriptions, reviews and their emails', async () => {
  await using site = await testSite()
  await insertGuestHistory(site, ADA)
  await site.sendMails()
  site.letTimePass(Date.parse('2028-02-15T10:00:00+07:00') - site.deps.now())
  await forgetOldRequests(site.deps)
  const left = await rowsWith(site.database.pool, Object.values(ADA))
  // The subscription is still active, and the review was written to be published.
  const tablesLeft = new Set(left.map((row) => row.slice(0, row.indexOf(':'))))
  expect(tablesLeft).toEqual(
    new Set(['newsletter_subscriptions', 'testimonials', 'mails', 'sandbox_mailbox']),
  )
  const { mails = [] } = await rowsByTable(site.database.pool)
  expect(mails.every((mail) => /,(newsletter-(question|welcome)|operator-review),/.test(mail))).toBe(true)
})
