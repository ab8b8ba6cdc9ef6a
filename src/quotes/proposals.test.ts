import { expect, test } from 'vitest'
import { staff } from '#bookings/actor.rules.ts'
import { findBooking, findVersion } from '#bookings/bookings.store.ts'
import { declineBooking } from '#bookings/cancelling/decline-booking.ts'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { expireBookings } from '#bookings/holding/expire-bookings.ts'
import { extendHold } from '#bookings/holding/extend-hold.ts'
import { rescheduleBooking } from '#bookings/moving/reschedule-booking.ts'
import { listAllocationsOf } from '#fleet/allocation/allocations.store.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { insertVehicles } from '#tests/database/fleet-rows.ts'
import { placedBooking, recordOf } from '#tests/factories.ts'
import { linkOf } from '#tests/guest-link.ts'
import { testSite } from '#tests/site.ts'
import { answerProposal } from './proposals/answer-proposal.ts'
import { previewProposal } from './proposals/preview-proposal.ts'
import { propose, withdrawProposal } from './proposals/propose.ts'
import { findQuote } from './quotes.store.ts'

const ADMIN = 'office@example.com'
const SUNDAY = new Date('2027-01-17T07:00:00+07:00')

/** A request of ฿5,800 for Friday 15 January, for which the only SUV is held. */
async function siteWithRequest() {
  const site = await testSite()
  await insertVehicles(site.deps.db.read, ['suv'])
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  const token = await linkOf(site, booking)
  const { id: bookingId } = booking
  return {
    ...site,
    ...{ booking, bookingId },
    propose: (proposed: object = {}) =>
      propose(site.deps, {
        ...{ bookingId, admin: ADMIN, note: 'On Sunday the road is free.' },
        ...{ startsAt: SUNDAY, totalBaht: 6200, ...proposed },
      }),
    withdraw: () => withdrawProposal(site.deps, { bookingId, admin: ADMIN }),
    answer: (proposalId: string, answer: 'accept' | 'turn-down') =>
      answerProposal(site.deps, { token, proposalId, answer }),
    now: () => findBooking(site.deps.db.read, bookingId),
    statusOf: async (id: string) => (await findQuote(site.deps.db.read, id))?.status,
  }
}

type Site = Awaited<ReturnType<typeof siteWithRequest>>

async function proposed(site: Site, changes?: object): Promise<string> {
  const made = await site.propose(changes)
  if (!made.ok) throw new Error(made.problem.code)
  return made.proposal.id
}

const over = { ok: false, problem: { code: 'proposal-over' } }

test('a proposal leaves the request and its vehicle as they are, and the guest gets one email about it', async () => {
  await using site = await siteWithRequest()
  const asked = async () => {
    const had = await listAllocationsOf(site.deps.db.read, site.bookingId)
    return { ...(await site.now()), version: 'raised by the proposal', had }
  }
  const before = await asked()
  await proposed(site)
  expect(await asked()).toEqual(before)
  await site.sendMails()
  const [mail] = (await site.mailbox()).filter(({ subject }) => subject.startsWith('Our proposal'))
  for (const part of ['Sunday 17 January, 07:00', '฿6,200', '฿5,800', 'On Sunday the road is free.'])
    expect(mail?.text).toContain(part)
  expect(await site.propose()).toMatchObject({ ok: false, problem: { code: 'not-in-this-state' } })
})

test('an admin whose page is old is told so, and not that the day is taken', async () => {
  await using site = await siteWithRequest()
  await placedBooking(site, 'erawan-death-railway', { date: '2027-01-17' })
  const version = await findVersion(site.deps.db.read, site.bookingId)
  const proposing = (seenVersion: number) =>
    site.propose({ seen: { action: 'propose', version: seenVersion } })
  expect(await proposing(version)).toMatchObject({ ok: false, reason: 'vehicle-gone' })
  expect(await proposing(version - 1)).toMatchObject({ problem: { code: 'moved-meanwhile' } })
})

test('a request that changes after the proposal was tried gets none', async () => {
  await using site = await siteWithRequest()
  const { bookingId } = site
  const { db } = site.deps
  const seen = { action: 'propose', version: await findVersion(db.read, bookingId) } as const
  const begun: string[] = []
  const changing: typeof db = {
    ...db,
    async transaction(work, by) {
      begun.push('transaction')
      // Between the trial and the proposal itself.
      if (begun.length === 2)
        expect(await extendHold(site.deps, { bookingId, admin: ADMIN })).toMatchObject({ ok: true })
      return db.transaction(work, by)
    },
  }
  const proposing = { bookingId, admin: ADMIN, note: '', startsAt: SUNDAY, totalBaht: 6200, seen }
  expect(await propose({ ...site.deps, db: changing }, proposing)).toMatchObject({
    ...{ ok: false, problem: { code: 'moved-meanwhile' } },
  })
  expect((await recordOf(site, bookingId)).mails).not.toContain('guest-proposal')
})

test('a preview is the email that would be sent, without the link of the guest, and stores nothing', async () => {
  await using site = await siteWithRequest()
  const { bookingId, deps } = site
  const proposing = { ...{ bookingId, admin: ADMIN, note: 'Sunday.' }, startsAt: SUNDAY, totalBaht: 6200 }
  const before = await recordOf(site, bookingId)
  const read = await previewProposal(deps, proposing)
  expect(read).toMatchObject({ ok: true, subject: expect.stringContaining('Our proposal') })
  expect(await recordOf(site, bookingId)).toEqual(before)
  await site.propose(proposing)
  await site.sendMails()
  const [mail] = (await site.mailbox()).filter(({ subject }) => subject.startsWith('Our proposal'))
  const withoutLink = (text: string | undefined) => text?.replace(/\/booking\/\S+/, '')
  expect(read.ok && withoutLink(read.text)).toBe(withoutLink(mail?.text))
  expect(await previewProposal(deps, proposing)).toMatchObject({ problem: { code: 'not-in-this-state' } })
})

test('an accepted proposal confirms the booking with its day, price and vehicle, and both are told once', async () => {
  await using site = await siteWithRequest()
  const id = await proposed(site)
  const both = await Promise.all([site.answer(id, 'accept'), site.answer(id, 'accept')])
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  expect(await site.now()).toMatchObject({
    ...{ status: 'confirmed', travelDate: '2027-01-17', endDate: '2027-01-17', priceBaht: 6200 },
    waitsUntil: null,
  })
  const [taken, ...others] = await listAllocationsOf(site.deps.db.read, site.bookingId)
  expect([taken?.status, others]).toEqual(['firm', []])
  expect(taken && taken.busyFrom < SUNDAY && taken.busyUntil > SUNDAY).toBe(true)
  await site.sendMails()
  const subjects = (await site.mailbox()).map(({ subject }) => subject.split(':')[0])
  expect(subjects.filter((one) => one === 'Proposal accepted' || one === 'Confirmed').sort()).toEqual([
    'Confirmed',
    'Proposal accepted',
  ])
})

test('another price alone keeps day and vehicle', async () => {
  await using site = await siteWithRequest()
  const [had] = await listAllocationsOf(site.deps.db.read, site.bookingId)
  const id = await proposed(site, { startsAt: null, totalBaht: 5000 })
  expect(await site.answer(id, 'accept')).toEqual({ ok: true })
  expect(await site.now()).toMatchObject({ status: 'confirmed', travelDate: '2027-01-15', priceBaht: 5000 })
  expect(await listAllocationsOf(site.deps.db.read, site.bookingId)).toMatchObject([
    { id: had?.id, status: 'firm' },
  ])
})

test('another hour of the same day can be proposed with the only vehicle', async () => {
  await using site = await siteWithRequest()
  const id = await proposed(site, { startsAt: new Date('2027-01-15T08:00:00+07:00'), totalBaht: 5800 })
  expect(await site.answer(id, 'accept')).toEqual({ ok: true })
  expect(await site.now()).toMatchObject({ status: 'confirmed', travelDate: '2027-01-15' })
})

test('a proposal that is turned down leaves the request waiting, and another one can follow', async () => {
  await using site = await siteWithRequest()
  const id = await proposed(site)
  expect(await site.answer(id, 'turn-down')).toEqual({ ok: true })
  expect(await site.answer(id, 'accept')).toMatchObject(over)
  expect(await site.now()).toMatchObject({ status: 'requested', travelDate: '2027-01-15', priceBaht: 5800 })
  await proposed(site)
  await site.sendMails()
  const subjects = (await site.mailbox()).map(({ subject }) => subject)
  expect(subjects.filter((one) => one.startsWith('Our proposal'))).toHaveLength(1)
  expect(subjects.filter((one) => one.startsWith('Proposal declined'))).toHaveLength(1)
})

test('of a guest who accepts and an admin who withdraws at the same moment, one is told that it is over', async () => {
  await using site = await siteWithRequest()
  const id = await proposed(site)
  const [accepted, withdrawn] = await Promise.all([site.answer(id, 'accept'), site.withdraw()])
  expect([accepted.ok, withdrawn.ok].sort()).toEqual([false, true])
  expect((await site.now())?.status).toBe(accepted.ok ? 'confirmed' : 'requested')
  expect(await site.statusOf(id)).toBe(accepted.ok ? 'accepted' : 'withdrawn')
})

test('a proposed day that another guest takes meanwhile is refused, and nothing changes', async () => {
  await using site = await siteWithRequest()
  const id = await proposed(site)
  await placedBooking(site, 'erawan-death-railway', { date: '2027-01-17' })
  const before = [await site.now(), await listAllocationsOf(site.deps.db.read, site.bookingId)]
  expect(await site.answer(id, 'accept')).toMatchObject({ ok: false, reason: 'vehicle-gone' })
  expect([await site.now(), await listAllocationsOf(site.deps.db.read, site.bookingId)]).toEqual(before)
  expect(await site.statusOf(id)).toBe('sent')
})

test('what is not free, and what changes nothing, is not proposed', async () => {
  await using site = await siteWithRequest()
  await placedBooking(site, 'erawan-death-railway', { date: '2027-01-17' })
  expect(await site.propose()).toMatchObject({ reason: 'vehicle-gone', fields: { date: expect.anything() } })
  expect(await site.propose({ startsAt: null, totalBaht: 5800 })).toMatchObject({
    problem: { code: 'nothing-proposed' },
  })
})

test('a proposal ends with the time of its answer, and at the latest with the hold', async () => {
  await using site = await siteWithRequest()
  site.letTimePass(10 * HOUR_MS)
  const id = await proposed(site)
  // The vehicle is held for a day from the proposal on.
  const { waitsUntil } = (await site.now()) ?? {}
  expect(waitsUntil?.getTime()).toBe(site.deps.now() + 24 * HOUR_MS)
  site.letTimePass(24 * HOUR_MS + 1)
  expect(await site.answer(id, 'accept')).toMatchObject(over)
  await expireBookings(site.deps)
  expect([await site.statusOf(id), (await site.now())?.status]).toEqual(['expired', 'expired'])
})

test.each<[act: string, ends: string, act: (site: Site) => Promise<unknown>]>([
  [
    'confirms the request',
    'withdrawn',
    (site) => confirmBooking(site.deps, { bookingId: site.bookingId }, staff(ADMIN)),
  ],
  [
    'declines it',
    'withdrawn',
    ({ deps, bookingId }) => declineBooking(deps, { bookingId, admin: ADMIN, note: 'Sorry' }),
  ],
  [
    'moves it',
    'superseded',
    ({ deps, bookingId }) =>
      rescheduleBooking(deps, { bookingId, seenDate: '2027-01-15', date: '2027-01-18' }, staff(ADMIN)),
  ],
  ['withdraws it', 'withdrawn', (site) => site.withdraw()],
])('a proposal is over when staff %s: %s', async (_act, ends, act) => {
  await using site = await siteWithRequest()
  const id = await proposed(site)
  expect(await act(site)).toMatchObject({ ok: true })
  expect(await site.statusOf(id)).toBe(ends)
  expect(await site.answer(id, 'accept')).toMatchObject(over)
  expect((await recordOf(site, site.bookingId)).mails).not.toContain('guest-proposal')
})

test('a proposal is not answered with the link of another booking', async () => {
  await using site = await siteWithRequest()
  const id = await proposed(site)
  await insertVehicles(site.deps.db.read, ['suv'])
  const { booking: other } = await placedBooking(site, 'erawan-death-railway')
  const token = await linkOf(site, other)
  const answer = { token, proposalId: id, answer: 'accept' } as const
  expect(await answerProposal(site.deps, answer)).toMatchObject(over)
  expect(await answerProposal(site.deps, { ...answer, token: 'nobody-knows-this' })).toMatchObject({
    reason: 'not-found',
  })
})
