import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { expect, test } from 'vitest'
import { findTrip } from '#bookings/detailed-bookings.store.ts'
import { requestTaxi } from '#bookings/placing/request-taxi.ts'
import {
  confirmSubscription,
  endSubscription,
  findLinkedSubscription,
  requestSubscription,
} from '#guests/newsletter/newsletter.ts'
import { inviteReviews, submitReview } from '#guests/reviews/reviews.ts'
import { bookings, mails, newsletterSubscriptions } from '#platform/database/schema/schema.ts'
import type { OutgoingMail } from '#platform/mail/contract.ts'
import { addDays } from '#platform/time/calendar.ts'
import { placedBooking } from '#tests/factories.ts'
import { linkOf } from '#tests/guest-link.ts'
import { testSite } from '#tests/site.ts'

/** A site whose emails are kept as they were handed over, and the lines of its log. */
async function siteWithPost() {
  const handed: OutgoingMail[] = []
  const lines: string[] = []
  const log = pino({}, { write: (line) => lines.push(line) })
  const site = await testSite({ deps: { log, mail: { deliver: async (mail) => void handed.push(mail) } } })
  return {
    ...site,
    handed,
    lines,
    statuses: () => site.deps.db.read.select({ kind: mails.kind, status: mails.status }).from(mails),
    /** The subscription of the link in the newest mail. */
    async linked(purpose: 'confirm' | 'unsubscribe') {
      const signed = new RegExp(`/newsletter/${purpose}\\?id=([\\w.-]+)`).exec(handed.at(-1)?.text ?? '')?.[1]
      const found = await findLinkedSubscription(site.deps, purpose, signed ?? '')
      return found ?? expect.fail(`no link to ${purpose} in the newest mail`)
    },
    [Symbol.asyncDispose]: site[Symbol.asyncDispose],
  }
}

type PostSite = Awaited<ReturnType<typeof siteWithPost>>

async function askedAgainLater({ deps }: PostSite) {
  await deps.db.read.update(newsletterSubscriptions).set({ askedAt: sql`now() - interval '2 days'` })
  expect(await requestSubscription(deps, { email: 'ada@example.com' })).toMatchObject({ ok: true })
}

test('a taxi request is told to the operator and acknowledged to the guest', async () => {
  await using site = await siteWithPost()
  const placed = await requestTaxi(site.deps, {
    input: {
      name: 'Ada Example',
      email: 'ada@example.com',
      phone: '+44 7700 900123',
      pickup: 'Suvarnabhumi Airport',
      dropoff: 'River Inn',
      service: 'one-way',
      vehicle: 'suv',
      passengers: '4',
      luggage: '3',
      pickupDate: '2027-01-15',
      pickupTime: '09:30',
    },
  })
  if (!placed.ok) throw new Error(placed.problem.code)
  await site.sendMails()
  expect(site.handed).toHaveLength(2)
  for (const [to, replyTo] of [
    ['hello@saphan.example', 'ada@example.com'],
    ['ada@example.com', 'hello@saphan.example'],
  ] as const) {
    const mail = site.handed.find((each) => each.to.address === to)
    expect(mail?.replyTo).toEqual({ address: replyTo })
    expect(mail?.subject).toContain(placed.booking.reference)
    expect(mail?.text).toContain('Landing: 09:30, Thailand time')
    expect(mail?.unsubscribeUrl).toBeUndefined()
  }
})

test('the links in the emails confirm and end a subscription', async () => {
  await using site = await siteWithPost()
  expect(
    await requestSubscription(site.deps, { name: 'Ada Example', email: 'ada@example.com' }),
  ).toMatchObject({
    ok: true,
  })
  await site.sendMails()
  await confirmSubscription(site.deps, await site.linked('confirm'))
  await site.sendMails()
  const welcomed = await site.linked('unsubscribe')
  expect(welcomed).toMatchObject({ email: 'ada@example.com', isActive: true })
  const [question, welcome] = site.handed
  const unsubscribe = /^http:\/\/localhost:3000\/newsletter\/unsubscribe\?id=[\w.-]+$/
  expect(question?.unsubscribeUrl).toMatch(unsubscribe)
  expect(welcome?.unsubscribeUrl).toBe(question?.unsubscribeUrl)
  expect(welcome?.text).toContain(welcome?.unsubscribeUrl)
  expect(question?.text).not.toContain('Ada')
})

test('a second subscription request replaces the first confirmation email, without an alarm', async () => {
  await using site = await siteWithPost()
  await requestSubscription(site.deps, { email: 'ada@example.com' })
  await askedAgainLater(site)
  await site.sendMails()
  expect(site.handed).toHaveLength(1)
  expect(await site.linked('confirm')).toMatchObject({ email: 'ada@example.com' })
  expect((await site.statuses()).map(({ status }) => status).sort()).toEqual(['sent', 'undeliverable'])
  expect(site.lines).toEqual([])
})

test('a confirmed reader gets no second confirmation email, and an unsubscribed one no welcome', async () => {
  await using site = await siteWithPost()
  await requestSubscription(site.deps, { email: 'ada@example.com' })
  const [subscription] = await site.deps.db.read.select().from(newsletterSubscriptions)
  if (!subscription) throw new Error('no subscription was requested')
  await confirmSubscription(site.deps, subscription)
  const ofKind = (kind: string) => eq(mails.kind, kind)
  await site.deps.db.read.update(mails).set({ status: 'sent' }).where(ofKind('newsletter-welcome'))
  await site.sendMails()
  await site.deps.db.read.update(mails).set({ status: 'queued' }).where(ofKind('newsletter-welcome'))
  await endSubscription(site.deps, subscription)
  await site.sendMails()
  expect(site.handed).toEqual([])
  expect((await site.statuses()).map(({ status }) => status)).toEqual(['undeliverable', 'undeliverable'])
  expect(site.lines).toEqual([])
})

/** A booking of a trip that took place yesterday, whose guest is to be asked about it. */
async function invited(site: PostSite) {
  const { booking } = await placedBooking(site)
  await site.deps.db.transaction(
    (tx) => tx.update(bookings).set({ status: 'confirmed' }).where(eq(bookings.id, booking.id)),
    { actor: 'provider' },
  )
  site.letTimePass(Date.parse(`${addDays(booking.travelDate, 1)}T10:00:00+07:00`) - site.deps.now())
  await inviteReviews(site.deps)
  return (await findTrip(site.deps.db.read, booking.id)) ?? expect.fail('the booking is gone')
}

test('a guest is asked for a review with the link of the booking', async () => {
  await using site = await siteWithPost()
  const booking = await invited(site)
  await site.sendMails()
  expect(site.handed).toMatchObject([
    { to: { address: 'ada@example.com' }, replyTo: { address: 'hello@saphan.example' } },
  ])
  const link = `http://localhost:3000/review?booking=${await linkOf(site, booking, 'review')}`
  expect(site.handed[0]?.text).toContain(`Write a review:\n${link}`)
})

test('a guest is not asked for a review of a cancelled trip', async () => {
  await using site = await siteWithPost()
  const booking = await invited(site)
  await site.deps.db.transaction(
    (tx) => tx.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, booking.id)),
    { actor: 'staff:office@example.com' },
  )
  await site.sendMails()
  expect(site.handed).toEqual([])
  expect(site.lines).toEqual([])
})

test('a review goes to the operator, and its guest is not asked for one any more', async () => {
  await using site = await siteWithPost()
  const booking = await invited(site)
  const written = await submitReview(site.deps, booking, {
    name: 'Ada E.',
    rating: '4',
    reviewText: 'A calm driver.\nWe would come again.',
  })
  expect(written).toMatchObject({ ok: true })
  await site.sendMails()
  expect(site.handed).toMatchObject([
    {
      to: { address: 'hello@saphan.example' },
      replyTo: { address: 'ada@example.com' },
      subject: `Review to approve: 4 of 5 stars, ${booking.reference}`,
    },
  ])
  expect(site.handed[0]?.text).toContain('> A calm driver.\n> We would come again.')
})
