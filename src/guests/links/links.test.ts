import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { requestCustomTrip } from '#bookings/placing/request-custom-trip.ts'
import { requestTaxi } from '#bookings/placing/request-taxi.ts'
import { listNewestAuditEntries } from '#platform/database/maintenance/audit-log.store.ts'
import { accessLinks, bookings } from '#platform/database/schema/schema.ts'
import { insertDrivers } from '#tests/database/fleet-rows.ts'
import { rowsWith } from '#tests/database/rows.ts'
import { placedBooking } from '#tests/factories.ts'
import { linkOf } from '#tests/guest-link.ts'
import { TEST_NOW, type TestSite, testSite } from '#tests/site.ts'
import { findBookingByLink, findTripByLink, PASS_LINKS, QUOTE_LINKS, REVIEW_LINKS } from './find-by-link.ts'
import { findPassForStaff, makePassForStaff, renewGuestLinks } from './guest-links.ts'
import { extendLinks } from './link-to.ts'
import { linkToken, tokenHash } from './link-token.ts'
import { noteLinkUsed } from './note-link-used.ts'

const ADMIN = 'ada@example.com'

function opens({ deps }: TestSite, token: string, scopes = PASS_LINKS) {
  return findBookingByLink(deps.db.read, token, scopes, deps.now())
}

async function linksIn({ deps }: TestSite) {
  return deps.db.read.select().from(accessLinks)
}

test('a token has 128 bits, needs no escaping, and is another one for another link, secret or purpose', () => {
  const id = '3c5a7f0e-0f4c-4b2a-9d6e-1a2b3c4d5e6f'
  const token = linkToken('secret', id)
  expect(token).toMatch(/^[\w-]{22}$/)
  expect(Buffer.from(token, 'base64url')).toHaveLength(16)
  // Fixed, because links in emails have to go on working in later versions.
  expect(token).toBe('RQghnxbyshUqYFBcj5s41Q')
  expect(linkToken('secret.', id)).not.toBe(token)
  expect(linkToken('secret', id.replace('3c', '3d'))).not.toBe(token)
  expect(tokenHash(token)).toMatch(/^[0-9a-f]{64}$/)
})

test('a pass opens its booking and no other, and its token is not stored', async () => {
  await using site = await testSite()
  const { booking, token } = await placedBooking(site)
  const other = await placedBooking(site, 'erawan-death-railway')
  expect(await opens(site, token)).toMatchObject({ id: booking.id })
  expect(await opens(site, other.token)).toMatchObject({ id: other.booking.id })
  expect(await rowsWith(site.database.pool, [token])).toEqual([])
  expect(await linksIn(site)).toHaveLength(2)
})

test('requests of every kind have a pass, and the same one when they are sent again', async () => {
  await using site = await testSite()
  const contact = { name: 'Ada Example', email: ADMIN, phone: '+44 7700 900123' }
  const ride = {
    ...{ pickup: 'River Inn', dropoff: 'Erawan', service: 'one-way', vehicle: 'car', passengers: '2' },
    ...{ luggage: '1', pickupDate: '2026-12-01', pickupTime: '08:00' },
  }
  const [taxiId, customId] = [crypto.randomUUID(), crypto.randomUUID()]
  const tokens = []
  for (const _again of [1, 2]) {
    const taxi = await requestTaxi(site.deps, { input: { ...contact, ...ride }, requestId: taxiId })
    const custom = await requestCustomTrip(site.deps, {
      input: { ...contact, numberOfGuests: 2 },
      requestId: customId,
    })
    const trip = await placedBooking(site, 'erawan-death-railway', {
      requestId: 'f7a3c3e2-4f4b-4a55-9a5d-3f0b8a8d5a11',
    })
    if (!taxi.ok || !custom.ok || !taxi.token || !custom.token) throw new Error('refused')
    tokens.push([taxi.token, custom.token, trip.token])
  }
  const [first = [], second] = tokens
  expect(second).toEqual(first)
  const kinds = await Promise.all(first.map((token) => opens(site, token)))
  expect(kinds.map((booking) => booking?.kind)).toEqual(['transfer', 'custom', 'trip'])
  const trips = await Promise.all(
    first.map((token) => findTripByLink(site.deps.db.read, token, ['pass'], site.deps.now())),
  )
  expect(trips.map((trip) => trip?.kind)).toEqual([undefined, undefined, 'trip'])
})

test('a link opens what it is for, and nothing else', async () => {
  await using site = await testSite()
  const { booking } = await placedBooking(site)
  const review = await linkOf(site, booking, 'review')
  expect(await opens(site, review, REVIEW_LINKS)).toMatchObject({ id: booking.id })
  expect(await opens(site, review)).toBeUndefined()
  expect(
    await opens(site, await linkOf(site, booking, 'quote'), [...PASS_LINKS, ...REVIEW_LINKS]),
  ).toBeUndefined()
})

test('wrong, foreign, expired and revoked links find nothing', async () => {
  await using site = await testSite()
  const { booking, token } = await placedBooking(site)
  for (const wrong of [
    '',
    'x',
    `${token} `,
    token.slice(1),
    'a'.repeat(22),
    booking.id,
    "'; drop table bookings",
  ])
    expect(await opens(site, wrong)).toBeUndefined()
  site.letTimePass(Date.parse('2027-04-15T23:59:59+07:00') - TEST_NOW)
  expect(await opens(site, token)).toMatchObject({ id: booking.id })
  site.letTimePass(1_000)
  expect(await opens(site, token)).toBeUndefined()
})

test('a new link ends every earlier one to its booking, is the one that emails name, and is noted outside', async () => {
  await using site = await testSite()
  const { booking, token } = await placedBooking(site)
  const other = await placedBooking(site, 'erawan-death-railway')
  const [review, quote] = [await linkOf(site, booking, 'review'), await linkOf(site, booking, 'quote')]
  const asked = { bookingId: booking.id, admin: ADMIN }
  expect(await findPassForStaff(site.deps, asked)).toBe(token)
  const made = await renewGuestLinks(site.deps, asked)
  const renewed = made.ok ? made.token : expect.fail('refused')
  for (const [ended, scopes] of [
    [token, PASS_LINKS],
    [review, REVIEW_LINKS],
    [quote, QUOTE_LINKS],
  ] as const)
    expect(await opens(site, ended, scopes)).toBeUndefined()
  expect(await opens(site, renewed)).toMatchObject({ id: booking.id })
  expect(await linkOf(site, booking)).toBe(renewed)
  expect(await opens(site, await linkOf(site, booking, 'quote'), QUOTE_LINKS)).toMatchObject({
    id: booking.id,
  })
  expect(await opens(site, other.token)).toMatchObject({ id: other.booking.id })
  const revoked = (await linksIn(site)).filter(({ revokedAt }) => revokedAt)
  expect(new Set(site.revokedLinks.map(({ id }) => id))).toEqual(new Set(revoked.map(({ id }) => id)))
  expect(site.revokedLinks).toHaveLength(3)
  const act = { actor: ADMIN, action: 'links-revoked', subjectId: booking.id, detail: booking.reference }
  expect(await listNewestAuditEntries(site.deps.db.read, 9)).toMatchObject([act])
})

test('staff keeps the pass that a guest has, makes the first one, and none for a guest who is forgotten', async () => {
  await using site = await testSite()
  const { booking, token } = await placedBooking(site)
  const asked = { bookingId: booking.id, admin: ADMIN }
  expect(await makePassForStaff(site.deps, asked)).toEqual({ ok: true, token })
  await site.deps.db.read.delete(accessLinks)
  expect(await findPassForStaff(site.deps, asked)).toBeUndefined()
  const first = await makePassForStaff(site.deps, asked)
  expect(first).toMatchObject({ ok: true })
  expect(await makePassForStaff(site.deps, asked)).toEqual(first)
  await site.deps.db.read.update(bookings).set({ customerName: '' })
  for (const make of [makePassForStaff, renewGuestLinks])
    expect(await make(site.deps, asked)).toMatchObject({ reason: 'not-found' })
})

test('with another secret the link that is out goes on working, and an email gets one that it can name', async () => {
  await using site = await testSite()
  const { booking, token } = await placedBooking(site)
  const changed = {
    ...site,
    deps: { ...site.deps, authSecret: 'another secret, of at least so many letters' },
  }
  const next = await linkOf(changed, booking)
  expect(next).not.toBe(token)
  for (const one of [token, next]) expect(await opens(site, one)).toMatchObject({ id: booking.id })
  expect(await linkOf(changed, booking)).toBe(next)
})

test('another day lets the links to a booking end later, and never earlier', async () => {
  await using site = await testSite()
  const { booking } = await placedBooking(site)
  const review = await linkOf(site, booking, 'review')
  const expiries = async () => (await linksIn(site)).map(({ expiresAt }) => expiresAt.toISOString()).sort()
  const before = await expiries()
  const on = (day: string) => ({ ...booking, travelDate: day, endDate: day })
  await extendLinks(site.deps, site.deps.db.read, on('2026-12-15'))
  expect(await expiries()).toEqual(before)
  await extendLinks(site.deps, site.deps.db.read, on('2027-06-01'))
  expect(await expiries()).toEqual([before[0], '2027-08-30T17:00:00.000Z'])
  expect(await opens(site, review, REVIEW_LINKS)).toMatchObject({ id: booking.id })
})

test('the first use of a link is noted, and links go with their booking', async () => {
  await using site = await testSite()
  const { booking, token } = await placedBooking(site)
  await noteLinkUsed(site.deps, token)
  site.letTimePass(1_000)
  await noteLinkUsed(site.deps, token)
  expect(await linksIn(site)).toMatchObject([{ usedAt: new Date(TEST_NOW) }])
  await site.deps.db.read.delete(bookings).where(eq(bookings.id, booking.id))
  expect(await linksIn(site)).toEqual([])
})

test('a link names a booking, or a driver and a day', async () => {
  await using site = await testSite()
  const { booking } = await placedBooking(site)
  const [driverId = ''] = await insertDrivers(site.deps.db.read, 1)
  const insert = (link: Partial<typeof accessLinks.$inferInsert> & { scope: 'pass' | 'driver-day' }) => {
    const [id, expiresAt] = [crypto.randomUUID(), new Date(TEST_NOW)]
    return site.deps.db.read
      .insert(accessLinks)
      .values({ id, tokenHash: id, expiresAt, createdBy: 'clock', ...link })
  }
  await insert({ scope: 'driver-day', driverId, day: '2027-01-15' })
  await expect(insert({ scope: 'driver-day', bookingId: booking.id })).rejects.toThrow()
  await expect(insert({ scope: 'driver-day', driverId })).rejects.toThrow()
  await expect(insert({ scope: 'pass' })).rejects.toThrow()
  await expect(insert({ scope: 'pass', bookingId: booking.id, driverId })).rejects.toThrow()
})
