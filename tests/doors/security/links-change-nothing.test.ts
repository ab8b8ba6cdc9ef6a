import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { endpoints } from '#api/api.ts'
import { staff } from '#bookings/actor.rules.ts'
import { type Booking, updateBookingStatus } from '#bookings/bookings.store.ts'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { listLegs } from '#bookings/legs.store.ts'
import { rescheduleBooking } from '#bookings/moving/reschedule-booking.ts'
import { saveGuestDetails } from '#bookings/pass/save-guest-details.ts'
import { requestCustomTrip } from '#bookings/placing/request-custom-trip.ts'
import { requestTaxi } from '#bookings/placing/request-taxi.ts'
import { insertCrewNotice } from '#drives/crew-notices.store.ts'
import { assignVehicle } from '#fleet/allocation/assign-vehicle.ts'
import { requestPasswordReset } from '#guests/accounts/password-reset.ts'
import { confirmEmail, signUp } from '#guests/accounts/sign-up.ts'
import { confirmSubscription, requestSubscription } from '#guests/newsletter/newsletter.ts'
import { answerReview, decideReview } from '#guests/reviews/decide-review.ts'
import { inviteReviews, submitReview } from '#guests/reviews/reviews.ts'
import type { MailKind } from '#messages/outbox/mail.rules.ts'
import { queueDigest } from '#messages/outbox/queue-digest.ts'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import { cancelPayment } from '#money/checkouts/cancel-payment.ts'
import { startPayment } from '#money/checkouts/start-payment.ts'
import { remindOfDeposit } from '#money/deposits/remind-of-deposit.ts'
import { listPaymentsOfBooking } from '#money/payments/payments.store.ts'
import { sendReceipt } from '#money/payments/send-receipt.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import { insertReversal } from '#money/refunds/reversals.store.ts'
import { OPEN_PATHS } from '#platform/auth/better-auth.ts'
import { mails, newsletterSubscriptions, payments, testimonials } from '#platform/database/schema/schema.ts'
import { DAY_MS } from '#platform/time/duration.ts'
import { acceptQuote } from '#quotes/accept-quote.ts'
import { answerProposal } from '#quotes/proposals/answer-proposal.ts'
import { propose } from '#quotes/proposals/propose.ts'
import { findSentQuote } from '#quotes/quotes.store.ts'
import { insertDrivers, insertVehicles } from '#tests/database/fleet-rows.ts'
import { askForDeposit } from '#tests/deposit-factories.ts'
import { linkOf, proveAddress } from '#tests/guest-link.ts'
import { placedCustomTrip, sentQuote } from '#tests/quote-factories.ts'
import { VISITOR } from '../../account-caller.ts'
import { enterFleet, placedBooking } from '../../factories.ts'
import { type BuiltSite, builtSite, textOf } from '../fixtures/built-site.ts'
import { listAddresses } from '../fixtures/route-manifest.ts'
import { newSender } from './fuzzed-site.ts'

const SITE = 'http://localhost:3000'
const BY_EMAIL = 'erawan-death-railway'

/** Every kind of email; `oneOfEverything` has to queue one of each, so that its links are opened. */
const EVERY_MAIL: Record<MailKind, true> = {
  'operator-booking': true,
  'guest-booking-received': true,
  'operator-booking-paid': true,
  'guest-booking-confirmed': true,
  'operator-digest': true,
  'operator-payment-attention': true,
  'guest-payment-failed': true,
  'guest-payment-received': true,
  'guest-deposit-reminder': true,
  'guest-driver-assigned': true,
  'guest-receipt': true,
  'operator-payment-received': true,
  'guest-request-confirmed': true,
  'guest-booking-moved': true,
  'operator-booking-moved': true,
  'operator-guest-details': true,
  'guest-proposal': true,
  'operator-proposal-answered': true,
  'guest-quote': true,
  'guest-quote-ending': true,
  'guest-quote-ended': true,
  'operator-quote-answered': true,
  'operator-quote-wish': true,
  'operator-quote-ended': true,
  'guest-hold-ended': true,
  'operator-hold-ended': true,
  'guest-booking-cancelled': true,
  'guest-booking-called-off': true,
  'guest-booking-declined': true,
  'operator-booking-cancelled': true,
  'operator-refund': true,
  'operator-refund-failed': true,
  'operator-dispute': true,
  'operator-custom-trip': true,
  'guest-custom-trip-received': true,
  'operator-taxi': true,
  'guest-taxi-received': true,
  'newsletter-question': true,
  'newsletter-welcome': true,
  'guest-review-invitation': true,
  'guest-review-answered': true,
  'operator-review': true,
  'account-confirmation': true,
  'account-password': true,
}

/** Links that must be found. */
const NEEDED_LINKS = [
  '/auth/confirm?token=',
  '/auth/new-password?token=',
  '/newsletter/confirm?id=',
  '/newsletter/unsubscribe?id=',
  '/review?booking=',
  '/booking-summary?booking=',
  '/booking/',
]

let guests = 0

/** A site with bookings in every status, every kind of email, and accounts with open links. */
async function oneOfEverything() {
  const site = await builtSite()
  const { deps } = site
  // A card is charged at once only where a vehicle is held.
  await enterFleet(site)
  const newEmail = () => `guest.${++guests}@example.com`
  const newPhone = () => `+44 7700 ${900_000 + ++guests}`
  const place = async (tour?: string, changes = {}) =>
    (await placedBooking(site, tour, { email: newEmail(), phone: newPhone(), ...changes })).booking
  const atCheckout = async (changes = {}) => {
    const booking = await place(undefined, changes)
    const started = await startPayment(deps, { bookingId: booking.id })
    return started.ok ? { booking, sessionId: started.sessionId } : expect.fail(started.problem.code)
  }
  const paidAtProvider = async (changes = {}) => {
    const checkout = await atCheckout(changes)
    await deps.sandboxCheckouts?.act(checkout.sessionId, 'pay')
    return checkout
  }
  const paid = async (changes = {}) => {
    const checkout = await paidAtProvider(changes)
    await settlePayment(deps, checkout.sessionId)
    return checkout
  }
  const changed = async (booking: Booking, event: Parameters<typeof updateBookingStatus>[2]) => {
    const actor = { abandon: 'provider', expire: 'clock' } as const
    await deps.db.transaction((tx) => updateBookingStatus(tx, booking, event), {
      actor: event === 'abandon' || event === 'expire' ? actor[event] : 'staff:office@example.com',
    })
    return booking
  }

  const [travelled, reviewed] = [await paid({ date: '2026-11-22' }), await paid({ date: '2026-11-22' })]
  site.letTimePass(3 * DAY_MS)
  await inviteReviews(deps)
  const confirmed = { ...reviewed.booking, status: 'confirmed' } as const
  await submitReview(deps, confirmed, {
    name: 'Ada',
    country: 'Kenya',
    rating: '5',
    reviewText: 'A good day.',
  })

  await askForDeposit(site, 30)
  const unpaid = await place('erawan-death-railway')
  await askForDeposit(site, 0)
  await confirmBooking(deps, { bookingId: unpaid.id }, staff('office@example.com'))
  await remindOfDeposit(deps, { bookingId: unpaid.id, admin: 'office@example.com' })

  const [review] = await deps.db.read.select().from(testimonials)
  const seen = { reviewId: review?.id ?? '', version: 1, admin: 'office@example.com' }
  expect(await answerReview(deps, { ...seen, input: { answer: 'Come again.' } })).toEqual({ ok: true })
  expect(await decideReview(deps, { ...seen, version: 2, decision: 'approve' })).toEqual({ ok: true })

  const checkouts = {
    open: await atCheckout(),
    unsettled: await paidAtProvider(),
    paid: await paid(),
    left: await atCheckout(),
    refused: await atCheckout(),
    disputed: await atCheckout(),
  }
  await cancelPayment(deps, checkouts.left.booking.id)
  await sendReceipt(deps, { bookingId: checkouts.paid.booking.id, admin: 'office@example.com' })
  const paymentOf = async ({ booking }: { booking: Booking }) => {
    const [payment] = await listPaymentsOfBooking(deps.db.read, booking.id)
    return payment?.id ?? expect.fail('no payment')
  }
  const write = (kind: MailKind, subjectId: string) =>
    deps.db.transaction((tx) => queueMails(deps, tx, [{ kind, subjectId, toAddress: newEmail() }]))
  const disputed = await paymentOf(checkouts.disputed)
  await deps.db.transaction(
    (tx) =>
      tx
        .update(payments)
        .set({ status: 'needs_attention', attentionReason: { code: 'recorded-elsewhere' } })
        .where(eq(payments.id, disputed)),
    { actor: 'provider' },
  )
  await write('operator-payment-attention', disputed)
  const refused = await paymentOf(checkouts.refused)
  await deps.db.transaction(
    (tx) => tx.update(payments).set({ status: 'failed' }).where(eq(payments.id, refused)),
    { actor: 'provider' },
  )
  await changed({ ...checkouts.refused.booking, status: 'awaiting_payment' }, 'abandon')
  await write('guest-payment-failed', refused)
  for (const to of ['guest', 'operator'] as const)
    await write(`${to}-payment-received`, await paymentOf(checkouts.paid))
  for (const kind of ['refund', 'dispute'] as const) {
    const reversal = await insertReversal(deps.db.read, await paymentOf(checkouts.paid), {
      ...{ kind, providerId: `${kind}_1`, paymentIntentId: 'pi_1', amountSatang: 100 },
      ...{ state: 'pending', madeAt: new Date(deps.now()) },
    })
    await write(`operator-${kind}`, reversal?.id ?? '')
    if (kind === 'refund') await write('operator-refund-failed', reversal?.id ?? '')
  }
  const ended = async (booking: Booking) => {
    await changed(booking, 'cancel')
    for (const how of ['cancelled', 'called-off', 'declined'] as const)
      await write(`guest-booking-${how}`, booking.id)
    await write('operator-booking-cancelled', booking.id)
    return booking
  }
  const proposing = { admin: 'office@example.com', note: 'Better so.', startsAt: null, totalBaht: 6200 }
  const proposed = await place(BY_EMAIL)
  const answered = await place(BY_EMAIL)
  for (const { id: bookingId } of [proposed, answered])
    expect(await propose(deps, { bookingId, ...proposing })).toMatchObject({ ok: true })
  const proposalId = (await findSentQuote(deps.db.read, answered.id))?.id ?? ''
  const no = { token: await linkOf(site, answered), proposalId, answer: 'turn-down' } as const
  expect(await answerProposal(deps, no)).toEqual({ ok: true })
  const [accepted, expired] = [await place(BY_EMAIL), await place(BY_EMAIL)]
  await changed(accepted, 'accept')
  await write('guest-request-confirmed', accepted.id)
  const moved = { bookingId: accepted.id, seenDate: '2027-01-15', date: '2027-01-17' }
  await proveAddress(site, accepted)
  expect(await rescheduleBooking(deps, moved, 'guest')).toMatchObject({ ok: true })
  const told = { token: await linkOf(site, accepted), typed: { hotelName: 'Riverside Hotel' } }
  expect(await saveGuestDetails(deps, told)).toEqual({ ok: true })
  await changed(expired, 'expire')
  for (const kind of ['guest-hold-ended', 'operator-hold-ended'] as const) await write(kind, expired.id)
  const quoted = await quotedTrips(site, newEmail)
  for (const kind of ['guest-quote-ending', 'operator-quote-wish'] as const) await write(kind, quoted.sentId)
  for (const kind of ['guest-quote-ended', 'operator-quote-ended'] as const) await write(kind, quoted.endedId)
  await changed(quoted.ended, 'expire')
  const bookings = [
    await place(),
    await place(BY_EMAIL),
    ...[accepted, expired, proposed, answered],
    await changed(await place(BY_EMAIL), 'decline'),
    await ended(await place(BY_EMAIL)),
    ...[travelled, reviewed, ...Object.values(checkouts)].map(({ booking }) => booking),
  ]

  const contact = { name: 'Ada Example', email: newEmail(), phone: '+44 7700 900123' }
  await requestTaxi(deps, {
    input: {
      ...contact,
      ...{ pickup: 'River Inn', dropoff: 'Erawan', service: 'one-way', vehicle: 'car', passengers: '2' },
      ...{ luggage: '1', pickupDate: '2027-01-15', pickupTime: '08:00' },
    },
  })
  await requestCustomTrip(deps, {
    input: { ...contact, numberOfGuests: 2, specialRequirements: '' },
    requestId: crypto.randomUUID(),
  })
  await write('guest-driver-assigned', await noticeOfCrew(site, accepted))
  await requestSubscription(deps, { email: newEmail() })
  const [reader] = await deps.db.read.select().from(newsletterSubscriptions)
  if (reader) await confirmSubscription(deps, reader)
  await requestSubscription(deps, { email: newEmail() })

  const account = (email: string) => ({ email, password: 'six-and-more', confirmPassword: 'six-and-more' })
  const tokenInMail = async () => {
    await site.sendMails()
    return /[?]token=([\w-]+)/.exec((await site.mailbox()).at(-1)?.text ?? '')?.[1]
  }
  const grace = account(newEmail())
  await signUp(deps, VISITOR, grace)
  await confirmEmail(deps, VISITOR, { ...grace, token: await tokenInMail() })
  await requestPasswordReset(deps, VISITOR, grace)
  await signUp(deps, VISITOR, account(newEmail()))
  await site.sendMails()
  await deps.db.read.update(mails).set({ status: 'in-digest' }).where(eq(mails.kind, 'operator-taxi'))
  await queueDigest(deps)
  await site.sendMails()
  return { ...site, bookings, checkouts: { ...checkouts, travelled, reviewed } }
}

/** A driver for a confirmed trip, as its guest is told. @returns the id of the notice */
async function noticeOfCrew({ deps }: BuiltSite, { id: bookingId }: Booking) {
  const { read } = deps.db
  const [[vehicleId = ''], [driverId = '']] = [
    await insertVehicles(read, ['suv']),
    await insertDrivers(read, 1),
  ]
  const [leg] = await listLegs(read, bookingId)
  const legId = leg?.id ?? ''
  const office = staff('office@example.com')
  expect(await assignVehicle(deps, { bookingId, legId, vehicleId, driverId }, office)).toMatchObject({
    ok: true,
  })
  const startsAt = leg?.startsAt ?? new Date(deps.now())
  return (await insertCrewNotice(read, { legId, vehicleId, driverId, startsAt })).id
}

/** Custom trips with a quote: one that is out, one that was accepted, and one that is about to end. */
async function quotedTrips(site: BuiltSite, newEmail: () => string) {
  const [open, agreed, ended] = [
    await placedCustomTrip(site, { email: newEmail() }),
    await placedCustomTrip(site, { email: newEmail() }),
    await placedCustomTrip(site, { email: newEmail() }),
  ]
  const sentId = await sentQuote(site.deps, open.id)
  const accepting = {
    token: await linkOf(site, agreed, 'quote'),
    quoteId: await sentQuote(site.deps, agreed.id),
  }
  expect(await acceptQuote(site.deps, accepting)).toMatchObject({ ok: true })
  return { sentId, ended, endedId: await sentQuote(site.deps, ended.id) }
}

type Everything = Awaited<ReturnType<typeof oneOfEverything>>

/**
 * The only address that may write on GET: it records what the payment provider says, as the webhook
 * does.
 */
function recordsPayment(address: string, { checkouts: { unsettled } }: Everything): boolean {
  return address.startsWith(`/booking-success?session_id=${unsettled.sessionId}`)
}

/** The first addresses: every address of the site for each booking and checkout, and the links in mails. */
async function startAddresses({ deps, bookings, checkouts, mailbox }: Everything): Promise<string[]> {
  const tokens = await Promise.all(bookings.map((booking) => linkOf({ deps }, booking)))
  const forBookings = ['booking-summary', 'booking-cancelled', 'review'].flatMap((page) =>
    tokens.map((token) => `/${page}?booking=${token}`),
  )
  const forCheckouts = Object.values(checkouts).flatMap(({ sessionId }) => [
    `/booking-success?session_id=${sessionId}`,
    `/sandbox/checkout/${sessionId}`,
  ])
  const inMails = (await mailbox()).flatMap(({ text, html }) => [
    ...(text.match(/https?:\/\/[^\s)>]+/g) ?? []),
    ...linksIn(html),
  ])
  return [
    ...inMails,
    ...forBookings,
    ...forCheckouts,
    ...listAddresses().map(({ address }) => address.replace('*', 'x').replace(/:\w+/g, 'kanchanaburi')),
    ...endpoints.filter(({ method }) => method === 'get').map(({ path }) => `/functions/v1${path}`),
    ...Object.keys(OPEN_PATHS).map((path) => `/api/auth${path}`),
    ...['/healthz', '/readyz', '/openapi.json'],
  ]
}

function linksIn(html: string): string[] {
  return Array.from(html.matchAll(/\bhref="([^"]*)"/g), ([, link = '']) => textOf(link))
}

/** The address within the site without its fragment; undefined for other sites and files. */
function ours(link: string, from = '/'): string | undefined {
  if (!URL.canParse(link, SITE + from)) return undefined
  const { origin, pathname, search } = new URL(link, SITE + from)
  const isFile = /\.(js|css|woff2|svg|png|webp|avif|ico|webmanifest)$/.test(pathname)
  return origin === SITE && !isFile ? pathname + search : undefined
}

/** Links that differ only in the values of their parameters, such as the pictures of a trip, are opened once. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, SITE)
  return `${pathname}?${[...new Set(searchParams.keys())].sort()}`
}

function dataOf(address: string): string {
  return address === '/' ? '/_.data' : address.replace(/(?=\?|$)/, '.data')
}

/** Tables that are not compared, and why. */
const NOT_COMPARED: Record<string, string> = {
  rate_limits: 'counts of requests by network',
  dead_addresses: 'counts of requests for missing pages',
}

/** All rows and all jobs as one text. */
async function databaseAsText({ deps }: Pick<BuiltSite, 'deps'>): Promise<string> {
  const { rows } = await deps.db.read.execute<{ text: string }>(sql`
    select string_agg(query_to_xml(format('select * from %I.%I order by 1', table_schema, table_name), true, false, '')::text, '') as text
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_name not in ${Object.keys(NOT_COMPARED)} and (table_schema = 'public' or (table_schema, table_name) = ('pgboss', 'job'))`)
  return rows[0]?.text ?? ''
}

test('opening a link of an email or page changes nothing in the database', async () => {
  await using site = await oneOfEverything()
  const written = await site.deps.db.read.selectDistinct({ kind: mails.kind }).from(mails)
  expect(written.map(({ kind }) => kind).sort()).toEqual(Object.keys(EVERY_MAIL).sort())

  const found = new Set((await startAddresses(site)).flatMap((link) => ours(link) ?? []))
  const kinds = new Set(Array.from(found, kindOf))
  const changing: string[] = []
  let before = await databaseAsText(site)
  expect(before).toContain('reset-password:')
  for (const address of found) {
    if (recordsPayment(address, site)) continue
    for (const [method, path] of [
      ['HEAD', address],
      ['GET', address],
      ['HEAD', dataOf(address)],
      ['GET', dataOf(address)],
    ] as const) {
      const { status, headers, body } = await opened(site, method, path)
      expect({ path, isAnswered: status < 500 && status !== 429 }).toEqual({ path, isAnswered: true })
      for (const link of [headers.get('location') ?? '', ...linksIn(body)]) {
        const next = ours(link, address)
        if (next && !kinds.has(kindOf(next))) found.add(next)
        if (next) kinds.add(kindOf(next))
      }
    }
    const after = await databaseAsText(site)
    if (after !== before) changing.push(address)
    before = after
  }
  expect(changing).toEqual([])
  expect(NEEDED_LINKS.filter((link) => ![...found].some((address) => address.startsWith(link)))).toEqual([])
})

async function opened({ app }: BuiltSite, method: 'GET' | 'HEAD', path: string) {
  const response = await app.request(SITE + path, { method }, newSender())
  return { status: response.status, headers: response.headers, body: await response.text() }
}
