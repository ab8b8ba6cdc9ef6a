import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { insertBookingOnce, type NewBooking } from '#bookings/placing/insert-booking.store.ts'
import { capturedLog } from '#tests/captured-log.ts'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import { newBooking } from '#tests/new-booking.ts'
import { bookings } from '../../database/schema/schema.ts'
import { Unavailable } from '../../problems/unavailable.rules.ts'

/** What must never stand in a log: everything that this guest typed. */
const GUEST = /Ada|Example|ada@|example\.com|7700|River Inn|at the back door|wheelchair/

const booking: NewBooking = newBooking('SPN-7K3F9', {
  pickupLocation: 'River Inn',
  specialRequests: 'wheelchair',
})

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => {
      throw new Error('it should have failed')
    },
    (error: unknown) => error,
  )
}

test('a refused row logs nothing about the guest', async () => {
  await using database = await recycledDatabase()
  const refused = await failureOf(insertBookingOnce(database.db.read, { ...booking, guests: 999 }))
  expect(String(refused)).toMatch(GUEST)
  const { log, text } = capturedLog()
  log.error({ err: refused }, 'function failed')
  expect(text()).toContain('23514')
  expect(text()).not.toMatch(GUEST)
})

test('typed text that begins with "at" is not logged as a line of the stack', async () => {
  await using database = await recycledDatabase()
  const wishes = 'Please wait\nat the back door\n    at River Inn, +44 7700 900123'
  const row = { ...booking, guests: 999, specialRequests: wishes }
  const refused = await failureOf(insertBookingOnce(database.db.read, row))
  const { log, text } = capturedLog()
  log.error({ err: refused }, 'function failed')
  expect(text()).toContain('23514')
  expect(text()).not.toMatch(GUEST)
})

test('a unique violation logs nothing about the guest', async () => {
  await using database = await recycledDatabase()
  const row =
    "insert into mails (kind, subject_id, to_address) values ('x', gen_random_uuid(), $1) returning id"
  const { rows } = await database.pool.query(row, ['ada@example.com'])
  const again = 'insert into mails (id, kind, subject_id, to_address) values ($1, $2, gen_random_uuid(), $3)'
  const refused = await failureOf(database.pool.query(again, [rows[0].id, 'x', 'ada@example.com']))
  const { log, text } = capturedLog()
  log.error({ err: refused }, 'function failed')
  expect(text()).toContain('23505')
  expect(text()).not.toContain(rows[0].id)
  expect(text()).not.toMatch(GUEST)
})

test('a token that a service repeats in its message is not logged', () => {
  const { lines, log } = capturedLog()
  log.error({ err: new Error('Not a valid URL: http://x/booking/qTzXw0c-2mRb9_aLrVnExy') }, 'refused')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { err: { message: 'Not a valid URL: http://x/booking/…' } },
  ])
})

test('a value that the database repeats in its error message is not logged', async () => {
  await using database = await recycledDatabase()
  const unreadable = eq(bookings.id, 'Ada Example, +44 7700 900123')
  const refused = await failureOf(database.db.read.select().from(bookings).where(unreadable).then())
  const { log, text } = capturedLog()
  log.error({ err: refused }, 'page failed')
  expect(text()).toContain('22P02')
  expect(text()).not.toMatch(GUEST)
})

test('an error is logged with its type, code, stack and cause', () => {
  const { log, lines } = capturedLog()
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  log.error({ err: new Unavailable('the database did not answer', { cause }) }, 'page failed')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 50,
    msg: 'page failed',
    err: {
      type: 'Unavailable',
      message: 'the database did not answer',
      stack: expect.stringContaining('logger.test.ts'),
      cause: { code: 'ECONNREFUSED' },
    },
  })
})

test('a thrown value that is not an error is logged by its type only', () => {
  const { log, text } = capturedLog()
  log.error({ err: 'ada@example.com did this' }, 'page failed')
  expect(text()).toContain('page failed')
  expect(text()).not.toMatch(GUEST)
})

test('a refused payload logs nothing about the guest', () => {
  const parsed = z.object({ email: z.enum(['x']), name: z.number() }).safeParse({
    email: 'ada@example.com',
    name: 'Ada Example',
  })
  const { log, text } = capturedLog()
  log.error({ err: parsed.error }, 'job failed')
  expect(text()).not.toMatch(GUEST)
})

test('a whole row that is logged by mistake has no personal data in the log', () => {
  const { log, text } = capturedLog()
  const trip = { name: 'Ada Example', email: 'ada@example.com', phone: '+44 7700 900123' }
  const stored = { ...booking, reference: 'SPN-7K3F9' }
  log.info({ booking: stored }, 'a booking')
  log.info(stored, 'a booking')
  log.info({ trip }, 'a trip')
  log.info(trip, 'a trip')
  log.info({ mail: { toAddress: 'ada@example.com' } }, 'a mail')
  expect(text()).toContain('SPN-7K3F9')
  expect(text()).not.toMatch(GUEST)
})

test('lines below the level are not logged, and "silent" logs none', () => {
  const quiet = capturedLog('warn')
  quiet.log.info('not this')
  quiet.log.warn('but this')
  expect(quiet.lines).toHaveLength(1)
  const silent = capturedLog('silent')
  silent.log.fatal('nor this')
  expect(silent.lines).toEqual([])
})

test('a log line is JSON with its time, and has nothing about the machine', () => {
  const { log, lines } = capturedLog()
  log.info({ path: '/tours' }, 'first\nsecond')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd()).not.toContain('\n')
  const line = JSON.parse(lines[0] ?? '')
  expect(Object.keys(line).sort()).toEqual(['level', 'msg', 'path', 'time'])
  expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})
