import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { listenToPublicChanges } from '#adapters/database/public-changes.ts'
import { bookingHistory, bookings, testimonials } from '#adapters/database/schema/schema.ts'
import { listCachedPages } from '#app/pages/found/cached-pages.ts'
import { catalogue } from '#content/catalogue.ts'
import { requestListener } from '#server/http/request-listener.ts'
import { capturedLog } from '../captured-log.ts'
import { placedBooking } from '../factories.ts'
import { askOnPort, serve } from '../serve.ts'
import { userOf } from './admin.ts'
import { type BuiltSite, builtSite, visit } from './built-site.ts'
import { watchedDatabase } from './watched-database.ts'

const TRIP = '/tours/bangkok/erawan-death-railway'
const WAITING = {
  tourId: 'erawan-death-railway',
  travelDate: '2026-11-19',
  customerName: 'Ada Example',
  customerEmail: 'ada@example.com',
  rating: 5,
  reviewText: 'A good day.',
  tourName: 'Erawan waterfall',
  reviewDate: '2026-11-20',
}
/** Long enough for a second connection. */
const SOON = { timeout: 10_000 }

/** One of the instances of a site, with its own connection for changes, as `npm start` runs it. */
async function instanceOf({ createApp, resources, database }: BuiltSite) {
  const changes = listenToPublicChanges(database.url, () => {})
  onTestFinished(() => changes.stop())
  const { log, lines } = capturedLog()
  const app = createApp({ ...resources, log, changes })
  const port = await serve(requestListener({ current: async () => app }))
  return {
    isListening: changes.isListening,
    async showsReview() {
      return (await askOnPort(port, TRIP)).body.toString().includes(WAITING.reviewText)
    },
    /** Asks for the trip; says how often its page has been made by now. */
    async timesMade() {
      expect((await askOnPort(port, TRIP)).status).toBe(200)
      return lines.filter((line) => JSON.parse(line).path === TRIP).length
    },
  }
}

test('a review that is approved shows in every instance: each makes its pages anew', async () => {
  await using site = await builtSite()
  const instances = [await instanceOf(site), await instanceOf(site)]
  for (const { isListening, timesMade } of instances) {
    await expect.poll(isListening, SOON).toBe(true)
    await timesMade()
    expect(await timesMade()).toBe(1)
  }
  const { read } = site.deps.db
  await read.insert(testimonials).values(WAITING)
  await read.update(testimonials).set({ isApproved: true })
  for (const { timesMade, showsReview } of instances) {
    await expect.poll(timesMade).toBe(2)
    expect(await timesMade()).toBe(2)
    expect(await showsReview()).toBe(true)
  }
})

test('of the bookings, those that are completed have pages made anew, and no others', async () => {
  await using site = await builtSite()
  const { isListening, timesMade } = await instanceOf(site)
  await expect.poll(isListening).toBe(true)
  await timesMade()
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  const { read } = site.deps.db
  await read.update(bookings).set({ status: 'confirmed' })
  expect(await timesMade()).toBe(1)
  await read.update(bookings).set({ status: 'completed' })
  await expect.poll(timesMade).toBe(2)
  await read.delete(bookingHistory).where(eq(bookingHistory.bookingId, booking.id))
  await read.delete(bookings)
  await expect.poll(timesMade).toBe(3)
})

test('an instance whose connection was ended hears again, with no page from before', async () => {
  await using site = await builtSite()
  const { isListening, timesMade } = await instanceOf(site)
  await expect.poll(isListening, SOON).toBe(true)
  expect(await timesMade()).toBe(1)
  await site.deps.db.read.execute(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'saphan-changes' and datname = current_database()",
  )
  await expect.poll(timesMade, SOON).toBe(2)
  await expect.poll(isListening, SOON).toBe(true)
})

test('what cached pages read from the database is announced when it changes', async () => {
  await using site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  await using watched = watchedDatabase(site.database.url)
  const app = site.createApp({ ...site.resources, db: watched.db })
  const tablesRead = () =>
    watched.statements.flatMap((text) =>
      Array.from(text.matchAll(/\b(?:from|join) "(\w+)"/g), ([, name]) => name),
    )

  for (const { path } of listCachedPages(catalogue))
    expect({ path, status: (await visit(app, path)).status }).toEqual({ path, status: 200 })
  const { rows } = await site.database.pool.query(
    "select distinct tgrelid::regclass::text as name from pg_trigger where tgname like 'public_change%'",
  )
  const told = rows.map(({ name }) => name)
  expect(told.sort()).toEqual(['bookings', 'testimonials'])
  expect(tablesRead().filter((name) => !told.includes(name))).toEqual([])

  const { visitor } = await userOf(site)
  await visit(app, TRIP, { headers: { cookie: `session=${visitor.cookies.get('session')}` } })
  expect(tablesRead()).toContain('sessions')
})
