import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BookingStatus } from '#bookings/booking-status.rules.ts'
import { inOneLine } from '#bookings/cancelling/booking-terms.words.ts'
import { CHANNELS, type Channel } from '#bookings/channel.rules.ts'
import { listDepartures, listPaymentsOfBookings } from '#bookings/desk-lists/today.store.ts'
import { findPass } from '#bookings/pass/find-pass.ts'
import { findDriverJobs } from '#drives/find-driver-jobs.ts'
import type { MailKind } from '#messages/outbox/mail.rules.ts'
import { findMailFacts } from '#messages/outbox/mail-facts.ts'
import { tellWhoDrives } from '#messages/outbox/tell-who-drives.ts'
import { writeMail } from '#messages/outbox/write-mail.ts'
import { renderMail } from '#messages/templates/render.ts'
import { listUnpaidDeposits } from '#money/deposits/unpaid-deposits.store.ts'
import { balanceOf } from '#money/payments/balance.rules.ts'
import { insertPayment, type NewPayment } from '#money/payments/payments.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { bookings, crewNotices, payments, refunds, reversals } from '#platform/database/schema/schema.ts'
import { loadBooking } from '#web/desk/booking/view/load-booking.ts'
import { loadMoney } from '#web/desk/money/view/load-money.ts'
import { passViewOf } from '#web/pass/pass-view.ts'
import { dayLink, drivenTrip, goTo } from '../drive-factories.ts'
import { type TestSite, testSite } from '../site.ts'

const PRICE = 5_800
const DEPOSITS = [0, 30, 100]

type Stored = Partial<
  Pick<NewPayment, 'status' | 'method' | 'purpose' | 'attentionReason' | 'processingSince'>
> & {
  baht: number
  refund?: { baht: number; reason: 'goodwill' | 'policy'; status: 'succeeded' | 'failed' }
  reversal?: {
    baht: number
    kind: 'refund' | 'dispute'
    state: 'succeeded' | 'needs_response' | 'lost'
    answer?: 'owed'
  }
}
/** What came and went back, and what is due then, counted by hand; `comingBaht`: what a bank has yet to confirm. */
type Money = { stored: Stored[]; dueBaht: number; comingBaht?: number; isChecked?: true }

const ALL: Stored = { baht: PRICE }
const refundedThere = { kind: 'refund', state: 'succeeded', baht: 1_000 } as const

const MONEY: Record<string, Money> = {
  'nothing paid': { stored: [], dueBaht: PRICE },
  'the deposit paid': { stored: [{ baht: 1_800, purpose: 'deposit' }], dueBaht: 4_000 },
  'the deposit paid by PromptPay, and some of the rest in cash': {
    stored: [
      { baht: 1_800, purpose: 'deposit', method: 'promptpay' },
      { baht: 1_000, purpose: 'balance', method: 'cash' },
    ],
    dueBaht: 3_000,
  },
  'all paid but what no checkout takes': { stored: [{ baht: PRICE - 5 }], dueBaht: 5 },
  'all paid': { stored: [ALL], dueBaht: 0 },
  'more paid than the price is now': { stored: [{ baht: PRICE + 700 }], dueBaht: 0 },
  'the deposit at the bank': {
    stored: [{ baht: 1_800, purpose: 'deposit', status: 'open', processingSince: new Date(0) }],
    ...{ dueBaht: PRICE, comingBaht: 1_800 },
  },
  authorised: { stored: [{ ...ALL, status: 'authorised' }], dueBaht: PRICE, comingBaht: PRICE },
  'a failed try': { stored: [{ ...ALL, status: 'failed' }], dueBaht: PRICE },
  'money to check': {
    stored: [{ ...ALL, status: 'needs_attention', attentionReason: { code: 'recorded-elsewhere' } }],
    ...{ dueBaht: PRICE, isChecked: true },
  },
  'goodwill of ฿1,000': {
    stored: [{ ...ALL, refund: { baht: 1_000, reason: 'goodwill', status: 'succeeded' } }],
    dueBaht: 0,
  },
  'a refund of ฿1,000 that is due again': {
    stored: [{ ...ALL, refund: { baht: 1_000, reason: 'policy', status: 'succeeded' } }],
    dueBaht: 1_000,
  },
  'a refund that failed': {
    stored: [{ ...ALL, refund: { baht: 1_000, reason: 'policy', status: 'failed' } }],
    dueBaht: 0,
  },
  'all refunded, and due again': {
    stored: [{ ...ALL, refund: { baht: PRICE, reason: 'policy', status: 'succeeded' } }],
    dueBaht: PRICE,
  },
  'a refund in the dashboard': { stored: [{ ...ALL, reversal: refundedThere }], dueBaht: 0 },
  'a refund in the dashboard that is owed again': {
    stored: [{ ...ALL, reversal: { ...refundedThere, answer: 'owed' } }],
    dueBaht: 1_000,
  },
  'most of it refunded in the dashboard, as goodwill': {
    stored: [{ baht: 5_000, reversal: { ...refundedThere, baht: 5_000 } }],
    dueBaht: 800,
  },
  'a part of a baht refunded, and owed again': {
    stored: [{ ...ALL, reversal: { ...refundedThere, baht: 100.5, answer: 'owed' } }],
    dueBaht: 100,
  },
  'a dispute': {
    stored: [{ ...ALL, reversal: { kind: 'dispute', state: 'needs_response', baht: PRICE } }],
    dueBaht: 0,
  },
  'a lost dispute': {
    stored: [{ ...ALL, reversal: { kind: 'dispute', state: 'lost', baht: PRICE } }],
    dueBaht: 0,
  },
}

/** Makes the booking what a row of the tables says, whatever the arrows of its state allow. */
async function become(
  { deps }: TestSite,
  bookingId: string,
  booking: { channel: Channel; depositPercent: number; status: BookingStatus },
  { stored }: Money,
) {
  await deps.db.transaction(
    async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      for (const table of [refunds, reversals, payments]) await tx.delete(table)
      await tx
        .update(bookings)
        .set({ ...booking, priceBaht: PRICE })
        .where(eq(bookings.id, bookingId))
      for (const one of stored) await store(tx, bookingId, one)
    },
    { actor: 'command' },
  )
}

async function store(tx: Queryable, bookingId: string, { baht, refund, reversal, ...changes }: Stored) {
  const payment = await insertPayment(tx, {
    ...{ bookingId, provider: 'sandbox', status: 'paid', currency: 'thb', purpose: 'full', method: 'card' },
    ...{ amountSatang: baht * 100, idempotencyKey: crypto.randomUUID(), expiresAt: new Date(0) },
    ...changes,
  })
  const paymentId = payment?.id ?? ''
  if (refund)
    await tx.insert(refunds).values({ paymentId, bookingId, ...refund, amountSatang: refund.baht * 100 })
  if (reversal)
    await tx.insert(reversals).values({
      ...{ paymentId, ...reversal, amountSatang: reversal.baht * 100 },
      ...{ providerId: crypto.randomUUID(), madeAt: new Date(0) },
    })
}

const number = (sum: string | undefined) => Number((sum ?? '').replaceAll(',', ''))

/** What an email asks the guest to pay, or tells the operator that is due; 0 when nothing. */
function askedIn(text: string): number {
  const asked = Array.from(
    text.matchAll(
      /(?:The deposit of|Pay the remaining) ฿([\d,.]*\d)|฿([\d,.]*\d) (?:for your driver|in cash to|is still due)/g,
    ),
    ([, first, second]) => number(first ?? second),
  )
  return asked.reduce((sum, one) => sum + one, 0)
}

async function siteOfOneTrip() {
  const site = await testSite()
  const driven = await drivenTrip(site)
  goTo(site, '2027-01-14T18:30')
  await tellWhoDrives(site.deps)
  const [notice] = await site.deps.db.read.select().from(crewNotices)
  const driverToken = await dayLink(site, { driverId: driven.driverId, day: '2027-01-15' })
  return { ...site, ...driven, driverToken, noticeId: notice?.id ?? expect.fail('no notice') }
}

/** What the pass says is to be paid, and what the driver is told to collect. */
async function saidToGuest(site: Awaited<ReturnType<typeof siteOfOneTrip>>) {
  const { deps, token } = site
  const pass = (await findPass(deps, token)) ?? expect.fail('no pass')
  const known = { catalogue: deps.catalogue, nowMs: deps.now(), ...deps.rules() }
  const view = passViewOf(known, pass, { token, children: null })
  const bring = view.cash?.sums.find(({ note }) => note.endsWith('for the driver'))
  return {
    payment: view.payment,
    costsBaht: view.costs
      .filter(({ label }) => /^(The rest|Deposit|Still to pay|Once confirmed)/.test(label))
      .reduce((sum, { value }) => sum + number(value.slice(1)), 0),
    bringBaht: bring ? number(/฿([\d,.]*\d) for the driver/.exec(bring.note)?.[1]) : 0,
    driverBaht: (await findDriverJobs(deps, site.driverToken))?.jobs[0]?.dueBaht,
  }
}

async function textOf(deps: TestSite['deps'], kind: MailKind, subjectId: string) {
  const facts = await findMailFacts(deps.db.read, { kind, subjectId })
  const written = await writeMail(deps, { kind, subjectId, facts } as Parameters<typeof writeMail>[1])
  return written && (await renderMail(written.mail)).text
}

/** What every page of the desk has as due, and what its emails ask for. */
async function saidAtDesk({ deps, booking, noticeId }: Awaited<ReturnType<typeof siteOfOneTrip>>) {
  const { read } = deps.db
  const paid = await listPaymentsOfBookings(read, [booking.id])
  const inMail = async (kind: MailKind, subjectId: string) => {
    const text = await textOf(deps, kind, subjectId)
    return text === undefined ? undefined : askedIn(text)
  }
  const paymentId = paid.find(({ status }) => status === 'paid')?.id
  const money = await loadMoney(deps, { month: '2027-01', showsAll: true } as Parameters<typeof loadMoney>[1])
  const departures = await listDepartures(read, '2027-01-15')
  return {
    today: departures.map(({ priceBaht }) => balanceOf(priceBaht, paid).dueBaht),
    pageBaht: (await loadBooking(deps, booking, new URLSearchParams())).money.dueBaht,
    monthBaht: money.due.toComeBaht,
    depositBaht: (await listUnpaidDeposits(read, '2027-01-01'))[0]?.amountBaht,
    mails: {
      'guest-request-confirmed': await inMail('guest-request-confirmed', booking.id),
      'guest-booking-confirmed': await inMail('guest-booking-confirmed', booking.id),
      'guest-driver-assigned': await inMail('guest-driver-assigned', noticeId),
      'guest-payment-received': paymentId && (await inMail('guest-payment-received', paymentId)),
      'operator-payment-received': paymentId && (await inMail('operator-payment-received', paymentId)),
    },
  }
}

test.each(['2027-01-05T10:00', '2027-01-14T23:00'])(
  'at %s pass, driver, desk and emails of a confirmed trip ask for one sum, however it was booked and paid',
  async (time) => {
    await using site = await siteOfOneTrip()
    goTo(site, time)
    for (const [name, money] of Object.entries(MONEY))
      for (const depositPercent of DEPOSITS) {
        const { dueBaht, comingBaht = 0, isChecked = false } = money
        for (const channel of CHANNELS) {
          await become(site, site.booking.id, { channel, depositPercent, status: 'confirmed' }, money)
          const { payment, ...said } = await saidToGuest(site)
          const about = `${name}, ${depositPercent} %, ${channel}`
          expect([said.driverBaht, said.costsBaht], about).toEqual([dueBaht, dueBaht])
          const depositBaht = payment?.isDeposit ? (payment.byCardBaht ?? 0) : 0
          if (!isChecked) expect(said.bringBaht + depositBaht + comingBaht, about).toBe(dueBaht)
          if (payment?.byCardBaht && !payment.isDeposit) expect(payment.byCardBaht, about).toBe(dueBaht)
          // Guest and driver stand beside the car with the same sum.
          if (time.endsWith('23:00')) expect(said.bringBaht, about).toBe(dueBaht - comingBaht)
        }
        // The desk and its emails do not ask how it was booked, and a whole deposit is as a price.
        if (depositPercent === 100) continue
        const about = `${name}, ${depositPercent} %`
        const { payment, bringBaht } = await saidToGuest(site)
        // Pass and confirmation say how to pay in the same words, with the tickets in what is brought.
        if (comingBaht === 0 && !isChecked && dueBaht > 0) {
          const confirmation = await textOf(site.deps, 'guest-request-confirmed', site.booking.id)
          for (const { title, text } of payment?.ways ?? [])
            expect(confirmation).toContain(`${title}. ${inOneLine(text)}`)
          expect(
            payment?.ways.filter(({ text }) => text.before.includes(' for your driver and ')),
            about,
          ).toHaveLength(bringBaht > 0 ? 1 : 0)
        }
        const { today, pageBaht, monthBaht, depositBaht, mails } = await saidAtDesk(site)
        expect([...today, pageBaht, monthBaht], about).toEqual([dueBaht, dueBaht, dueBaht])
        if (payment?.isDeposit && payment.byCardBaht) expect(depositBaht, about).toBe(payment.byCardBaht)
        // While money is on its way, or looked at, an email asks for nothing rather than for too much.
        const right = comingBaht > 0 || isChecked ? [0, dueBaht] : [dueBaht]
        for (const [kind, asked] of Object.entries(mails))
          if (asked !== undefined) expect(right, `${kind}, ${about}`).toContain(asked)
      }
  },
)

test.each<[status: BookingStatus, isOwed: boolean]>([
  ['requested', false],
  ['completed', true],
  ['no_show', false],
  ['cancelled', false],
  ['declined', false],
  ['expired', false],
])(
  'a trip that is %s: the pass has nothing to bring, and the desk what its driver has',
  async (status, isOwed) => {
    await using site = await siteOfOneTrip()
    goTo(site, '2027-01-14T23:00')
    for (const [name, money] of Object.entries(MONEY))
      for (const depositPercent of DEPOSITS) {
        await become(site, site.booking.id, { channel: 'email', depositPercent, status }, money)
        const about = `${name}, ${depositPercent} %`
        const said = await saidToGuest(site)
        expect([said.payment, said.bringBaht], about).toEqual([null, 0])
        expect(said.costsBaht, about).toBe(status === 'requested' ? money.dueBaht : 0)
        if (!isOwed || depositPercent === 100) continue
        const { pageBaht, monthBaht, depositBaht } = await saidAtDesk(site)
        expect([said.driverBaht, pageBaht, monthBaht], about).toEqual(Array(3).fill(money.dueBaht))
        expect(depositBaht, about).toBeUndefined()
      }
  },
)
