import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findBooking } from '#bookings/bookings.store.ts'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { expireBookings } from '#bookings/holding/expire-bookings.ts'
import { requestBooking } from '#bookings/placing/request-booking.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import { listRefundsOfBooking } from '#money/refunds/refunds.store.ts'
import { allocations, mails } from '#platform/database/schema/schema.ts'
import { addDays } from '#platform/time/calendar.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { insertVehicles } from '#tests/database/fleet-rows.ts'
import { bookingAtCheckout, filledForm, offerOf, recordOf, siteWithPayments } from '#tests/factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'

const CLIENTS = 20
const ROUNDS = 10
const HOLD_MS = 45 * 60_000
const OFFICE = 'staff:office@example.com'

let guests = 0

/** A guest who has not been here before. */
function newContact() {
  const number = ++guests
  return { email: `guest${number}@example.com`, phone: `+66 81 ${1_000_000 + number}` }
}

/** A new guest asks for this day by mail. */
function ask({ deps }: TestSite, date: string) {
  const form = { requestId: crypto.randomUUID(), ...newContact(), date }
  return requestBooking(deps, { offer: offerOf('erawan-death-railway'), submission: filledForm(form) })
}

/** Everybody asks for this day at once. @returns how many got the vehicle */
async function askAtOnce(site: TestSite, date: string) {
  const answers = await Promise.all(Array.from({ length: CLIENTS }, () => ask(site, date)))
  const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.reason]))
  // On a busy machine some are asked to come again instead.
  expect(['vehicle-gone', 'unavailable']).toEqual(expect.arrayContaining(refused))
  return answers.length - refused.length
}

/** What is held or firm. */
async function active({ deps }: Pick<TestSite, 'deps'>) {
  const rows = await deps.db.read.select().from(allocations)
  return rows.filter(({ status }) => status !== 'released')
}

async function siteWithOneVehicle() {
  const site = await testSite()
  await insertVehicles(site.deps.db.read, ['suv'])
  return site
}

test('twenty guests want the last vehicle of a day: in every round one gets it, the others read that it has gone', async () => {
  await using site = await siteWithOneVehicle()
  for (let round = 0; round < ROUNDS; round++)
    expect(await askAtOnce(site, addDays('2027-01-15', 2 * round))).toBe(1)
  expect(await active(site)).toHaveLength(ROUNDS)
})

test('twenty guests want a vehicle whose hold has run out, and the clock comes: one gets it, one email of expiry', async () => {
  await using site = await siteWithOneVehicle()
  for (let round = 0; round < 3; round++) {
    const date = addDays('2027-01-15', 2 * round)
    const first = await ask(site, date)
    site.letTimePass(24 * HOUR_MS)
    const [winners] = await Promise.all([askAtOnce(site, date), expireBookings(site.deps)])
    expect(winners).toBe(1)
    const id = first.ok ? first.booking.id : ''
    expect((await findBooking(site.deps.db.read, id))?.status).toBe('expired')
    const told = await site.deps.db.read.select().from(mails).where(eq(mails.subjectId, id))
    expect(told.filter(({ kind }) => kind === 'guest-hold-ended')).toHaveLength(1)
  }
})

test('the operator confirms while the clock comes and another guest asks: one of the two guests has the vehicle', async () => {
  await using site = await siteWithOneVehicle()
  for (let round = 0; round < ROUNDS; round++) {
    const date = addDays('2027-01-15', 2 * round)
    const first = await ask(site, date)
    site.letTimePass(24 * HOUR_MS)
    const id = first.ok ? first.booking.id : ''
    const [confirmed, , rival] = await Promise.all([
      confirmBooking(site.deps, { bookingId: id }, OFFICE),
      expireBookings(site.deps),
      ask(site, date),
    ])
    const winner = confirmed.ok ? id : rival.ok && rival.booking.id
    expect([confirmed.ok, rival.ok].filter(Boolean)).toHaveLength(1)
    expect((await active(site)).map(({ bookingId }) => bookingId)).toContain(winner)
  }
})

test('money arrives while the clock comes and another guest asks: paid with the vehicle, or to be given back', async () => {
  await using site = await siteWithPayments('sandbox', ['suv'])
  for (let round = 0; round < ROUNDS; round++) {
    const date = addDays('2027-01-15', 2 * round)
    const { booking, sessionId } = await bookingAtCheckout(site, { date, ...newContact() })
    await site.payAsGuest(sessionId)
    site.letTimePass(HOLD_MS)
    const [settled, , rival] = await Promise.all([
      settlePayment(site.deps, sessionId),
      expireBookings(site.deps),
      ask(site, date),
    ])
    const { status, payments } = await recordOf(site, booking.id)
    if (rival.ok) {
      expect({ state: settled.state, status, payments }).toEqual({
        ...{ state: 'needs_attention', status: 'expired', payments: ['needs_attention'] },
      })
      expect(await listRefundsOfBooking(site.deps.db.read, booking.id)).toMatchObject([
        { status: 'suggested', reason: 'late_payment' },
      ])
    } else {
      expect({ state: settled.state, status, payments }).toEqual({
        ...{ state: 'paid', status: 'confirmed', payments: ['paid'] },
      })
    }
    expect((await active(site)).length).toBe(round + 1)
  }
})
