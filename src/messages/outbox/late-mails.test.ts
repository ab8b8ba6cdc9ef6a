import { text as textOf } from 'node:stream/consumers'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import { findBooking } from '#bookings/bookings.store.ts'
import { cancelByGuest, cancelByStaff } from '#bookings/cancelling/cancel-booking.ts'
import { declineBooking } from '#bookings/cancelling/decline-booking.ts'
import { findRefundNow } from '#bookings/cancelling/find-refund-now.ts'
import { completeTravelled } from '#bookings/confirming/complete-travelled.ts'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { expireBookings } from '#bookings/holding/expire-bookings.ts'
import { listLegs } from '#bookings/legs.store.ts'
import { type Move, rescheduleBooking } from '#bookings/moving/reschedule-booking.ts'
import { saveGuestDetails } from '#bookings/pass/save-guest-details.ts'
import { requestTaxi } from '#bookings/placing/request-taxi.ts'
import { undoAct } from '#bookings/undo/undo-act.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { assignVehicle } from '#fleet/allocation/assign-vehicle.ts'
import { findBalance } from '#money/cash/find-balance.ts'
import { payDue } from '#money/checkouts/pay-due.ts'
import { remindOfDeposit } from '#money/deposits/remind-of-deposit.ts'
import { bahtFromSatang, formatBaht } from '#money/money.rules.ts'
import { balanceOf } from '#money/payments/balance.rules.ts'
import { listPaymentsOfBooking } from '#money/payments/payments.store.ts'
import { sendReceipt } from '#money/payments/send-receipt.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import { recordReversal } from '#money/refunds/record-refund.ts'
import { givenBackSatangOf, receivedSatangOf } from '#money/refunds/refundable.rules.ts'
import { withRefunds } from '#money/refunds/refunds.store.ts'
import { bookings, mails } from '#platform/database/schema/schema.ts'
import { MailRefused, type MailTransport, type OutgoingMail } from '#platform/mail/contract.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import { formatDay } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { acceptQuote } from '#quotes/accept-quote.ts'
import { answerProposal } from '#quotes/proposals/answer-proposal.ts'
import { propose } from '#quotes/proposals/propose.ts'
import { wishForChange } from '#quotes/proposals/wish-for-change.ts'
import { remindOfQuotes } from '#quotes/remind-of-quotes.ts'
import { insertDrivers, insertVehicles } from '#tests/database/fleet-rows.ts'
import { bookingAtCheckout, paidBooking, placedBooking } from '#tests/factories.ts'
import { linkOf } from '#tests/guest-link.ts'
import { placedCustomTrip, sentQuote } from '#tests/quote-factories.ts'
import { setRules } from '#tests/rule-factories.ts'
import { testSite } from '#tests/site.ts'
import { reply, startSmtpServer } from '#tests/smtp-server.ts'
import type { MailKind } from './mail.rules.ts'
import { sendMail } from './send-mail.ts'
import { sendMailAgain } from './send-mail-again.ts'
import { tellWhoDrives } from './tell-who-drives.ts'

const ADMIN = 'office@example.com'
const OFFICE = `staff:${ADMIN}` as const
const MANY = 15
const CLASSES = ['car', 'suv', 'van'] as const

/** A site with a fleet and, while `says` is set, a mail server that answers every mail with it. */
async function siteWithPost({ depositPercent = 0 } = {}) {
  const post: { says: Error | undefined; sent: OutgoingMail[] } = { says: new Unavailable('451'), sent: [] }
  const mail: MailTransport = {
    async deliver(mail) {
      if (post.says) throw post.says
      post.sent.push(mail)
    },
  }
  const site = await testSite({ deps: { mail } })
  const { read } = site.deps.db
  await setRules(site, { depositPercent, promptPayOffered: 'on' })
  await insertVehicles(read, Array.from(CLASSES, (one) => Array(MANY).fill(one)).flat())
  const drivers = await insertDrivers(read, 3 * MANY)
  const queued = () => read.select().from(mails).where(eq(mails.status, 'queued'))
  return {
    ...site,
    post,
    ...{ queued, drivers },
    /** Each waiting email is tried once. */
    async tryAll() {
      for (const { id } of await queued()) await sendMail(site.deps, id).catch(() => {})
    },
    goTo: (time: string) => site.letTimePass(Date.parse(`${time}:00+07:00`) - site.deps.now()),
    [Symbol.asyncDispose]: site[Symbol.asyncDispose],
  }
}

type Site = Awaited<ReturnType<typeof siteWithPost>>
let guests = 0
const someEmail = () => `guest${++guests}@example.com`
const somePhone = () => `+44 7700 9${String(++guests).padStart(5, '0')}`
const done = (outcome: { ok: boolean }) => expect(outcome).toMatchObject({ ok: true })

async function requested(site: Site, changes = {}) {
  const asked = { email: someEmail(), phone: somePhone(), ...changes }
  return (await placedBooking(site, 'erawan-death-railway', asked)).booking.id
}
async function confirmed(site: Site) {
  const id = await requested(site)
  done(await confirmBooking(site.deps, { bookingId: id }, OFFICE))
  return id
}
async function atCheckout(site: Site) {
  return bookingAtCheckout(site, { email: someEmail(), phone: somePhone() })
}
async function pay(site: Site, sessionId: string) {
  await site.deps.sandboxCheckouts?.act(sessionId, 'pay')
  return settlePayment(site.deps, sessionId)
}
async function paid(site: Site) {
  const { booking, sessionId } = await atCheckout(site)
  await pay(site, sessionId)
  return booking.id
}
async function payRest(site: Site, bookingId: string) {
  const booking = (await findBooking(site.deps.db.read, bookingId)) ?? expect.fail('gone')
  const seenBaht = (await findBalance(site.deps.db.read, booking)).dueBaht ?? 0
  const started = await payDue(site.deps, { bookingId, seenBaht })
  if (!started.ok || started.state !== 'redirect') return false
  return (await pay(site, started.sessionId)).state === 'paid'
}
async function move(site: Site, bookingId: string, changes: Partial<Move>, by: 'guest' | typeof OFFICE) {
  const booking = await findBooking(site.deps.db.read, bookingId)
  const day = booking?.travelDate ?? '2027-01-15'
  const wanted = { bookingId, seenDate: booking?.travelDate ?? null, date: day, ...changes }
  return (await rescheduleBooking(site.deps, wanted, by)).ok
}
async function rideAsked({ deps }: Site) {
  const ride = { pickup: 'River Inn', dropoff: 'Erawan', service: 'one-way', vehicle: 'car' }
  const placed = await requestTaxi(deps, {
    input: {
      ...{ name: 'Ada Example', email: someEmail(), phone: somePhone(), ...ride },
      ...{ passengers: '2', luggage: '1', pickupDate: '2027-01-15', pickupTime: '08:00' },
    },
  })
  return placed.ok ? placed.booking.id : expect.fail(placed.problem.code)
}
async function custom(site: Site) {
  return (await placedCustomTrip(site, { email: someEmail() })).id
}
async function proposed(site: Site, answer: 'accept' | 'turn-down') {
  const bookingId = await requested(site)
  const startsAt = new Date('2027-01-17T07:00:00+07:00')
  const made = await propose(site.deps, { bookingId, admin: ADMIN, note: '', startsAt, totalBaht: 6200 })
  if (!made.ok) return expect.fail(made.problem.code)
  await answerWith(site, bookingId, made.proposal.id, answer)
  return bookingId
}
async function answerWith(site: Site, id: string, proposalId: string, answer: 'accept' | 'turn-down') {
  const token = await linkOf(site, { id, travelDate: '2027-01-15', endDate: '2027-01-15' })
  done(await answerProposal(site.deps, { token, proposalId, answer }))
}
async function quoted(site: Site) {
  const bookingId = await custom(site)
  const quoteId = await sentQuote(site.deps, bookingId)
  return { bookingId, quoteId, token: await linkOf(site, await bookingOf(site, bookingId), 'quote') }
}
async function bookingOf({ deps }: Pick<Site, 'deps'>, id: string) {
  return (await findBooking(deps.db.read, id)) ?? expect.fail('the booking is gone')
}
/** A refund or a dispute at the provider. */
async function reversed(
  site: Site,
  kind: 'refund' | 'dispute',
  state: 'succeeded' | 'failed' | 'needs_response',
) {
  const bookingId = await paid(site)
  const [payment] = await listPaymentsOfBooking(site.deps.db.read, bookingId)
  const reversal = {
    ...{ kind, state, providerId: `re_${bookingId}`, amountSatang: 100_000, madeAt: new Date() },
    paymentIntentId: payment?.paymentIntentId ?? '',
  }
  await site.deps.db.transaction((tx) => recordReversal(tx, site.deps, payment?.id ?? '', reversal), {
    actor: 'provider',
  })
  return bookingId
}

/** How an email comes to be queued: `begin` for one booking, `later` once for all, for emails that a clock sends. */
type Start = {
  depositPercent?: number
  begin(site: Site): Promise<string>
  later?(site: Site): Promise<unknown>
}

const REQUESTED: Start = { begin: requested }
const RIDE: Start = { begin: rideAsked }
const CUSTOM: Start = { begin: custom }
const PAID: Start = { begin: paid }
const DEPOSIT: Start = { depositPercent: 30, begin: paid }
const CONFIRMED: Start = { begin: confirmed }
const BALANCE: Start = {
  depositPercent: 30,
  async begin(site) {
    const id = await paid(site)
    expect(await payRest(site, id)).toBe(true)
    return id
  },
}
const MOVED: Start = {
  async begin(site) {
    const id = await paid(site)
    expect(await move(site, id, { date: '2027-01-16' }, 'guest')).toBe(true)
    return id
  },
}
const DETAILED: Start = {
  async begin(site) {
    const id = await requested(site)
    const token = await linkOf(site, { id, travelDate: '2027-01-15', endDate: '2027-01-15' })
    done(await saveGuestDetails(site.deps, { token, typed: { hotelName: 'Riverside Hotel' } }))
    return id
  },
}
const PROPOSED: Start = {
  async begin(site) {
    const bookingId = await requested(site)
    const startsAt = new Date('2027-01-17T07:00:00+07:00')
    done(await propose(site.deps, { bookingId, admin: ADMIN, note: '', startsAt, totalBaht: 6200 }))
    return bookingId
  },
}
const QUOTED: Start = { begin: async (site) => (await quoted(site)).bookingId }
const QUOTE_ACCEPTED: Start = {
  async begin(site) {
    const { bookingId, quoteId, token } = await quoted(site)
    done(await acceptQuote(site.deps, { token, quoteId }))
    return bookingId
  },
}
const QUOTE_ENDED: Start = {
  ...QUOTED,
  async later(site) {
    site.goTo('2026-11-24T18:01')
    await expireBookings(site.deps)
  },
}
const HOLD_ENDED: Start = {
  ...RIDE,
  async later(site) {
    site.letTimePass(24 * HOUR_MS)
    await expireBookings(site.deps)
  },
}
const CANCELLED: Start = {
  async begin(site) {
    const id = await paid(site)
    await CHANGES['cancelled by the guest'](site, id)
    return id
  },
}
const UNPAID_DEPOSIT: Start = {
  depositPercent: 30,
  async begin(site) {
    const bookingId = await confirmed(site)
    done(await remindOfDeposit(site.deps, { bookingId, admin: ADMIN }))
    return bookingId
  },
}

/**
 * Where each kind of email comes from. A new kind needs its place here; null for those that tell nothing about a booking or
 * its money.
 */
const KINDS: Record<MailKind, Start | null> = {
  'operator-booking': REQUESTED,
  'guest-booking-received': REQUESTED,
  'operator-taxi': RIDE,
  'guest-taxi-received': RIDE,
  'operator-custom-trip': CUSTOM,
  'guest-custom-trip-received': CUSTOM,
  'operator-booking-paid': PAID,
  'guest-booking-confirmed': DEPOSIT,
  'guest-payment-received': BALANCE,
  'operator-payment-received': BALANCE,
  'guest-request-confirmed': CONFIRMED,
  'guest-booking-moved': MOVED,
  'operator-booking-moved': MOVED,
  'operator-guest-details': DETAILED,
  'guest-proposal': PROPOSED,
  'operator-proposal-answered': { begin: (site) => proposed(site, 'accept') },
  'guest-quote': QUOTED,
  'guest-quote-ending': {
    ...QUOTED,
    async later(site) {
      site.goTo('2026-11-23T20:00')
      await remindOfQuotes(site.deps)
    },
  },
  'guest-quote-ended': QUOTE_ENDED,
  'operator-quote-ended': QUOTE_ENDED,
  'operator-quote-answered': QUOTE_ACCEPTED,
  'operator-quote-wish': {
    async begin(site) {
      const { bookingId, quoteId, token } = await quoted(site)
      done(await wishForChange(site.deps, { token, quoteId, wish: 'Later, please.' }))
      return bookingId
    },
  },
  'guest-hold-ended': HOLD_ENDED,
  'operator-hold-ended': HOLD_ENDED,
  'guest-booking-cancelled': CANCELLED,
  'operator-booking-cancelled': CANCELLED,
  'guest-booking-called-off': {
    async begin(site) {
      const id = await paid(site)
      await CHANGES['called off, with a part given back'](site, id)
      return id
    },
  },
  'guest-booking-declined': {
    async begin(site) {
      const bookingId = await requested(site)
      done(await declineBooking(site.deps, { bookingId, admin: ADMIN, note: 'We are full.' }))
      return bookingId
    },
  },
  'operator-payment-attention': {
    async begin(site) {
      const { booking, sessionId } = await atCheckout(site)
      await site.deps.sandboxCheckouts?.act(sessionId, 'pay')
      // The money arrived while the booking was cancelled, which looks at the checkout afterwards.
      await cancelByStaff(site.deps, { bookingId: booking.id, admin: ADMIN })
      return booking.id
    },
  },
  'guest-payment-failed': {
    depositPercent: 30,
    async begin(site) {
      const id = await paid(site)
      const started = await payDue(site.deps, { bookingId: id, seenBaht: 3_800 })
      if (!started.ok || started.state !== 'redirect') return expect.fail('no checkout')
      await site.deps.sandboxCheckouts?.act(started.sessionId, 'scan')
      await settlePayment(site.deps, started.sessionId)
      await site.deps.sandboxCheckouts?.act(started.sessionId, 'refuse')
      await settlePayment(site.deps, started.sessionId)
      return id
    },
  },
  'guest-deposit-reminder': UNPAID_DEPOSIT,
  'guest-driver-assigned': {
    async begin(site) {
      const id = await confirmed(site)
      const [leg] = await listLegs(site.deps.db.read, id)
      const [vehicleId = ''] = await insertVehicles(site.deps.db.read, ['suv'])
      const to = { bookingId: id, legId: leg?.id ?? '', vehicleId, driverId: site.drivers.pop() ?? null }
      done(await assignVehicle(site.deps, to, OFFICE))
      return id
    },
    async later(site) {
      site.goTo('2027-01-14T18:30')
      await tellWhoDrives(site.deps)
    },
  },
  'guest-receipt': {
    async begin(site) {
      const bookingId = await paid(site)
      done(await sendReceipt(site.deps, { bookingId, admin: ADMIN }))
      return bookingId
    },
  },
  'operator-refund': { begin: (site) => reversed(site, 'refund', 'succeeded') },
  'operator-refund-failed': { begin: (site) => reversed(site, 'refund', 'failed') },
  'operator-dispute': { begin: (site) => reversed(site, 'dispute', 'needs_response') },
  'newsletter-question': null,
  'newsletter-welcome': null,
  'guest-review-invitation': null,
  'guest-review-answered': null,
  'operator-review': null,
  'account-confirmation': null,
  'account-password': null,
  'operator-digest': null,
}

/** What desk and guest can do meanwhile; what is not possible in a state is refused, and changes nothing. */
const CHANGES = {
  nothing: async (_site, _id) => undefined,
  'another day': (site, id) => move(site, id, { date: '2027-01-18' }, OFFICE),
  'another day and hour, by the guest': (site, id) =>
    move(site, id, { date: '2027-01-19', time: '09:00' }, 'guest'),
  'a van for more guests': (site, id) =>
    move(site, id, { vehicleClass: 'van', guests: 7, luggage: 3 }, OFFICE),
  'another day, taken back': async (site, id) => {
    await move(site, id, { date: '2027-01-20' }, OFFICE)
    await undoAct(site.deps, { bookingId: id, admin: ADMIN })
  },
  'the rest is paid': (site, id) => payRest(site, id),
  'a van, and the difference is paid': async (site, id) => {
    await move(site, id, { vehicleClass: 'van' }, OFFICE)
    await payRest(site, id)
  },
  confirmed: (site, id) => confirmBooking(site.deps, { bookingId: id }, OFFICE),
  declined: (site, bookingId) =>
    declineBooking(site.deps, { bookingId, admin: ADMIN, note: 'Sorry, we are full.' }),
  'cancelled by the guest': async (site, bookingId) => {
    const refund = await findRefundNow(site.deps, bookingId)
    const seenSatang = refund?.ok ? refund.refundSatang : 0
    return cancelByGuest(site.deps, { bookingId, seenSatang })
  },
  'called off, with a part given back': (site, bookingId) =>
    cancelByStaff(site.deps, { bookingId, admin: ADMIN, refundBaht: 1_000 }),
} satisfies Record<string, (site: Site, bookingId: string) => Promise<unknown>>

type Change = keyof typeof CHANGES

/** Everything that an email says must be so: of its event, or now. */
async function expectTrue({ deps }: Pick<Site, 'deps'>, mail: OutgoingMail, hint: string) {
  const { read } = deps.db
  const messageIds = mail.messageId.slice(1, 37)
  const [row] = await read.select().from(mails).where(eq(mails.id, messageIds))
  const reference = /SPN-[A-Z\d]{5}/.exec(mail.subject)?.[0] ?? ''
  const [found] = await read.select().from(bookings).where(eq(bookings.reference, reference))
  const booking = found ?? expect.fail(`no booking in the subject: ${mail.subject}`)
  const payments = await withRefunds(read, await listPaymentsOfBooking(read, booking.id))
  const { paidBaht, givenBackBaht, dueBaht } = balanceOf(booking.priceBaht, payments)
  const facts = row?.facts
  const { text } = mail
  const about = `${row?.kind}, ${hint}: ${mail.subject}\n${text}`
  const sumsIn = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, sum]) => sum ?? '')
  const expectAmong = (sums: string[], known: (number | null)[]) => {
    const allowed = known.map((baht) => formatBaht(baht ?? 0))
    for (const sum of sums) expect(allowed, about).toContain(sum)
  }

  // What is said to have come is in the ledger.
  const received = payments.map((one) => bahtFromSatang(receivedSatangOf(one))).filter((baht) => baht > 0)
  expectAmong(sumsIn(/paid (?:by card|by PromptPay|in cash|by bank transfer): −?(฿[\d,]*\d)/gi), received)
  expectAmong(sumsIn(/(฿[\d,]*\d) received by card/g), received)
  expectAmong(sumsIn(/^Paid: (฿[\d,]*\d)/gm), [paidBaht, ...received])
  expectAmong(sumsIn(/^Total received: (฿[\d,]*\d)/gm), [paidBaht - givenBackBaht])
  // What is said to go back goes back.
  const back = payments.flatMap((one) => [
    bahtFromSatang(givenBackSatangOf(one)),
    ...one.refunds.map(({ amountSatang }) => bahtFromSatang(amountSatang)),
    ...one.reversals.map(({ amountSatang }) => bahtFromSatang(amountSatang)),
  ])
  expectAmong(sumsIn(/^(?:Refund|Refunded|Not refunded|Dispute): −?(฿[\d,]*\d)/gm), [
    givenBackBaht,
    ...back,
    0,
  ])
  expectAmong(sumsIn(/refunding (?:the full )?(฿[\d,]*\d)/g), [givenBackBaht, ...back])
  // What is asked for is what is due now.
  expectAmong(sumsIn(/^Still to pay: (฿[\d,]*\d)/gm), [dueBaht])
  const [deposit = 0] = sumsIn(/pay the deposit of (฿[\d,]*\d)/g).map((sum) => Number(sum.replace(/\D/g, '')))
  expectAmong(sumsIn(/(?:remaining|of which) (฿[\d,]*\d)/g), [(dueBaht ?? 0) - deposit])
  expectAmong(sumsIn(/(฿[\d,]*\d) is still due/g), [dueBaht])

  // What was so, and is not so now, is said to have changed.
  const isChange = (label: string, now: string) => expect(text, about).toContain(`${label}: ${now}`)
  const isSaid = (words: string) => text.includes(words)
  const now = {
    day: booking.travelDate && formatDay(booking.travelDate),
    vehicle: booking.vehicleClass && vehicleClasses[booking.vehicleClass].name,
  }
  if (facts?.travelDate && facts.travelDate !== booking.travelDate && isSaid(formatDay(facts.travelDate)))
    isChange('Date', now.day ?? '')
  if (
    facts?.vehicleClass &&
    facts.vehicleClass !== booking.vehicleClass &&
    isSaid(`Vehicle: ${vehicleClasses[facts.vehicleClass].name}`)
  )
    isChange('Vehicle', now.vehicle ?? '')
  if (facts && facts.guests !== booking.guests && isSaid(`Guests: ${facts.guests}`))
    isChange('Guests', String(booking.guests))
  if (facts?.priceBaht && facts.priceBaht !== booking.priceBaht && isSaid(formatBaht(facts.priceBaht)))
    isChange('Price', formatBaht(booking.priceBaht ?? 0))
  const [leg] = booking.kind === 'custom' ? [] : await listLegs(read, booking.id)
  const start = facts?.starts[0]
  if (leg && start && start !== leg.startsAt.toISOString() && isSaid(bangkokTime(Date.parse(start))))
    expect(text, about).toMatch(/(Time|Date): .*/)
  // Without facts it tells the present.
  if (!facts) {
    const days = Array.from(text.matchAll(/^Date: (.*)$/gm), ([, day]) => day)
    if (!/proposal/.test(row?.kind ?? ''))
      for (const day of days) expect(day, about).toContain(now.day ?? 'no date yet')
  }
  // What comes next is still ahead, on its present day.
  for (const [, day] of text.matchAll(/driver picks you up(?: on|:) (.*?)\.$/gm)) {
    expect(day, about).toContain(now.day ?? '')
    expect(bookingCountsAs(booking.status, 'ahead'), about).toBe(true)
  }
  const isOver = bookingCountsAs(booking.status, 'over')
  if (isOver && /confirmed|booked|is assigned/i.test(`${mail.subject} ${text}`) && facts)
    expect(text, about).toMatch(/^Booking: /m)
  expect(mail.subject.includes('changed since'), about).toBe(/It is now:/.test(text))
}

const STARTS = Map.groupBy(
  Object.entries(KINDS).filter(([, start]) => start !== null),
  ([, start]) => start,
)
const cases = Array.from(STARTS, ([start, kinds]) => ({ kinds: kinds.map(([kind]) => kind), start }))

test.each(cases)('$kinds: late, each says what was so, or what is so now', async ({ kinds, start }) => {
  if (!start) return
  await using site = await siteWithPost(start)
  const begun: { id: string; change: Change }[] = []
  for (const change of Object.keys(CHANGES) as Change[]) begun.push({ id: await start.begin(site), change })
  await start.later?.(site)
  await site.tryAll()
  expect(site.post.sent).toEqual([])
  const waiting = new Set((await site.queued()).map(({ kind }) => kind))
  for (const kind of kinds) expect(waiting).toContain(kind)
  for (const { id, change } of begun) await CHANGES[change](site, id)
  site.post.says = undefined
  await site.tryAll()
  const { read } = site.deps.db
  const ids = begun.map(({ id }) => id)
  const references = await read
    .select({ id: bookings.id, reference: bookings.reference })
    .from(bookings)
    .where(inArray(bookings.id, ids))
  const changeOf = (subject: string) => {
    const known = references.find(({ reference }) => subject.includes(reference))
    return begun.find(({ id }) => id === known?.id)?.change ?? 'unknown'
  }
  for (const mail of site.post.sent) await expectTrue(site, mail, changeOf(mail.subject))
  const left = await read.select().from(mails).where(eq(mails.status, 'sent'))
  for (const kind of kinds) {
    const ofKind = left.filter((one) => one.kind === kind).map(({ messageId }) => messageId)
    const sent = site.post.sent.filter(({ messageId }) => ofKind.includes(messageId))
    const untouched = sent.filter(({ subject }) => changeOf(subject) === 'nothing')
    expect(untouched.map(({ subject }) => subject.includes('changed since'))).toEqual([false])
  }
})

test('a payment for a smaller vehicle is told as what it was, over a mail server that says 451 at first', async () => {
  const server = { isBusy: true, emails: [] as string[] }
  await using smtp = await startSmtpServer({
    async onData(stream, _session, callback) {
      const raw = await textOf(stream)
      if (server.isBusy) return callback(reply(451))
      server.emails.push(decoded(raw))
      callback()
    },
  })
  await using site = await testSite({ env: { SMTP_URL: smtp.url } })
  const { booking } = await paidBooking(site)
  await expect(site.sendMails()).rejects.toThrow(Unavailable)
  const bookingId = booking.id
  const move = {
    bookingId,
    seenDate: booking.travelDate,
    date: booking.travelDate,
    vehicleClass: 'van',
  } as const
  done(await rescheduleBooking(site.deps, move, OFFICE))
  const { priceBaht } = await bookingOf(site, bookingId)
  const difference = formatBaht((priceBaht ?? 0) - 5_500)
  expect(difference).not.toBe('฿0')
  server.isBusy = false
  await site.sendMails()
  const paidEmails = server.emails.filter((email) => email.includes('Paid by card: '))
  expect(paidEmails).toHaveLength(2)
  for (const email of paidEmails) {
    expect(email).toContain('Paid by card: ฿5,500')
    for (const change of [`Vehicle: ${vehicleClasses.van.name}`, `Still to pay: ${difference}`])
      expect(email).toContain(change)
  }
})

/** An email as it arrives, with its quoted-printable parts decoded. */
function decoded(raw: string): string {
  const bytes = raw
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

test('an email that is sent again says what has changed since it was refused', async () => {
  await using site = await siteWithPost()
  const id = await paid(site)
  site.post.says = new MailRefused('550')
  const refused = await site.queued()
  await site.tryAll()
  await move(site, id, { date: '2027-01-18' }, OFFICE)
  site.post.says = undefined
  for (const mail of refused) done(await sendMailAgain(site.deps, mail.id, ADMIN))
  for (const mail of refused) await sendMail(site.deps, mail.id)
  expect(site.post.sent).toHaveLength(2)
  for (const mail of site.post.sent) {
    expect(mail.subject).toContain('(changed since)')
    await expectTrue(site, mail, 'sent again')
  }
})

test('after the trip the guest is not told any more that it is booked; the operator still learns of the money', async () => {
  await using site = await siteWithPost()
  await paid(site)
  site.goTo('2027-01-17T10:00')
  expect(await completeTravelled(site.deps)).toEqual({ completed: 1 })
  site.post.says = undefined
  await site.tryAll()
  const [mail, ...others] = site.post.sent
  expect(others).toEqual([])
  expect(mail?.subject).toMatch(/ paid ฿.*\(changed since\)$/)
  expect(mail?.text).toContain('Booking: The trip is over')
})
