import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createDatabase, openPool } from '#platform/database/database.ts'
import { bookings, mails } from '#platform/database/schema/schema.ts'
import type { Deps } from '#platform/deps.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import { createQueue } from '#platform/queue/queue.ts'
import { filledForm, offerOf } from '#tests/factories.ts'
import { inWords } from '#tests/problems.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { requestBooking } from './request-booking.ts'

const offer = offerOf('erawan-death-railway')
const form = filledForm({ requestId: '3c5a7f0e-0f4c-4b2a-9d6e-1a2b3c4d5e6f' })
const TRY_AGAIN = 'Failed to send booking request. Please try again.'

const rowsOf = async ({ deps }: TestSite) => [
  await deps.db.read.$count(bookings),
  await deps.db.read.$count(mails),
]

test('while the database is unreachable the guest is asked to try again, and can', async () => {
  await using site = await testSite()
  const pool = openPool('postgres://saphan@127.0.0.1:1/saphan')
  const gone = { ...site.deps, db: createDatabase(pool) }
  expect(inWords(await requestBooking(gone, { offer, submission: form }))).toMatchObject({
    ok: false,
    reason: 'unavailable',
    message: TRY_AGAIN,
  })
  await pool.end()
  expect(await requestBooking(site.deps, { offer, submission: form })).toMatchObject({ ok: true })
  expect(await rowsOf(site)).toEqual([1, 2])
})

test('when the server ends the connection halfway nothing is stored, and the next try stores everything', async () => {
  await using site = await testSite()
  const enqueue: Deps['queue']['enqueue'] = async (tx) => {
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
  }
  const interrupted = { ...site.deps, queue: { ...site.deps.queue, enqueue } }
  expect(await requestBooking(interrupted, { offer, submission: form })).toMatchObject({
    ok: false,
    reason: 'unavailable',
  })
  expect(await rowsOf(site)).toEqual([0, 0])
  expect(await requestBooking(site.deps, { offer, submission: form })).toMatchObject({ ok: true })
  expect(await rowsOf(site)).toEqual([1, 2])
})

test('when only the answer to the commit is lost, the next try finds the booking', async () => {
  await using site = await testSite()
  const forgetful: Deps['db'] = {
    ...site.deps.db,
    async transaction(work) {
      await site.deps.db.transaction(work)
      throw new Unavailable('the answer is lost')
    },
  }
  const answer = await requestBooking({ ...site.deps, db: forgetful }, { offer, submission: form })
  expect(answer).toMatchObject({ ok: false, reason: 'unavailable' })
  const [stored] = await site.deps.db.read.select().from(bookings)
  expect(await requestBooking(site.deps, { offer, submission: form })).toMatchObject({
    ok: true,
    booking: stored,
  })
  expect(await rowsOf(site)).toEqual([1, 2])
})

test('idle connections that the server has ended are replaced without a failed request', async () => {
  await using site = await testSite()
  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = current_setting('application_name') and pid <> pg_backend_pid()`
  const once = await Promise.all([1, 2, 3].map(() => site.deps.db.read.execute(sql`select pg_sleep(0.05)`)))
  expect(once).toHaveLength(3)
  await site.deps.db.read.execute(others)
  await expect.poll(() => site.database.pool.totalCount).toBe(1)
  expect(await requestBooking(site.deps, { offer, submission: form })).toMatchObject({ ok: true })
})

test('before the queue has started no booking is taken without its emails', async () => {
  await using site = await testSite()
  const early = { ...site.deps, queue: createQueue(site.database.url, () => {}) }
  expect(await requestBooking(early, { offer, submission: form })).toMatchObject({
    ok: false,
    reason: 'unavailable',
  })
  expect(await rowsOf(site)).toEqual([0, 0])
})

test('a bug is not reported as an outage', async () => {
  await using site = await testSite()
  const broken = {
    ...site.deps,
    queue: { ...site.deps.queue, enqueue: () => Promise.reject(new TypeError('a fault of ours')) },
  }
  await expect(requestBooking(broken, { offer, submission: form })).rejects.toThrow('a fault of ours')
  expect(await rowsOf(site)).toEqual([0, 0])
})
