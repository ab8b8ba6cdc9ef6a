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

test('where nothing went wrong, nothing is found', () => {
  expect(findBreaches(sound)).toEqual([])
})

/** Each breaks one thing, in the kind that a lost or doubled one would. */
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
    'nobody knows of a payment',
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
    'given once',
    'a booking can be paid twice',
    ({ sessions }) => sessions.push(...sessions.filter(({ status }) => status === 'open')),
  ],
  ['given once', 'a booking is paid twice', ({ payments }) => payments.push(...paid(payments))],
  ['everybody is told', 'a mail was never noted', ({ mails }) => mails.shift()],
  ['everybody is told', 'a mail never arrived', ({ accepted }) => accepted.shift()],
  [
    'everybody is told',
    'a mail was given up without a word',
    ({ mails }) => Object.assign(first(mails), { status: 'undeliverable' }),
  ],
  [
    'everybody is told',
    'a mail waits for a digest that nobody noted',
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
    'a mail arrived, and is in a digest as well',
    (snapshot) => {
      const { id, toAddress } = putIntoDigest(snapshot)
      snapshot.accepted.push({ ...first(snapshot.accepted), to: toAddress, messageId: `<${id}@localhost>` })
    },
  ],
  ['told once', 'a mail was noted twice', ({ mails }) => mails.push(first(mails))],
  ['told once', 'a mail arrived twice', ({ accepted }) => accepted.push(first(accepted))],
  [
    'told once',
    'a mail came from nowhere',
    ({ accepted }) => accepted.push({ ...first(accepted), messageId: '<other@localhost>' }),
  ],
  ['steps are legal', 'a step is missing', ({ history }) => history.shift()],
  [
    'steps are legal',
    'a step is illegal',
    ({ history }) => history.map((one) => Object.assign(one, { event: 'complete' })),
  ],
  ['steps are legal', 'somebody confirmed is not paid', ({ payments }) => payments.splice(0)],
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
]

test.for(PLANTED)('"%s" is found broken when %s', ([invariant, , plant]) => {
  const snapshot = structuredClone(sound)
  plant(snapshot)
  expect(findBreaches(snapshot).map((breach) => breach.invariant)).toContain(invariant)
})

test('a request is told as well by the digest that it stands in', () => {
  const snapshot = structuredClone(sound)
  putIntoDigest(snapshot)
  expect(findBreaches(snapshot)).toEqual([])
})

test('every invariant has something planted for it', () => {
  expect(Object.keys(INVARIANTS).sort()).toEqual([...new Set(PLANTED.map(([invariant]) => invariant))].sort())
})

const DIGEST = '<digest@localhost>'

/** As if the operator had been told of the first request by a digest instead of by a mail of its own. */
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

function first<Thing>(things: Thing[]): Thing {
  const [thing] = things
  if (!thing) throw new Error('there is none')
  return thing
}

function paid<Payment extends { status: string }>(payments: Payment[]): Payment[] {
  return payments.filter(({ status }) => status === 'paid')
}
