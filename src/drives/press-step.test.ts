import { expect, test } from 'vitest'
import { findBooking } from '#bookings/bookings.store.ts'
import { cancelByStaff } from '#bookings/cancelling/cancel-booking.ts'
import { listEventsOf } from '#bookings/events.store.ts'
import { findBalance } from '#money/cash/find-balance.ts'
import { recordCash } from '#money/cash/record-cash.ts'
import { driveSteps, legs } from '#platform/database/schema/schema.ts'
import { DESK, drivenTrip, giveTo, goTo, press } from '#tests/drive-factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { MOST_OF_DRIVE } from './drive-step.rules.ts'
import { listDrivePresses, listReportedPresses } from './drive-steps.store.ts'
import { pressStep } from './press-step.ts'
import { notePress, undoStep } from './undo-step.ts'

const stepsOf = async ({ deps }: TestSite) =>
  deps.db.read.select().from(driveSteps).orderBy(driveSteps.pressedAt)
const statusOf = async ({ deps }: TestSite, id: string) => (await findBooking(deps.db.read, id))?.status

/** The drive up to the moment at which the guests are in the car. */
async function aboard(site: TestSite) {
  const trip = await drivenTrip(site)
  goTo(site, '2027-01-15T05:22')
  for (const step of ['departed', 'arrived', 'aboard'] as const) await press(site, trip, step)
  return trip
}

test('a driver goes from step to step, and the last one completes the booking', async () => {
  await using site = await testSite()
  const trip = await drivenTrip(site)
  goTo(site, '2027-01-15T05:22')
  expect(await press(site, trip, 'arrived')).toMatchObject({ message: /Another step comes first/ })
  for (const step of ['seen', 'departed', 'arrived', 'aboard'] as const)
    expect(await press(site, trip, step)).toEqual({ ok: true, rejection: null })
  goTo(site, '2027-01-15T17:55')
  expect(await press(site, trip, 'finished')).toMatchObject({
    ok: false,
    message: /First enter what the guest paid/,
  })
  const dueBaht = trip.booking.priceBaht ?? 0
  expect(await press(site, trip, 'cash', { amountBaht: dueBaht })).toEqual({ ok: true, rejection: null })
  expect(await findBalance(site.deps.db.read, trip.booking)).toMatchObject({ dueBaht: 0, paidBaht: dueBaht })
  expect(await press(site, trip, 'finished', { kilometres: 81_234 })).toEqual({ ok: true, rejection: null })
  expect(await statusOf(site, trip.booking.id)).toBe('completed')
  const events = await listEventsOf(site.deps.db.read, [trip.booking.id])
  const drives = events.filter(({ subjectKind }) => subjectKind === 'drive')
  expect(drives.map(({ after }) => after?.step)).toEqual([
    'seen',
    'departed',
    'arrived',
    'aboard',
    'cash',
    'finished',
  ])
  expect(new Set(drives.map(({ actor }) => actor))).toEqual(new Set([`driver:${trip.driverId}`]))
})

test('a press that arrives twice, at once as well, is one, and so is the same step pressed again', async () => {
  await using site = await testSite()
  const trip = await drivenTrip(site)
  goTo(site, '2027-01-15T05:22')
  const pressId = crypto.randomUUID()
  const answers = await Promise.all([
    press(site, trip, 'departed', { pressId }),
    press(site, trip, 'departed', { pressId }),
    press(site, trip, 'departed'),
  ])
  expect(answers).toEqual(answers.map(() => ({ ok: true, rejection: null })))
  expect(await stepsOf(site)).toHaveLength(1)
})

test('what was pressed without a connection has the time of the press, and that of its arrival', async () => {
  await using site = await testSite()
  const trip = await drivenTrip(site)
  goTo(site, '2027-01-15T06:40')
  const times = { departed: '05:22', arrived: '05:48', aboard: '06:04' } as const
  for (const step of ['departed', 'arrived', 'aboard'] as const)
    await press(site, trip, step, { pressedAt: new Date(`2027-01-15T${times[step]}:00+07:00`) })
  expect((await stepsOf(site)).map(({ pressedAt }) => pressedAt)).toEqual(
    Object.values(times).map((time) => new Date(`2027-01-15T${time}:00+07:00`)),
  )
  expect(new Set((await stepsOf(site)).map(({ receivedAt }) => receivedAt.getTime())).size).toBe(1)
})

test('a press for a trip that was cancelled or given to another driver is kept for the office and changes nothing', async () => {
  await using site = await testSite()
  const trip = await drivenTrip(site)
  goTo(site, '2027-01-15T05:22')
  const { driverId, otherId, booking, legId } = trip
  expect(await press(site, { legId, driverId: otherId }, 'departed')).toEqual({
    ok: true,
    rejection: 'reassigned',
  })
  site.letTimePass(60_000)
  await cancelByStaff(site.deps, { bookingId: booking.id, ...DESK })
  expect(await press(site, { legId, driverId }, 'departed')).toEqual({ ok: true, rejection: 'cancelled' })
  expect(
    await pressStep(
      site.deps,
      { pressId: crypto.randomUUID(), legId, step: 'departed', pressedAt: null },
      DESK,
    ),
  ).toMatchObject({
    problem: { code: 'not-in-this-state' },
  })
  const reported = await listReportedPresses(site.deps.db.read)
  expect(reported.map(({ rejection, driver }) => [rejection, driver])).toEqual([
    ['reassigned', 'Driver 2'],
    ['cancelled', 'Driver 1'],
  ])
  for (const { id } of reported) await notePress(site.deps, { pressId: id, ...DESK })
  expect(await listReportedPresses(site.deps.db.read)).toEqual([])
})

test('another driver who takes over begins with the first step', async () => {
  await using site = await testSite()
  const trip = await aboard(site)
  await giveTo(site, trip.otherId)
  const taken = { legId: trip.legId, driverId: trip.otherId }
  expect(await press(site, taken, 'arrived')).toMatchObject({ message: /Another step comes first/ })
  expect(await press(site, taken, 'departed')).toEqual({ ok: true, rejection: null })
})

test('cash is what the driver says: less, nothing, or more than is due, which the office decides about', async () => {
  await using site = await testSite()
  const trip = await aboard(site)
  const dueBaht = trip.booking.priceBaht ?? 0
  goTo(site, '2027-01-15T17:50')
  expect(await press(site, trip, 'cash', { amountBaht: dueBaht + 1 })).toEqual({
    ok: true,
    rejection: 'cash',
  })
  expect(await press(site, trip, 'finished')).toMatchObject({ message: /First enter what the guest paid/ })
  expect(await press(site, trip, 'cash', { amountBaht: -1 })).toMatchObject({
    fields: { amountBaht: /whole baht/ },
  })
  expect(await press(site, trip, 'cash', { amountBaht: 1_000 })).toEqual({ ok: true, rejection: null })
  expect(await findBalance(site.deps.db.read, trip.booking)).toMatchObject({ dueBaht: dueBaht - 1_000 })
  expect(await press(site, trip, 'finished')).toEqual({ ok: true, rejection: null })
})

test('cash that the guest has paid by card meanwhile is not lost', async () => {
  await using site = await testSite()
  const trip = await aboard(site)
  const amountBaht = trip.booking.priceBaht ?? 0
  await recordCash(
    site.deps,
    { bookingId: trip.booking.id, amountBaht, collectedBy: null },
    'staff:office@example.com',
  )
  expect(await press(site, trip, 'cash', { amountBaht })).toEqual({ ok: true, rejection: 'cash' })
})

test('a step is taken back within two minutes, and so is the end of a booking, by driver and by staff', async () => {
  await using site = await testSite()
  const trip = await aboard(site)
  await press(site, trip, 'cash', { amountBaht: 0 })
  goTo(site, '2027-01-15T17:55')
  for (const by of [{ driverId: trip.driverId }, DESK]) {
    const pressId = crypto.randomUUID()
    await press(site, trip, 'finished', { pressId })
    expect(await undoStep(site.deps, pressId, { driverId: trip.otherId })).toMatchObject({
      reason: 'not-found',
    })
    site.letTimePass(119_000)
    expect(await undoStep(site.deps, pressId, by)).toEqual({ ok: true })
    expect(await undoStep(site.deps, pressId, by)).toEqual({ ok: true })
    expect(await statusOf(site, trip.booking.id)).toBe('confirmed')
  }
  const pressId = crypto.randomUUID()
  await press(site, trip, 'finished', { pressId })
  site.letTimePass(120_000)
  expect(await undoStep(site.deps, pressId, { driverId: trip.driverId })).toMatchObject({
    problem: { code: 'step-undo-too-late' },
  })
})

test('what was agreed with the booking decides how long waiting is free', async () => {
  await using site = await testSite()
  const trip = await drivenTrip(site)
  await site.deps.db.transaction((tx) => tx.update(legs).set({ freeWaitingMinutes: 60 }), {
    actor: 'staff:office@example.com',
  })
  goTo(site, '2027-01-15T05:22')
  await press(site, trip, 'departed')
  await press(site, trip, 'arrived')
  expect(await press(site, trip, 'no_show')).toMatchObject({ message: /Waiting is free until 07:00/ })
})

test('a guest who did not come is reported when the free wait is over, which is a matter of the office unless the guest comes', async () => {
  await using site = await testSite()
  const trip = await drivenTrip(site)
  goTo(site, '2027-01-15T05:22')
  await press(site, trip, 'departed')
  await press(site, trip, 'arrived')
  expect(await press(site, trip, 'no_show')).toMatchObject({ message: /Waiting is free until 06:30/ })
  goTo(site, '2027-01-15T06:31')
  expect(await press(site, trip, 'no_show', { note: 'Nobody at the door' })).toEqual({
    ok: true,
    rejection: null,
  })
  expect(await statusOf(site, trip.booking.id)).toBe('confirmed')
  expect(await listReportedPresses(site.deps.db.read)).toMatchObject([
    { step: 'no_show', note: 'Nobody at the door' },
  ])
  // The guest comes after all.
  const pressId = crypto.randomUUID()
  expect(await press(site, trip, 'aboard', { pressId })).toEqual({ ok: true, rejection: null })
  expect(await listReportedPresses(site.deps.db.read)).toEqual([])
  expect(await undoStep(site.deps, pressId, { driverId: trip.driverId })).toEqual({ ok: true })
  expect(await listReportedPresses(site.deps.db.read)).toHaveLength(1)
})

test('the link of a driver stores a bounded number of presses of a drive; what counts is not kept out by what does not', async () => {
  await using site = await testSite()
  const trip = await drivenTrip(site)
  const { legId, driverId, otherId } = trip
  goTo(site, '2027-01-15T05:22')
  const full = { message: 'Too much was already sent about this drive. Please call the office.' }
  for (let index = 0; index < MOST_OF_DRIVE.rejected; index++)
    expect(await press(site, { legId, driverId: otherId }, 'seen')).toMatchObject({ rejection: 'reassigned' })
  expect(await press(site, { legId, driverId: otherId }, 'departed')).toMatchObject(full)
  const rows = async () => (await listDrivePresses(site.deps.db.read, [legId])).length
  expect(await rows()).toBe(MOST_OF_DRIVE.rejected)
  for (let count = await rows(); count < MOST_OF_DRIVE.presses; count++) {
    const pressId = crypto.randomUUID()
    expect(await press(site, trip, 'departed', { pressId })).toEqual({ ok: true, rejection: null })
    expect(await undoStep(site.deps, pressId, { driverId })).toMatchObject({ ok: true })
  }
  expect(await press(site, trip, 'departed')).toMatchObject(full)
  expect(await rows()).toBe(MOST_OF_DRIVE.presses)
  const byOffice = { pressId: crypto.randomUUID(), legId, step: 'departed', pressedAt: null } as const
  expect(await pressStep(site.deps, byOffice, DESK)).toMatchObject({ ok: true })
})
