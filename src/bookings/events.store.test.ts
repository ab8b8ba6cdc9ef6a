import { expect, test } from 'vitest'
import {
  ALLOCATION_EVENTS,
  ALLOCATION_STATUSES,
  allocationActors,
  nextAllocationStatus,
} from '#fleet/allocation/allocation.rules.ts'
import {
  nextPaymentStatus,
  PAYMENT_EVENTS,
  PAYMENT_STATUSES,
  paymentActors,
} from '#money/payments/payment-status.rules.ts'
import {
  nextRefundStatus,
  REFUND_EVENTS,
  REFUND_STATUSES,
  refundActors,
} from '#money/refunds/refund-status.rules.ts'
import { nextQuoteStatus, QUOTE_EVENTS, QUOTE_STATUSES, quoteActors } from '#quotes/quote-status.rules.ts'
import type { TestDatabase } from '#tests/database/database.ts'
import { wantedVan } from '#tests/database/fleet-rows.ts'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import { ACTOR_KINDS, type Actor, type ActorKind } from './actor.rules.ts'
import { BOOKING_EVENTS, BOOKING_STATUSES, bookingActors, nextBookingStatus } from './booking-status.rules.ts'
import { listEventsOf } from './events.store.ts'

type Transition = { from: string; event: string; to: string; actors: readonly ActorKind[] }

function transitionsOf<Status extends string, Event extends string>(
  statuses: readonly Status[],
  events: readonly Event[],
  next: (status: Status, event: Event) => Status | undefined,
  actors: (event: Event) => readonly ActorKind[],
): Transition[] {
  return statuses.flatMap((from) =>
    events.flatMap((event) => {
      const to = next(from, event)
      return to ? { from, event, to, actors: actors(event) } : []
    }),
  )
}

const TRANSITIONS = {
  booking: transitionsOf(BOOKING_STATUSES, BOOKING_EVENTS, nextBookingStatus, bookingActors),
  payment: transitionsOf(PAYMENT_STATUSES, PAYMENT_EVENTS, nextPaymentStatus, paymentActors),
  refund: transitionsOf(REFUND_STATUSES, REFUND_EVENTS, nextRefundStatus, refundActors),
  quote: transitionsOf(QUOTE_STATUSES, QUOTE_EVENTS, nextQuoteStatus, quoteActors),
  allocation: transitionsOf(ALLOCATION_STATUSES, ALLOCATION_EVENTS, nextAllocationStatus, allocationActors),
}
const KINDS = Object.keys(TRANSITIONS) as (keyof typeof TRANSITIONS)[]

test.for(KINDS)(
  'the database allows a %s the steps of the domain by their actors, and no others',
  async (kind) => {
    await using database = await recycledDatabase()
    const { rows } = await database.pool.query(
      `select from_status as from, event, to_status as to, actors from ${kind}_transitions()`,
    )
    expect(rows.toSorted(byName)).toEqual(TRANSITIONS[kind].toSorted(byName))
  },
)

test.for(KINDS)('of a %s, one actor has one event between the same two states', (kind) => {
  const steps = TRANSITIONS[kind].flatMap(({ from, to, actors }) =>
    actors.map((actor) => `${actor}: ${from}, ${to}`),
  )
  expect(steps).toEqual([...new Set(steps)])
})

function byName(one: Transition, other: Transition): number {
  return `${one.from} ${one.event}`.localeCompare(`${other.from} ${other.event}`)
}

/** Changes bookings in one transaction by this actor, or by nobody. */
function change({ db }: TestDatabase, actor: Actor | undefined, ...changes: string[]) {
  const work = async (tx: Parameters<Parameters<typeof db.transaction>[0]>[0]) => {
    for (const set of changes) await tx.execute(`update bookings set ${set}`)
  }
  return db.transaction(work, actor && { actor })
}

test('nobody can change a booking, and nobody can do what is for another actor', async () => {
  await using database = await recycledDatabase()
  await wantedVan(database.db.read)
  await change(database, 'staff:ada@example.com', `status = 'confirmed'`)
  const whole = (error: unknown) =>
    expect.objectContaining({ cause: expect.objectContaining({ message: error }) })
  await expect(change(database, undefined, `status = 'completed'`)).rejects.toEqual(
    whole('who acts? saphan.actor is not set'),
  )
  await expect(change(database, undefined, 'guests = guests + 1')).rejects.toEqual(
    whole('who acts? saphan.actor is not set'),
  )
  const allowed: Actor[] = ['staff:ada@example.com', 'driver:7', 'clock']
  for (const kind of ACTOR_KINDS.filter((one) => !allowed.some((actor) => actor.startsWith(one))))
    await expect(change(database, kind as Actor, `status = 'completed'`)).rejects.toEqual(
      whole(`a booking cannot go from confirmed to completed by ${kind}`),
    )
  for (const actor of allowed) {
    await change(database, actor, `status = 'completed'`)
    await change(database, 'staff:ada@example.com', `status = 'confirmed'`)
  }
})

test('an event says who changed what from what to what, and only what is listed', async () => {
  await using database = await recycledDatabase()
  const { bookingId } = await wantedVan(database.db.read)
  await change(
    database,
    `staff:o'hara@example.com`,
    `status = status, customer_name = 'Ada', updated_at = now()`,
    `travel_date = '2027-03-01', end_date = '2027-03-02', customer_name = 'Grace'`,
    'price_baht = 4000',
    `status = 'cancelled'`,
  )
  const happened = await listEventsOf(database.db.read, [bookingId])
  const about = { bookingId, subjectKind: 'booking', subjectId: bookingId, actor: `staff:o'hara@example.com` }
  expect(happened).toMatchObject([
    { ...about, event: 'reschedule', after: { travel_date: '2027-03-01', end_date: '2027-03-02' } },
    { ...about, event: 'change', before: { price_baht: null }, after: { price_baht: 4000 } },
    { ...about, event: 'cancel', before: { status: 'requested' }, after: { status: 'cancelled' } },
  ])
  expect(JSON.stringify(happened)).not.toMatch(/Ada|Grace/)
})

test('another time of a pickup is an event of the booking', async () => {
  await using database = await recycledDatabase()
  const { bookingId } = await wantedVan(database.db.read)
  const later = `update legs set starts_at = starts_at + interval '30 minutes'`
  await expect(database.db.read.execute(later)).rejects.toThrow()
  await database.db.transaction((tx) => tx.execute(later), { actor: 'guest' })
  const [event] = await listEventsOf(database.db.read, [bookingId])
  expect(event).toMatchObject({
    subjectKind: 'booking',
    event: 'reschedule',
    actor: 'guest',
    after: { leg: 1 },
  })
})

test('the actor of a transaction does not act in the next one on its connection', async () => {
  await using database = await recycledDatabase()
  const who = `select current_setting('saphan.actor', true) as actor`
  const actors = []
  for (const by of [{ actor: 'clock' } as const, undefined])
    actors.push((await database.db.transaction((tx) => tx.execute(who), by)).rows[0]?.actor)
  expect(actors).toEqual(['clock', ''])
})
