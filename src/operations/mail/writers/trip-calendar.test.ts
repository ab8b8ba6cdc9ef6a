import { expect, test } from 'vitest'
import type { OutgoingMail } from '#adapters/mail/contract.ts'
import { bookingWithDeposit } from '#tests/deposit-factories.ts'
import { placedBooking } from '#tests/factories.ts'
import { testSite } from '#tests/site.ts'
import { cancelByGuest } from '../../bookings/cancel-booking.ts'
import { rescheduleBooking } from '../../bookings/move/reschedule-booking.ts'

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
        .map(({ method, file }) => {
          const lines = file.replaceAll('\r\n ', '').split('\r\n')
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

test('a request that is withdrawn before it was confirmed has never been in the calendar', async () => {
  await using site = await siteWithCalendars()
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  expect(await cancelByGuest(site.deps, { bookingId: booking.id, seenSatang: 0 })).toMatchObject({ ok: true })
  expect(await site.leaving()).toEqual([])
})
