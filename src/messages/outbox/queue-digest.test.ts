import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { requestBooking } from '#bookings/placing/request-booking.ts'
import { requestTaxi } from '#bookings/placing/request-taxi.ts'
import { bookings, mails } from '#platform/database/schema/schema.ts'
import { countAttempts } from '#platform/limits/rate-limits.store.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { filledForm, offerOf, placedBooking } from '#tests/factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { queueDigest } from './queue-digest.ts'
import { sendMail } from './send-mail.ts'

const SINGLE_MAILS = 100
const TAXI = {
  ...{ name: 'Ada Example', email: 'ada@example.com', phone: '+44 7700 900123', pickup: 'River Inn' },
  ...{ dropoff: 'Bangkok airport', service: 'one-way', vehicle: 'car', passengers: '2', luggage: '2' },
  ...{ pickupDate: '2027-01-15', pickupTime: '07:30' },
}

/** Bookings by email, each for another hotel and from another address. */
const placeMany = ({ deps }: TestSite, count: number, name: string) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      requestBooking(deps, {
        offer: offerOf('erawan-death-railway'),
        submission: filledForm({ email: `${name}${index}@example.com`, hotelName: `Hotel ${index}` }),
      }),
    ),
  )

/** As if that many emails about requests had been sent to the operator in this hour. */
async function sendMany(site: TestSite, count = SINGLE_MAILS) {
  const toAddress = site.deps.addresses.operator
  const rows = Array.from({ length: count }, () => ({
    ...{ kind: 'operator-booking', subjectId: crypto.randomUUID(), toAddress },
  }))
  await site.deps.db.read.insert(mails).values(rows)
  await site.sendMails()
}

async function mailsToOperator({ deps }: TestSite) {
  return deps.db.read.select().from(mails).where(eq(mails.toAddress, deps.addresses.operator))
}

async function digestsIn(site: TestSite) {
  const { operator } = site.deps.addresses
  return (await site.mailbox()).filter(
    ({ toAddress, subject }) => toAddress === operator && subject.startsWith('More new requests'),
  )
}

test('of very many requests within an hour, the first get an email each and the others one digest', async () => {
  await using site = await testSite()
  const { operator } = site.deps.addresses
  await sendMany(site, SINGLE_MAILS - 10)
  await placeMany(site, 20, 'guest')
  expect(await requestTaxi(site.deps, { input: TAXI })).toMatchObject({ ok: true })
  await site.sendMails()
  const single = (await site.mailbox()).filter(({ toAddress }) => toAddress === operator)
  expect(single).toHaveLength(10)

  await queueDigest(site.deps)
  await site.sendMails()
  const [digest, ...others] = await digestsIn(site)
  expect(others).toEqual([])
  const { reference, kind } = bookings
  const stored = await site.deps.db.read.select({ reference, kind }).from(bookings).orderBy(kind)
  expect(stored).toHaveLength(21)
  const references = stored.map((booking) => booking.reference)
  const told = [digest, ...single].map((mail) => mail?.text).join('\n')
  expect(references.filter((reference) => !told.includes(reference))).toEqual([])
  const listed = references.filter((reference) => digest?.text.includes(reference))
  expect(listed).toHaveLength(references.length - 10)
  expect(digest?.text).toContain(`http://localhost:3000/desk/bookings/${listed.at(-1)}`)
})

test('after an outage of the mail server the hourly limit still holds', async () => {
  await using site = await testSite()
  await placeMany(site, 12, 'guest')
  const isOperators = eq(mails.toAddress, site.deps.addresses.operator)
  const waiting = await site.deps.db.read.select().from(mails).where(isOperators)
  const away = { ...site.deps, mail: { deliver: () => Promise.reject(new Error('451')) } }
  for (let hour = 0; hour < 3; hour++) {
    for (const { id } of waiting) await expect(sendMail(away, id)).rejects.toThrow('451')
    site.letTimePass(HOUR_MS)
  }
  await countAttempts(site.deps.db.read, {
    key: 'requests-to-operator',
    times: SINGLE_MAILS - 10,
    limit: { window: HOUR_MS / 1_000, max: SINGLE_MAILS },
    nowMs: site.deps.now(),
  })
  await site.sendMails()
  const statuses = (await mailsToOperator(site)).filter(({ id }) => waiting.some((one) => one.id === id))
  expect(statuses.filter(({ status }) => status === 'sent')).toHaveLength(10)
  expect(statuses.filter(({ status }) => status === 'in-digest')).toHaveLength(2)
})

test('the hourly limit holds for days, and each digest lists only new requests', async () => {
  await using site = await testSite()
  for (let hour = 0; hour < 72; hour += 24) {
    await sendMany(site, SINGLE_MAILS + 1)
    await placeMany(site, 3, `hour${hour}-`)
    await site.sendMails()
    const before = await mailsToOperator(site)
    expect(before.filter(({ status, digestId }) => status === 'in-digest' && !digestId)).toHaveLength(4)
    for (let time = 0; time < 2; time++) await queueDigest(site.deps)
    await site.sendMails()
    site.letTimePass(24 * HOUR_MS)
  }
  const digests = await digestsIn(site)
  expect(digests.map(({ subject }) => subject)).toEqual(Array(3).fill('More new requests: 4 bookings'))
})

test('emails about money and emails to guests are never put into a digest', async () => {
  await using site = await testSite()
  await sendMany(site)
  const { booking } = await placedBooking(site)
  const toAddress = site.deps.addresses.operator
  const about = { subjectId: booking.id, toAddress }
  const money = [
    { kind: 'operator-booking-paid', ...about },
    { kind: 'operator-payment-attention', ...about },
  ]
  await site.deps.db.read.insert(mails).values(money)
  await placeMany(site, 1, 'guest')
  await site.sendMails()
  const statuses = await site.deps.db.read
    .select({ kind: mails.kind, status: mails.status })
    .from(mails)
    .where(inArray(mails.kind, [...money.map(({ kind }) => kind), 'guest-booking-received']))
  expect(statuses.filter(({ status }) => status === 'in-digest')).toEqual([])
  expect(statuses).toHaveLength(3)
})

test('each request is listed once, also when instances run concurrently or one fails halfway', async () => {
  await using site = await testSite()
  await sendMany(site)
  await placeMany(site, 5, 'guest')
  await site.sendMails()
  const failing = {
    ...site.deps.queue,
    enqueue: () => Promise.reject(new Error('the queue is away')),
  }
  await expect(queueDigest({ ...site.deps, queue: failing })).rejects.toThrow('the queue is away')
  await Promise.all(Array.from({ length: 4 }, () => queueDigest(site.deps)))
  await site.sendMails()
  expect((await digestsIn(site)).map(({ subject }) => subject)).toEqual(['More new requests: 5 bookings'])
  const waiting = (await mailsToOperator(site)).filter(
    ({ digestId, status }) => status === 'in-digest' && !digestId,
  )
  expect(waiting).toEqual([])
})

test('a request that was deleted meanwhile is not listed, and an empty digest is not sent', async () => {
  await using site = await testSite()
  await sendMany(site)
  await placeMany(site, 1, 'guest')
  await site.sendMails()
  await queueDigest(site.deps)
  await site.deps.db.read.delete(mails).where(eq(mails.status, 'in-digest'))
  await site.sendMails()
  expect(await digestsIn(site)).toEqual([])
})
