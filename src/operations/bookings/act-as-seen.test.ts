import { expect, test } from 'vitest'
import { findVersion } from '#adapters/database/bookings.ts'
import { staff } from '#domain/bookings/actor.ts'
import type { StaffAction } from '#domain/bookings/staff-action.ts'
import { placedBooking, racing, recordOf } from '#tests/factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { actAsSeen } from './act-as-seen.ts'
import { cancelByStaff } from './cancel-booking.ts'
import { confirmBooking } from './confirm-booking.ts'
import { declineBooking } from './decline-booking.ts'

const OFFICE = 'office@example.com'

/** A request, with what a page of the desk showed of it. */
async function seenRequest() {
  const site = await testSite()
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  const seen = await findVersion(site.deps.db.read, booking.id)
  const press = (action: StaffAction) => ({ bookingId: booking.id, action, seen })
  return { ...site, bookingId: booking.id, press }
}

const confirming = ({ deps }: Pick<TestSite, 'deps'>, press: Parameters<typeof actAsSeen>[1]) =>
  actAsSeen(deps, press, (checked) => confirmBooking(checked, press.bookingId, staff(OFFICE)))

const declining = ({ deps }: Pick<TestSite, 'deps'>, press: Parameters<typeof actAsSeen>[1]) =>
  actAsSeen(deps, press, (checked) =>
    declineBooking(checked, { bookingId: press.bookingId, admin: OFFICE, note: 'Full' }),
  )

test('of an admin who confirms and one who declines, the second changes nothing and sends nothing', async () => {
  for (let round = 0; round < 5; round++) {
    await using site = await seenRequest()
    const deps = { ...site.deps, db: racing(site.deps.db, 2) }
    const [confirmed, declined] = await Promise.all([
      confirming({ deps }, site.press('confirm')),
      declining({ deps }, site.press('decline')),
    ])
    expect([confirmed, declined].filter(({ ok }) => ok)).toHaveLength(1)
    const refused = confirmed.ok ? declined : confirmed
    expect(refused).toMatchObject({ reason: 'not-possible', problem: { code: 'moved-meanwhile' } })
    const { status, mails } = await recordOf(site, site.bookingId)
    expect(status).toBe(confirmed.ok ? 'confirmed' : 'declined')
    expect(
      mails.filter((kind) => kind === 'guest-request-confirmed' || kind === 'guest-booking-declined'),
    ).toEqual([confirmed.ok ? 'guest-request-confirmed' : 'guest-booking-declined'])
  }
})

test('an action that the state does not allow is refused, whatever its operation would do', async () => {
  await using site = await seenRequest()
  expect(await confirming(site, site.press('complete'))).toMatchObject({
    problem: { code: 'not-in-this-state' },
  })
  expect((await recordOf(site, site.bookingId)).status).toBe('requested')
})

test('an operation may go on in further transactions after its first one', async () => {
  await using site = await seenRequest()
  expect(await confirming(site, site.press('confirm'))).toMatchObject({ ok: true })
  const seen = await findVersion(site.deps.db.read, site.bookingId)
  const press = { bookingId: site.bookingId, action: 'cancel', seen } as const
  // Cancelling closes the checkout in a second transaction.
  const cancelled = await actAsSeen(site.deps, press, (deps) =>
    cancelByStaff(deps, { bookingId: site.bookingId, admin: OFFICE }),
  )
  expect(cancelled).toMatchObject({ ok: true, booking: { status: 'cancelled' } })
})

test('a booking that does not exist is not found', async () => {
  await using site = await seenRequest()
  const press = { ...site.press('confirm'), bookingId: crypto.randomUUID() }
  expect(await confirming(site, press)).toMatchObject({ reason: 'not-found' })
})
