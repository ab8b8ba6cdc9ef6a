import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cancelByGuest } from '#bookings/cancelling/cancel-booking.ts'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { listLegs } from '#bookings/legs.store.ts'
import { assignVehicle } from '#fleet/allocation/assign-vehicle.ts'
import { mails } from '#platform/database/schema/schema.ts'
import { insertDrivers, insertVehicles } from '#tests/database/fleet-rows.ts'
import { askForDeposit } from '#tests/deposit-factories.ts'
import { placedBooking } from '#tests/factories.ts'
import { testSite } from '#tests/site.ts'
import { tellWhoDrives } from './tell-who-drives.ts'

const OFFICE = 'staff:office@example.com'

/** A confirmed trip of 15 January at 06:30 with a deposit still to pay, two SUVs and two drivers; nobody drives it yet. */
async function tripOfTomorrow() {
  const site = await testSite()
  const { deps } = site
  await askForDeposit(site, 30)
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  expect(await confirmBooking(deps, { bookingId: booking.id }, OFFICE)).toMatchObject({ ok: true })
  const cars = await insertVehicles(deps.db.read, ['suv', 'suv'])
  const drivers = await insertDrivers(deps.db.read, 2)
  const [leg] = await listLegs(deps.db.read, booking.id)
  const goTo = (time: string) => site.letTimePass(Date.parse(`${time}:00+07:00`) - deps.now())
  const queued = () =>
    deps.db.read.select().from(mails).where(eq(mails.kind, 'guest-driver-assigned')).orderBy(mails.createdAt)
  return {
    ...site,
    booking,
    goTo,
    queued,
    async assign(which: 0 | 1) {
      const crew = { vehicleId: cars[which] ?? '', driverId: drivers[which] ?? '' }
      const to = { bookingId: booking.id, legId: leg?.id ?? '', ...crew }
      expect(await assignVehicle(deps, to, OFFICE)).toMatchObject({ ok: true })
    },
    /** The job runs; @returns how many emails there are by then */
    async run() {
      await tellWhoDrives(deps)
      return (await queued()).length
    },
    async sentSubjects() {
      await site.sendMails()
      return (await site.mailbox())
        .map(({ subject }) => subject)
        .filter((text) => / picks you up, /.test(text))
    },
  }
}

test('a guest is told at 18:00 of the evening before who drives, once', async () => {
  await using site = await tripOfTomorrow()
  await site.assign(0)
  site.goTo('2027-01-14T17:59')
  expect(await site.run()).toBe(0)
  site.goTo('2027-01-14T18:00')
  await Promise.all([tellWhoDrives(site.deps), tellWhoDrives(site.deps), tellWhoDrives(site.deps)])
  expect(await site.run()).toBe(1)
  const [subject] = await site.sentSubjects()
  expect(subject).toMatch(/^Tomorrow \d\d:\d\d: Driver 1 picks you up, number plate plate .+, SPN-\w{5}$/)
  const { html, text } = (await site.mailbox()).find((mail) => mail.subject === subject) ?? expect.fail()
  for (const part of [
    'Where: River Inn, Bangkok',
    'Phone: +66 00 000 0000',
    'in cash to Driver 1',
    'your phone saves it, and it then works offline',
  ])
    expect(text).toContain(part)
  expect(html.match(/\/booking\/[\w-]{22}/g)).toHaveLength(1)
})

test('one who is assigned later is told then, and again only when driver or vehicle is another', async () => {
  await using site = await tripOfTomorrow()
  site.goTo('2027-01-14T18:00')
  expect(await site.run()).toBe(0)
  site.goTo('2027-01-14T21:00')
  await site.assign(0)
  expect(await site.run()).toBe(1)
  await site.sendMails()
  for (const which of [1, 0] as const) await site.assign(which)
  expect(await site.run()).toBe(1)
  await site.assign(1)
  expect(await site.run()).toBe(2)
  const subjects = await site.sentSubjects()
  expect(subjects.map((text) => /Driver \d/.exec(text)?.[0])).toEqual(['Driver 1', 'Driver 2'])
})

test('an email that is not true any more when it is to leave does not leave, and what the guest knew still counts', async () => {
  await using site = await tripOfTomorrow()
  site.goTo('2027-01-14T19:00')
  await site.assign(0)
  await site.run()
  await site.sendMails()
  await site.assign(1)
  expect(await site.run()).toBe(2)
  await site.assign(0)
  expect(await site.sentSubjects()).toHaveLength(1)
  expect(await site.run()).toBe(2)
})

test('an email that has not left when the trip is cancelled does not leave', async () => {
  await using site = await tripOfTomorrow()
  await site.assign(0)
  site.goTo('2027-01-14T19:00')
  expect(await site.run()).toBe(1)
  expect(await cancelByGuest(site.deps, { bookingId: site.booking.id, seenSatang: 0 })).toMatchObject({
    ok: true,
  })
  expect(await site.sentSubjects()).toEqual([])
  expect(await site.run()).toBe(1)
})
