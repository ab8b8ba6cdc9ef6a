import sharp from 'sharp'
import { expect, test } from 'vitest'
import { erasePerson } from '#guests/privacy/erase-person.ts'
import { exportPerson } from '#guests/privacy/export-person.ts'
import { recordCash } from '#money/cash/record-cash.ts'
import { bookings, drivePhotos, driveSteps } from '#platform/database/schema/schema.ts'
import { DESK, drivenTrip, goTo, press } from '#tests/drive-factories.ts'
import { testSite } from '#tests/site.ts'
import { addNoShowPhoto } from './add-photo.ts'
import { findDrivePhoto } from './drive-photos.store.ts'
import { MOST_OF_DRIVE } from './drive-step.rules.ts'

const PHOTO = await sharp({ create: { width: 60, height: 90, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer()
const TAKEN = new Date('2027-01-15T06:33:00+07:00')

/** A driver who has reported at half past six that the guest did not come. */
async function reported() {
  const site = await testSite()
  const trip = await drivenTrip(site)
  goTo(site, '2027-01-15T05:22')
  const departed = crypto.randomUUID()
  await press(site, trip, 'departed', { pressId: departed })
  await press(site, trip, 'arrived')
  goTo(site, '2027-01-15T06:35')
  const pressId = crypto.randomUUID()
  await press(site, trip, 'no_show', { pressId, note: 'I cannot find the guest' })
  const { legId, driverId } = trip
  const add = (changes: Partial<Parameters<typeof addNoShowPhoto>[1]> = {}) =>
    addNoShowPhoto(site.deps, { pressId, legId, driverId, file: PHOTO, takenAt: TAKEN, ...changes })
  return { ...site, trip, departed, pressId, add }
}

test('the first photo of a report is kept with its times, and one that is sent twice is one', async () => {
  await using site = await reported()
  for (const changes of [{}, {}, { takenAt: null }]) expect(await site.add(changes)).toEqual({ ok: true })
  const photo = await findDrivePhoto(site.deps.db.read, site.pressId)
  expect(photo).toMatchObject({ takenAt: TAKEN, receivedAt: new Date(site.deps.now()) })
  expect(await sharp(photo?.bytes).metadata()).toMatchObject({ format: 'webp', width: 60, height: 90 })
})

test('what is no photo is refused, and so is one for another press, leg or driver', async () => {
  await using site = await reported()
  for (const file of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1'),
    PHOTO.subarray(0, PHOTO.length / 2),
  ])
    expect(await site.add({ file })).toMatchObject({ reason: 'invalid' })
  for (const changes of [
    { pressId: site.departed },
    { pressId: crypto.randomUUID() },
    { legId: crypto.randomUUID() },
    { driverId: site.trip.otherId },
  ])
    expect(await site.add(changes)).toMatchObject({ problem: { code: 'drive-unknown' } })
  expect(await site.deps.db.read.$count(drivePhotos)).toBe(0)
})

test('a guest’s export holds what the driver pressed, with the photo, and erasing the guest deletes the photo', async () => {
  await using site = await reported()
  const { db } = site.deps
  await site.add()
  const { booking } = site.trip
  const cash = { bookingId: booking.id, amountBaht: 100, collectedBy: null }
  await recordCash(site.deps, cash, `staff:${DESK.admin}`)
  const copy = JSON.parse((await exportPerson(site.deps, booking.customerEmail)) ?? '')
  expect(copy.bookings[0].drives).toMatchObject([
    { step: 'departed' },
    { step: 'arrived' },
    {
      ...{ step: 'no_show', note: 'I cannot find the guest' },
      photo: { takenAt: TAKEN.toISOString(), webp: expect.stringMatching(/^UklGR/) },
    },
  ])
  await erasePerson({ ...site.deps, storeOutside() {} }, booking.customerEmail, { evenUpcoming: true })
  expect(await db.read.$count(drivePhotos)).toBe(0)
  expect(await db.read.$count(driveSteps)).toBe(3)
})

test('a drive has a bounded number of photos', async () => {
  await using site = await reported()
  expect(await site.add()).toEqual({ ok: true })
  // Each later report does not count, and may have a photo all the same.
  await site.deps.db.transaction((tx) => tx.update(bookings).set({ status: 'cancelled' }), {
    actor: 'staff:office@example.com',
  })
  const answers = []
  for (let index = 0; index < MOST_OF_DRIVE.photos; index++) {
    const pressId = crypto.randomUUID()
    await press(site, site.trip, 'no_show', { pressId })
    answers.push(await site.add({ pressId }))
  }
  expect(answers.slice(0, -1)).toEqual(answers.slice(0, -1).map(() => ({ ok: true })))
  expect(answers.at(-1)).toMatchObject({ problem: { code: 'drive-full' } })
  expect(await site.deps.db.read.$count(drivePhotos)).toBe(MOST_OF_DRIVE.photos)
})
