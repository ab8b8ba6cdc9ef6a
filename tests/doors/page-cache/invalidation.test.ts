import { expect, onTestFinished, test } from 'vitest'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { Queryable } from '#platform/database/database.ts'
import { listenToPublicChanges } from '#platform/database/public-changes.ts'
import { drivers, testimonials, vehicles } from '#platform/database/schema/schema.ts'
import { requestListener } from '#platform/server/http/request-listener.ts'
import { listCachedPages } from '#web/site/site-files/cached-pages.ts'
import { capturedLog } from '../../captured-log.ts'
import { requestOnPort, serve } from '../../serve.ts'
import { adminSite } from '../fixtures/admin-site.ts'
import { type BuiltSite, builtSite, visit } from '../fixtures/built-site.ts'
import { recordStatements } from '../fixtures/recorded-statements.ts'
import { userOf } from '../fixtures/signed-in.ts'

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

/** An instance with its own LISTEN connection, as `npm start` runs it. */
async function instanceOf({ createApp, resources, database }: BuiltSite) {
  const changes = listenToPublicChanges(database.url, () => {})
  changes.start()
  onTestFinished(() => changes.stop())
  const { log, lines } = capturedLog()
  const app = createApp({ ...resources, log, changes })
  const port = await serve(requestListener(app))
  /** Requests the trip. @returns how often its page has been rendered so far */
  async function timesRendered() {
    expect((await requestOnPort(port, TRIP)).status).toBe(200)
    return lines.filter((line) => JSON.parse(line).path === TRIP).length
  }
  return {
    timesRendered,
    /** Is the page of the trip answered again without being rendered? */
    async isCached() {
      const before = await timesRendered()
      return (await timesRendered()) === before
    },
    isListening: changes.isListening,
    async shows(text: string, path = TRIP) {
      return (await requestOnPort(port, path)).body.toString().includes(text)
    },
  }
}

test('approving a review clears the cache of every instance', async () => {
  await using site = await builtSite()
  const instances = [await instanceOf(site), await instanceOf(site)]
  for (const { isListening, isCached, shows } of instances) {
    await expect.poll(isListening).toBe(true)
    await expect.poll(isCached).toBe(true)
    expect(await shows(WAITING.reviewText)).toBe(false)
  }
  const { read } = site.deps.db
  await read.insert(testimonials).values(WAITING)
  await read.update(testimonials).set({ status: 'approved' })
  for (const { isCached, shows } of instances) {
    await expect.poll(() => shows(WAITING.reviewText)).toBe(true)
    await expect.poll(isCached).toBe(true)
  }
})

test('rules that are changed at the desk of one instance are on the pages of every other one', async () => {
  await using site = await adminSite()
  const others = [await instanceOf(site), await instanceOf(site)]
  for (const { isListening, shows } of others) {
    await expect.poll(isListening).toBe(true)
    expect(await shows('Up to 24 hours before pickup', '/terms')).toBe(true)
    expect(await shows('Book on WhatsApp')).toBe(false)
  }
  const hours = { version: '0', freeUntilHours: '72' }
  expect((await site.press('/desk/settings?edit=cancelling', hours)).status).toBe(303)
  for (const { shows } of others) await expect.poll(() => shows('Up to 72 hours', '/terms')).toBe(true)
  const channels = { version: '1', emailOffered: 'off' }
  expect((await site.press('/desk/settings?edit=channels', channels)).status).toBe(303)
  for (const { shows } of others) await expect.poll(() => shows('Book on WhatsApp')).toBe(true)
})

test('a driver and a vehicle are on the pages of every instance until they are out of service, without surname, phone and plate', async () => {
  await using site = await builtSite()
  const instances = [await instanceOf(site), await instanceOf(site)]
  for (const { isListening, shows } of instances) {
    await expect.poll(isListening).toBe(true)
    expect(await shows('drives this day')).toBe(false)
    expect(await shows('Tour licence')).toBe(true)
  }
  const { read } = site.deps.db
  const lek = { name: 'Lek Prasertsuk', phone: '+66 81 555 0123', drivingSince: 2009, onWebsite: true }
  await read.insert(drivers).values([lek, { name: 'Hidden', phone: '+66 81 555 0199' }])
  const suv = { name: 'Isuzu MU-X', class: 'suv', seats: 6, bags: 4, plate: 'กข 5837 กาญจนบุรี' } as const
  await read.insert(vehicles).values(suv)
  const shownAs = { [TRIP]: 'Lek or a colleague drives this day', '/about': '>Lek<' }
  for (const [path, name] of Object.entries(shownAs)) {
    for (const { shows } of instances) {
      for (const text of [name, 'Driving since 2009', 'Isuzu MU-X', '>37<'])
        await expect.poll(() => shows(text, path), { message: text }).toBe(true)
      for (const text of ['Prasertsuk', '555 0123', '5550123', '5837', 'กข', 'Hidden'])
        expect(await shows(text, path), text).toBe(false)
      expect(await shows('One driver, and you know who comes.', '/')).toBe(true)
    }
  }
  const leave = async (tx: Queryable) => {
    await tx.update(drivers).set({ active: false })
    await tx.update(vehicles).set({ active: false })
  }
  await site.deps.db.transaction(leave, { actor: 'staff:ada@example.com' })
  for (const { shows } of instances) {
    await expect.poll(() => shows('>Lek<', '/')).toBe(false)
    await expect.poll(() => shows('drives this day')).toBe(false)
    await expect.poll(() => shows('Isuzu MU-X')).toBe(false)
  }
})

test('an instance whose LISTEN connection was closed reconnects and clears its cache', async () => {
  await using site = await builtSite()
  const { isListening, timesRendered } = await instanceOf(site)
  await expect.poll(isListening).toBe(true)
  expect(await timesRendered()).toBe(1)
  await site.deps.db.read.execute(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'saphan-changes' and datname = current_database()",
  )
  await expect.poll(timesRendered).toBe(2)
  await expect.poll(isListening).toBe(true)
})

test('every table that cached pages read has a trigger for public_change', async () => {
  await using site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  await using watched = recordStatements(site.database.url)
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
  expect(told.sort()).toEqual([
    ...['allocations', 'blackouts', 'booking_rules', 'bookings', 'drivers'],
    ...['photos', 'testimonials', 'tour_photos', 'vehicles'],
  ])
  // The picture of a review changes with the version of the review, which is told.
  told.push('review_photos')
  expect(tablesRead().filter((name) => !told.includes(name))).toEqual([])

  const { visitor } = await userOf(site)
  await visit(app, TRIP, { headers: { cookie: `session=${visitor.cookies.get('session')}` } })
  expect(tablesRead()).toContain('sessions')
})
