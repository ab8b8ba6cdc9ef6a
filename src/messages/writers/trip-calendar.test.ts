import { expect, test } from 'vitest'
import { cancelByGuest } from '#bookings/cancelling/cancel-booking.ts'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { rescheduleBooking } from '#bookings/moving/reschedule-booking.ts'
import { findPass, type Pass } from '#bookings/pass/find-pass.ts'
import { passCalendar } from '#bookings/pass/pass-calendar.ts'
import { requestTaxi } from '#bookings/placing/request-taxi.ts'
import type { OutgoingMail } from '#platform/mail/contract.ts'
import { bookingWithDeposit } from '#tests/deposit-factories.ts'
import { placedBooking } from '#tests/factories.ts'
import { testSite } from '#tests/site.ts'

const OFFICE = 'staff:office@example.com'

/** A site whose emails are kept as they were handed over. */
async function siteWithCalendars() {
  const handed: OutgoingMail[] = []
  const site = await testSite({ deps: { mail: { deliver: async (mail) => void handed.push(mail) } } })
  return {
    ...site,
    /** The calendar parts of the emails to the guest that leave now, each with the value of some properties. */
    async leaving() {
      const before = handed.length
      await site.sendMails()
      return handed
        .slice(before)
        .filter(({ to }) => to.address === 'ada@example.com')
        .flatMap(({ calendar }) => calendar ?? [])
        .flatMap(({ method, files }) => files.map((file) => ({ method, file })))
        .map(({ method, file }) => {
          const lines = file.replaceAll('\r\n ', '').split('\r\n')
          expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
          const propertyOf = (name: string) =>
            lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1)
          expect(propertyOf('METHOD')).toBe(method)
          expect(lines).toContain('ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ada@example.com')
          const sequence = Number(propertyOf('SEQUENCE'))
          return {
            method,
            sequence,
            uid: propertyOf('UID'),
            status: propertyOf('STATUS'),
            start: propertyOf('DTSTART'),
          }
        })
    },
    [Symbol.asyncDispose]: site[Symbol.asyncDispose],
  }
}

test('a paid trip comes with its calendar entry, a move replaces it, and a cancellation takes it out', async () => {
  await using site = await siteWithCalendars()
  const { deps } = site
  const { id: bookingId } = await bookingWithDeposit(site)
  const [booked, ...others] = await site.leaving()
  expect(others).toEqual([])
  expect(booked).toMatchObject({ method: 'REQUEST', status: 'CONFIRMED' })
  const move = { bookingId, seenDate: '2027-01-15', date: '2027-01-17' }
  expect(await rescheduleBooking(deps, move, OFFICE)).toMatchObject({ ok: true })
  const [moved] = await site.leaving()
  expect(moved).toMatchObject({ method: 'REQUEST', uid: booked?.uid, status: 'CONFIRMED' })
  expect(moved?.start).not.toBe(booked?.start)
  expect(moved?.sequence).toBeGreaterThan(booked?.sequence ?? 0)
  expect(await cancelByGuest(deps, { bookingId, seenSatang: 550_000 })).toMatchObject({ ok: true })
  const [cancelled] = await site.leaving()
  expect(cancelled).toMatchObject({ method: 'CANCEL', uid: booked?.uid, status: 'CANCELLED' })
  expect(cancelled?.sequence).toBeGreaterThan(moved?.sequence ?? 0)
})

test('a round trip comes as two entries, each in a file of its own, and both are taken out', async () => {
  await using site = await siteWithCalendars()
  const ride = { pickup: 'River Inn', dropoff: 'Erawan', service: 'round-trip', vehicle: 'car' }
  const placed = await requestTaxi(site.deps, {
    input: {
      ...{ name: 'Ada Example', email: 'ada@example.com', phone: '+44 7700 900123' },
      ...{ ...ride, passengers: '2', luggage: '1', pickupDate: '2027-01-15', pickupTime: '08:00' },
      ...{ returnDate: '2027-01-16', returnTime: '18:00' },
    },
  })
  if (!placed.ok) throw new Error(placed.problem.code)
  const { id: bookingId } = placed.booking
  expect(await confirmBooking(site.deps, { bookingId }, OFFICE)).toMatchObject({ ok: true })
  const [out, back, ...others] = await site.leaving()
  expect(others).toEqual([])
  expect(out).toMatchObject({ method: 'REQUEST', start: '20270115T010000Z' })
  expect(back).toMatchObject({ method: 'REQUEST', start: '20270116T110000Z' })
  expect(back?.uid).not.toBe(out?.uid)
  expect(await cancelByGuest(site.deps, { bookingId, seenSatang: 0 })).toMatchObject({ ok: true })
  expect(await site.leaving()).toMatchObject([
    { method: 'CANCEL', uid: out?.uid, status: 'CANCELLED' },
    { method: 'CANCEL', uid: back?.uid, status: 'CANCELLED' },
  ])
})

test('after a restore that lost changes, the next change still replaces the entry in the calendar', async () => {
  await using site = await siteWithCalendars()
  const { token } = await placedBooking(site, 'erawan-death-railway')
  const pass = await findPass(site.deps, token)
  if (!pass) throw new Error('the link opens nothing')
  const sequenceOf = (version: Pass) => passCalendar(site.deps, version, token)[0]?.sequence ?? 0
  const { booking } = pass
  const aMinuteLater = { ...booking, updatedAt: new Date(booking.updatedAt.getTime() + 60_000) }
  const { version } = booking
  expect(sequenceOf({ ...pass, booking: { ...aMinuteLater, version: version + 1 } })).toBeGreaterThan(
    sequenceOf({ ...pass, booking: { ...booking, version: version + 20 } }),
  )
})

test('a request that is withdrawn before it was confirmed has never been in the calendar', async () => {
  await using site = await siteWithCalendars()
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  expect(await cancelByGuest(site.deps, { bookingId: booking.id, seenSatang: 0 })).toMatchObject({ ok: true })
  expect(await site.leaving()).toEqual([])
})
