import { expect, test } from 'vitest'
import { listHolders } from '#fleet/allocation/allocations.store.ts'
import { insertVehicles } from '#tests/database/fleet-rows.ts'
import { bookingAtCheckout, placedBooking } from '#tests/factories.ts'
import { testSite } from '#tests/site.ts'
import { findBooking } from '../bookings.store.ts'
import { confirmBooking } from '../confirming/confirm-booking.ts'
import { listEventsOf } from '../events.store.ts'
import { undoAct } from '../undo/undo-act.ts'
import { releaseHoldsOfGuest } from './release-holds-of-guest.ts'

const ADMIN = 'office@example.com'
const OTHER = { email: 'else@example.com', phone: '081 234 5678' }

/** A guest with two held requests in two spellings and a checkout, one more request without a hold, and another guest. */
async function siteWithHolds() {
  const site = await testSite()
  await insertVehicles(site.deps.db.read, Array(6).fill('suv'))
  const ask = async (changes = {}) => (await placedBooking(site, 'erawan-death-railway', changes)).booking
  const held = [await ask(), await ask({ email: 'A.da+2@example.com', phone: '0812223344' })]
  const { booking: paying } = await bookingAtCheckout(site)
  const unheld = await ask()
  const other = await ask(OTHER)
  const { read } = site.deps.db
  return {
    ...site,
    ...{ held, paying, unheld, other },
    holding: async () => (await listHolders(read)).map(({ id }) => id).sort(),
    release: (bookingId: string) => releaseHoldsOfGuest(site.deps, { bookingId, admin: ADMIN }),
    undo: (bookingId: string) => undoAct(site.deps, { bookingId, admin: ADMIN }),
  }
}

const idsOf = (bookings: { id: string }[]) => bookings.map(({ id }) => id).sort()

test('one press frees the vehicles of all requests of a guest; a checkout and other guests keep theirs', async () => {
  await using site = await siteWithHolds()
  expect(await site.release(site.unheld.id)).toEqual({ ok: true, released: 2 })
  expect(await site.holding()).toEqual(idsOf([site.paying, site.other]))
  for (const { id } of site.held) {
    const { read } = site.deps.db
    expect(await findBooking(read, id)).toMatchObject({ status: 'requested', waitsUntil: null })
    expect((await listEventsOf(read, [id])).at(-1)).toMatchObject({
      ...{ subjectKind: 'allocation', event: 'release', actor: `staff:${ADMIN}` },
    })
  }
  expect(await site.release(site.unheld.id)).toMatchObject({ ok: false, reason: 'not-possible' })
})

test('it is taken back for all of them at once, from any of the bookings', async () => {
  for (const pressed of ['unheld', 'held'] as const) {
    await using site = await siteWithHolds()
    await site.release(site.unheld.id)
    expect(await site.undo(pressed === 'unheld' ? site.unheld.id : (site.held[1]?.id ?? ''))).toEqual({
      ok: true,
    })
    expect(await site.holding()).toEqual(idsOf([...site.held, site.paying, site.other]))
    expect(await findBooking(site.deps.db.read, site.held[0]?.id ?? '')).toMatchObject({
      waitsUntil: site.held[0]?.waitsUntil,
    })
  }
})

test('a request that was answered meanwhile stays answered when the others are taken back', async () => {
  await using site = await siteWithHolds()
  const [first, second] = site.held
  await site.release(site.unheld.id)
  await confirmBooking(site.deps, { bookingId: first?.id ?? '' }, `staff:${ADMIN}`)
  expect(await site.undo(site.unheld.id)).toEqual({ ok: true })
  expect(await findBooking(site.deps.db.read, first?.id ?? '')).toMatchObject({ status: 'confirmed' })
  expect(await site.holding()).toContain(second?.id)
})
