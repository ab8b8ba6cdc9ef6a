import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeSnapshot, untilIdle } from './check-invariants.ts'
import { type DatabaseServer, startDatabaseServer } from './database-server.ts'
import { guestsOf, request } from './guests.ts'
import { findBreaches, INVARIANTS, type Invariant } from './invariants/invariants.ts'
import { ALL_KINDS } from './request-kinds.ts'
import type { Snapshot } from './snapshot.ts'
import { startSystem } from './test-system.ts'

type Mail = Snapshot['mails'][number]

let server: DatabaseServer
let sound: Snapshot

beforeAll(async () => {
  server = await startDatabaseServer(['-c', 'fsync=off'])
  await using system = await startSystem(server)
  const guests = guestsOf(system)
  for (const kind of ALL_KINDS) await guests.submit(request(kind))
  const { sessionId } = await guests.submit(request('card'))
  await guests.pay(sessionId)
  await guests.seePaid(sessionId)
  await untilIdle(system)
  sound = await takeSnapshot(system)
}, 120_000)
afterAll(() => server[Symbol.asyncDispose]())

test('a run without faults breaks no invariant', () => {
  expect(findBreaches(sound)).toEqual([])
})

/** Each plants one violation, as a lost or doubled record would cause it. */
const PLANTED: [Invariant, what: string, plant: (snapshot: Snapshot) => unknown][] = [
  ['kept as sent', 'a booking is gone', ({ bookings }) => bookings.shift()],
  ['kept as sent', 'a custom trip is gone', ({ customTrips }) => customTrips.shift()],
  [
    'kept as sent',
    'a taxi has another day',
    ({ taxis }) => Object.assign(first(taxis), { pickupDate: '2000-01-01' }),
  ],
  ['kept as sent', 'a checkout is gone', ({ payments }) => payments.splice(0)],
  ['stored once', 'a booking is there twice', ({ bookings }) => bookings.push(first(bookings))],
  [
    'stored once',
    'a booking is there under a second id',
    ({ bookings }) => bookings.push({ ...first(bookings), requestId: 'another', reference: 'SPN-OTHER' }),
  ],
  [
    'stored once',
    'two requests have one reference',
    ({ taxis, customTrips }) => Object.assign(first(taxis), { reference: first(customTrips).reference }),
  ],
  [
    'paid is known',
    'a payment is not known here',
    ({ payments }) => paid(payments).map((one) => Object.assign(one, { status: 'open' })),
  ],
  [
    'paid is known',
    'a guest was told "paid" and is not confirmed',
    ({ bookings }) => bookings.map((one) => Object.assign(one, { status: 'draft' })),
  ],
  [
    'sums agree',
    'a payment is of another amount',
    ({ payments }) => paid(payments).map((one) => Object.assign(one, { amountSatang: 1 })),
  ],
  [
    'refunds agree',
    'money went back at the provider that is not known here',
    ({ payments, returned }) =>
      paid(payments).map(({ paymentIntentId }) =>
        returned.push({
          ...{ id: 're_1', object: 'refund', status: 'succeeded', amount: 100, created: 0 },
          payment_intent: paymentIntentId,
        }),
      ),
  ],
  [
    'given once',
    'a booking can be paid twice',
    ({ sessions }) => sessions.push(...sessions.filter(({ status }) => status === 'open')),
  ],
  ['given once', 'a booking is paid twice', ({ payments }) => payments.push(...paid(payments))],
  ['everybody is told', 'a mail was never stored', ({ mails }) => mails.shift()],
  ['everybody is told', 'a mail never arrived', ({ accepted }) => accepted.shift()],
  [
    'everybody is told',
    'a mail is undeliverable without a reason',
    ({ mails }) => Object.assign(first(mails), { status: 'undeliverable' }),
  ],
  [
    'everybody is told',
    'a mail waits for a digest that does not exist',
    ({ mails }) => Object.assign(toOperator(mails), { status: 'in-digest' }),
  ],
  [
    'everybody is told',
    'a digest never arrived',
    (snapshot) => {
      putIntoDigest(snapshot)
      snapshot.accepted.splice(
        snapshot.accepted.findIndex(({ messageId }) => messageId === DIGEST),
        1,
      )
    },
  ],
  [
    'told once',
    'a mail arrived by itself and in a digest',
    (snapshot) => {
      const { id, toAddress } = putIntoDigest(snapshot)
      snapshot.accepted.push({ ...first(snapshot.accepted), to: toAddress, messageId: `<${id}@localhost>` })
    },
  ],
  ['told once', 'a mail was stored twice', ({ mails }) => mails.push(first(mails))],
  ['told once', 'a mail arrived twice', ({ accepted }) => accepted.push(first(accepted))],
  [
    'told once',
    'the mail server has a mail that is not in the database',
    ({ accepted }) => accepted.push({ ...first(accepted), messageId: '<other@localhost>' }),
  ],
  [
    'steps are legal',
    'a step of a taxi is missing',
    ({ events, taxis }) => withoutEventsOf(first(taxis), events),
  ],
  [
    'steps are legal',
    'a step of a payment is missing',
    ({ events, payments }) => withoutEventsOf(first(payments), events),
  ],
  [
    'steps are legal',
    'a step is illegal',
    ({ events }) =>
      events.map((one) => (one.subjectKind === 'booking' ? Object.assign(one, { event: 'complete' }) : one)),
  ],
  [
    'each change has an actor',
    'a guest has settled a payment',
    ({ events }) => events.map((one) => one.event === 'settle' && Object.assign(one, { actor: 'guest' })),
  ],
  ['steps are legal', 'a confirmed card booking is not paid', ({ payments }) => payments.splice(0)],
  [
    'steps are legal',
    'the money of a cancelled booking stays here',
    ({ bookings }) =>
      Object.assign(first(bookings.filter(({ channel }) => channel === 'card')), { status: 'cancelled' }),
  ],
  [
    'nothing is stuck',
    'a mail waits and no job will send it',
    ({ mails }) => Object.assign(first(mails), { status: 'queued' }),
  ],
  [
    'nothing is stuck',
    'a job hangs',
    ({ jobs }) => jobs.push({ name: 'send-mail', state: 'active', about: null }),
  ],
  [
    'nothing is stuck',
    'a checkout is open beyond its time',
    ({ payments }) => payments.map((one) => Object.assign(one, { status: 'open', expiresAt: new Date(0) })),
  ],
  [
    'nothing overlaps',
    'a vehicle is taken twice',
    ({ allocations }) => allocations.push({ ...held(allocations), id: 'another' }),
  ],
  [
    'held by state',
    'an expired request keeps its vehicle',
    ({ taxis }) => Object.assign(first(taxis), { status: 'expired' }),
  ],
  [
    'held by state',
    'a paid trip has no vehicle',
    ({ allocations }) =>
      allocations.map((one) => one.status === 'firm' && Object.assign(one, { status: 'released' })),
  ],
  [
    'deadlines agree',
    'a hold ends before its booking',
    ({ allocations }) => Object.assign(held(allocations), { expiresAt: new Date(0) }),
  ],
  [
    'deadlines agree',
    'a checkout waits without a deadline',
    ({ bookings }) =>
      bookings.map((one) => one.status === 'awaiting_payment' && Object.assign(one, { waitsUntil: null })),
  ],
  [
    'holds are limited',
    'four bookings that hold a vehicle have one guest',
    ({ bookings, taxis, customTrips }) =>
      [...bookings, ...taxis, ...customTrips].map((one) =>
        Object.assign(one, { customerPhone: '081 234 5678' }),
      ),
  ],
]

test.for(PLANTED)('the invariant "%s" is broken when %s', ([invariant, , plant]) => {
  const snapshot = structuredClone(sound)
  plant(snapshot)
  expect(findBreaches(snapshot).map((breach) => breach.invariant)).toContain(invariant)
})

test('an email in a delivered digest counts as delivered', () => {
  const snapshot = structuredClone(sound)
  putIntoDigest(snapshot)
  expect(findBreaches(snapshot)).toEqual([])
})

test('every invariant has a planted violation', () => {
  expect(Object.keys(INVARIANTS).sort()).toEqual([...new Set(PLANTED.map(([invariant]) => invariant))].sort())
})

const DIGEST = '<digest@localhost>'

/** As if the operator's email about the first request had gone into a digest. */
function putIntoDigest({ mails, accepted }: Snapshot): Mail {
  const mail = toOperator(mails)
  const digestId = crypto.randomUUID()
  mails.push({
    ...mail,
    id: crypto.randomUUID(),
    kind: 'operator-digest',
    subjectId: digestId,
    messageId: DIGEST,
  })
  const arrived = accepted.find(({ messageId }) => messageId === mail.messageId)
  Object.assign(arrived ?? {}, { messageId: DIGEST })
  return Object.assign(mail, { status: 'in-digest', digestId, messageId: null })
}

function toOperator(mails: Mail[]): Mail {
  return first(mails.filter(({ kind }) => kind === 'operator-booking'))
}

function held(allocations: Snapshot['allocations']) {
  return first(allocations.filter(({ status }) => status === 'held'))
}

function first<Thing>(things: Thing[]): Thing {
  const [thing] = things
  if (!thing) throw new Error('the list is empty')
  return thing
}

function paid<Payment extends { status: string }>(payments: Payment[]): Payment[] {
  return payments.filter(({ status }) => status === 'paid')
}

function withoutEventsOf({ id }: { id: string }, events: Snapshot['events']) {
  events.splice(
    events.findIndex(({ subjectId }) => subjectId === id),
    1,
  )
}
