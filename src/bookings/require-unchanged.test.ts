import { expect, test } from 'vitest'
import { placedBooking, racing, recordOf } from '#tests/factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { staff } from './actor.rules.ts'
import { findVersion } from './bookings.store.ts'
import { cancelByStaff } from './cancelling/cancel-booking.ts'
import { declineBooking } from './cancelling/decline-booking.ts'
import { confirmBooking } from './confirming/confirm-booking.ts'
import { completeBooking } from './confirming/finish-booking.ts'
import type { ByStaff } from './require-unchanged.ts'
import type { StaffAction } from './staff-action.rules.ts'

const OFFICE = 'office@example.com'

/** A request, with what a page of the desk showed of it. */
async function seenRequest() {
  const site = await testSite()
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  const version = await findVersion(site.deps.db.read, booking.id)
  const seeing = (action: StaffAction) => ({
    ...{ bookingId: booking.id, admin: OFFICE },
    seen: { action, version },
  })
  return { ...site, bookingId: booking.id, seeing }
}

const confirming = ({ deps }: Pick<TestSite, 'deps'>, by: ByStaff) => confirmBooking(deps, by, staff(OFFICE))

test('of an admin who confirms and one who declines, the second changes nothing and sends nothing', async () => {
  for (let round = 0; round < 5; round++) {
    await using site = await seenRequest()
    const deps = { ...site.deps, db: racing(site.deps.db, 2) }
    const [confirmed, declined] = await Promise.all([
      confirming({ deps }, site.seeing('confirm')),
      declineBooking(deps, { ...site.seeing('decline'), note: 'Full' }),
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
  expect(await confirming(site, site.seeing('complete'))).toMatchObject({
    problem: { code: 'not-in-this-state' },
  })
  expect(await confirming(site, site.seeing('undo'))).toMatchObject({ problem: { code: 'undo-too-late' } })
  expect((await recordOf(site, site.bookingId)).status).toBe('requested')
})

test('an operation may go on in further transactions after its first one', async () => {
  await using site = await seenRequest()
  expect(await confirming(site, site.seeing('confirm'))).toMatchObject({ ok: true })
  const version = await findVersion(site.deps.db.read, site.bookingId)
  const seen = { action: 'cancel', version } as const
  // Cancelling closes the checkout in a second transaction.
  const cancelled = await cancelByStaff(site.deps, { bookingId: site.bookingId, admin: OFFICE, seen })
  expect(cancelled).toMatchObject({ ok: true, booking: { status: 'cancelled' } })
})

test('who has seen no page of the desk is held to no version and no action of it', async () => {
  await using site = await seenRequest()
  expect(await confirmBooking(site.deps, { bookingId: site.bookingId }, staff(OFFICE))).toMatchObject({
    ok: true,
  })
  // The operation itself refuses it.
  expect(await completeBooking(site.deps, { bookingId: site.bookingId }, staff(OFFICE))).toMatchObject({
    problem: { code: 'not-begun' },
  })
})

test('a booking that does not exist is not found', async () => {
  await using site = await seenRequest()
  const unknown = { ...site.seeing('confirm'), bookingId: crypto.randomUUID() }
  expect(await confirming(site, unknown)).toMatchObject({ reason: 'not-found' })
})
