import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findDriverJobs } from '#drives/find-driver-jobs.ts'
import { bookings, legs } from '#platform/database/schema/schema.ts'
import { dayLink, drivenTrip, goTo, press } from '#tests/drive-factories.ts'
import { placedBooking } from '#tests/factories.ts'
import { linkOf } from '#tests/guest-link.ts'
import { inWords } from '#tests/problems.ts'
import { siteWithCustomTrip } from '#tests/quote-factories.ts'
import { requestedTransfer } from '#tests/refund-factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { loadBooking } from '#web/desk/booking/view/load-booking.ts'
import { findDetailedBooking } from '../detailed-bookings.store.ts'
import { guestDetailsOf } from './guest-details.ts'
import { saveGuestDetails } from './save-guest-details.ts'

const HOTEL = 'Riverlight Hotel, Rama IV Road'

const save = async ({ deps }: TestSite, token: string, typed: Record<string, string>) =>
  inWords(await saveGuestDetails(deps, { token, typed }))

/** What we know of each detail that concerns this booking. */
async function known({ deps }: TestSite, id: string) {
  const booking = await findDetailedBooking(deps.db.read, id)
  return booking && Object.fromEntries(guestDetailsOf(booking))
}

/** What the history of a booking at the desk says. */
async function history({ deps }: TestSite, booking: { id: string; reference: string }) {
  const view = await loadBooking(deps, booking as never, new URLSearchParams())
  return view.history.map(({ text, who }) => `${text}: ${who}`)
}

test('a hotel that the guest adds is where the driver picks up; desk and operator learn of it once', async () => {
  await using site = await testSite()
  const { booking, token } = await placedBooking(site, 'erawan-death-railway', { hotelName: '' })
  await site.sendMails()
  expect(await known(site, booking.id)).toEqual({ hotelName: null })
  expect(await save(site, token, { hotelName: 'River In' })).toEqual({ ok: true })
  expect(await save(site, token, { hotelName: ` ${HOTEL}` })).toEqual({ ok: true })
  expect(await save(site, token, { hotelName: HOTEL })).toEqual({ ok: true })
  expect(await known(site, booking.id)).toEqual({ hotelName: HOTEL })
  expect(await site.deps.db.read.select().from(legs)).toMatchObject([{ pickup: HOTEL, dropoff: HOTEL }])
  const said = await history(site, booking)
  expect(said.filter((line) => line.startsWith('Hotel'))).toEqual([
    'Hotel added: The guest',
    'Hotel changed: The guest',
  ])
  await site.sendMails()
  const told = (await site.mailbox()).filter(({ subject }) => subject.startsWith('Details from the guest'))
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain(`Hotel: ${HOTEL}`)
})

test('the guest of an accepted quote adds the hotel, where the first day begins and the last ends', async () => {
  await using site = await siteWithCustomTrip()
  const quoteId = await site.sent()
  const { id } = (await site.booking()) ?? expect.fail('no booking')
  expect(await known(site, id)).toEqual({})
  const accepted = await site.accept(quoteId)
  if (!accepted.ok) throw new Error(accepted.problem.code)
  expect(await known(site, id)).toEqual({ hotelName: null })
  expect(await save(site, accepted.passToken, { hotelName: HOTEL })).toEqual({ ok: true })
  expect(await known(site, id)).toEqual({ hotelName: HOTEL })
  expect(await site.deps.db.read.select().from(legs)).toMatchObject([{ pickup: HOTEL, dropoff: HOTEL }])
  await site.sendMails()
  const told = (await site.mailbox()).filter(({ subject }) => subject.startsWith('Details from the guest'))
  expect(told.map(({ text }) => text.includes(HOTEL))).toEqual([true])
})

test('a guest changes the hotel until the driver leaves, and the driver reads the new one', async () => {
  await using site = await testSite()
  const { booking, token, driverId, ...driven } = await drivenTrip(site)
  goTo(site, '2027-01-14T20:00')
  const day = await dayLink(site, { driverId, day: '2027-01-15' })
  expect(await save(site, token, { hotelName: HOTEL })).toEqual({ ok: true })
  expect((await findDriverJobs(site.deps, day))?.jobs).toMatchObject([{ hotelName: HOTEL, pickup: HOTEL }])
  goTo(site, '2027-01-15T04:00')
  expect(await press(site, { ...driven, driverId }, 'departed')).toMatchObject({ ok: true })
  expect(await save(site, token, { hotelName: 'Elsewhere' })).toMatchObject({
    ...{ ok: false, message: 'Your driver has already left. Please call us about this.' },
  })
  expect(await known(site, booking.id)).toEqual({ hotelName: HOTEL })
})

test('the flight of an arrival and the ages of children are asked for where they are missing', async () => {
  await using site = await testSite()
  const id = await requestedTransfer(site)
  const { read } = site.deps.db
  expect(await known(site, id)).toEqual({})
  await read.update(legs).set({ pickup: 'Suvarnabhumi Airport (BKK)' })
  await read.update(bookings).set({ children: 1 }).where(eq(bookings.id, id))
  expect(await known(site, id)).toEqual({ flightNumber: null, childAges: null })
  const token = await linkOf(site, { id, travelDate: '2027-01-15', endDate: '2027-01-15' })
  // What is left empty stays open, and a field of another kind of booking is ignored.
  const typed = { flightNumber: 'ZZ 042', childAges: '', hotelName: HOTEL }
  expect(await save(site, token, typed)).toEqual({ ok: true })
  expect(await known(site, id)).toEqual({ flightNumber: 'ZZ 042', childAges: null })
  expect(await save(site, token, { childAges: '' })).toMatchObject({
    fields: { childAges: 'Please enter the children’s ages' },
  })
  expect(await save(site, token, { childAges: '4 and 7' })).toEqual({ ok: true })
  expect(await known(site, id)).toEqual({ flightNumber: 'ZZ 042', childAges: '4 and 7' })
})

test('nothing is added to a booking that is over, or through a link that opens none', async () => {
  await using site = await testSite()
  const { booking, token } = await placedBooking(site, 'erawan-death-railway', { hotelName: '' })
  await site.deps.db.transaction(
    (tx) => tx.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, booking.id)),
    { actor: 'guest' },
  )
  expect(await save(site, token, { hotelName: HOTEL })).toMatchObject({ reason: 'not-possible' })
  expect(await save(site, 'no-such-link', { hotelName: HOTEL })).toMatchObject({ reason: 'not-found' })
})
