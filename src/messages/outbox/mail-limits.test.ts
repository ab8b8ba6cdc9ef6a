import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findPass } from '#bookings/pass/find-pass.ts'
import { requestBooking } from '#bookings/placing/request-booking.ts'
import { requestSubscription } from '#guests/newsletter/newsletter.ts'
import { bookings, mails } from '#platform/database/schema/schema.ts'
import { countAttempts } from '#platform/limits/rate-limits.store.ts'
import { DAY_MS } from '#platform/time/duration.ts'
import { filledForm, offerOf } from '#tests/factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import type { MailKind } from './mail.rules.ts'
import { BOUNDS, type Bound, belongsInDigest } from './mail-limits.ts'
import { queueMails } from './queue-mails.ts'

const COPIES = 8
const VICTIM = 'victim@example.com'

/** One booking after another, or all at once, each for another hotel. */
const orders = (count: number, email: string, from = 0) =>
  Array.from({ length: count }, (_, index) => filledForm({ email, hotelName: `Hotel ${from + index}` }))

const place = ({ deps }: TestSite, submission: ReturnType<typeof filledForm>) =>
  requestBooking(deps, { offer: offerOf('erawan-death-railway'), submission })

const sentTo = ({ deps }: TestSite, toAddress: string, status: 'queued' | 'held-back') =>
  deps.db.read.$count(mails, and(eq(mails.toAddress, toAddress), eq(mails.status, status)))

test('a mailbox is not flooded through our forms, and no request is lost', async () => {
  await using site = await testSite()
  // A few at once: more than a slow machine stores within the seconds that a guest waits would be refused.
  for (let from = 0; from < 20; from += 4) {
    const placed = await Promise.all(orders(4, VICTIM, from).map((order) => place(site, order)))
    expect(placed.every(({ ok }) => ok)).toBe(true)
  }
  expect(await site.deps.db.read.$count(bookings)).toBe(20)
  expect(await sentTo(site, VICTIM, 'queued')).toBe(COPIES)
  expect(await sentTo(site, VICTIM, 'held-back')).toBe(20 - COPIES)
  expect(await sentTo(site, site.deps.addresses.operator, 'queued')).toBe(20)
  await site.sendMails()
  expect((await site.mailbox()).filter((mail) => mail.toAddress === VICTIM)).toHaveLength(COPIES)
})

test('spellings of an address that lead to one mailbox share its limit', async () => {
  await using site = await testSite()
  for (const order of orders(COPIES, VICTIM)) await place(site, order)
  for (const email of [
    'Victim@Example.com',
    'victim+9@example.com',
    'victim-9@example.com',
    'vic.tim@example.com',
  ]) {
    await place(site, filledForm({ email }))
    expect(await sentTo(site, email, 'queued')).toBe(0)
  }
  await place(site, filledForm({ email: 'victim@example.org' }))
  expect(await sentTo(site, 'victim@example.org', 'queued')).toBe(1)
})

test('a guest is told whether a copy follows, and gets copies again the next day', async () => {
  await using site = await testSite()
  const copyOf = async (order: ReturnType<typeof filledForm>) => {
    const placed = await place(site, order)
    return placed.ok ? (await findPass(site.deps, placed.token ?? ''))?.hasCopy : placed.problem.code
  }
  const [first = filledForm(), ...others] = orders(COPIES + 1, VICTIM)
  const last = { ...first, requestId: crypto.randomUUID() }
  for (const order of others) expect(await copyOf(order)).toBe(true)
  expect(await copyOf(last)).toBe(false)
  // The button was pressed a second time.
  expect(await copyOf(last)).toBe(false)
  site.letTimePass(DAY_MS)
  expect(await copyOf(filledForm({ email: VICTIM, hotelName: 'Tomorrow' }))).toBe(true)
})

test('newsletter confirmations and account links have limits of their own', async () => {
  await using site = await testSite()
  for (const order of orders(COPIES + 2, VICTIM)) await place(site, order)
  const before = await sentTo(site, VICTIM, 'queued')
  for (let asked = 0; asked < 6; asked++)
    await requestSubscription(site.deps, { email: VICTIM, source: 'footer' })
  expect(await sentTo(site, VICTIM, 'queued')).toBeLessThanOrEqual(before + 3)
  const link = () => ({
    kind: 'account-password' as const,
    subjectId: crypto.randomUUID(),
    toAddress: VICTIM,
  })
  const held = await sentTo(site, VICTIM, 'held-back')
  await site.deps.db.transaction((tx) => queueMails(site.deps, tx, Array.from({ length: 9 }, link)))
  expect(await sentTo(site, VICTIM, 'held-back')).toBe(held + 4)
})

test('links for an account have a daily limit', async () => {
  await using site = await testSite()
  for (const kind of ['account-confirmation', 'account-password'] as const) {
    const links = () =>
      Array.from({ length: 7 }, () => ({ kind, subjectId: crypto.randomUUID(), toAddress: VICTIM }))
    const sent: number[] = []
    for (let hour = 0; hour < 72; hour++) {
      const before = await sentTo(site, VICTIM, 'queued')
      await site.deps.db.transaction((tx) => queueMails(site.deps, tx, links()))
      sent.push((await sentTo(site, VICTIM, 'queued')) - before)
      site.letTimePass(DAY_MS / 24)
    }
    const aDay = [5, 5, ...Array(22).fill(0)]
    expect(sent).toEqual([...aDay, ...aDay, ...aDay])
  }
})

test('an email that is rolled back is not counted', async () => {
  await using site = await testSite()
  const mail = () => ({
    kind: 'guest-taxi-received' as const,
    subjectId: crypto.randomUUID(),
    toAddress: VICTIM,
  })
  const failing = site.deps.db.transaction(async (tx) => {
    await queueMails(site.deps, tx, Array.from({ length: COPIES }, mail))
    throw new Error('not today')
  })
  await expect(failing).rejects.toThrow('not today')
  await site.deps.db.transaction((tx) => queueMails(site.deps, tx, [mail()]))
  expect(await sentTo(site, VICTIM, 'queued')).toBe(1)
})

const BY_KIND = Object.entries(BOUNDS) as [MailKind, Bound][]

/** As many emails of this kind about different things, all caused by guests within a moment. */
async function flood(site: TestSite, kind: MailKind, toAddress: string) {
  const many = Array.from({ length: 130 }, () => ({ kind, subjectId: crypto.randomUUID(), toAddress }))
  await site.deps.db.transaction((tx) => queueMails(site.deps, tx, many))
}

test.for(BY_KIND.filter(([, bound]) => 'limits' in bound))(
  'a flood of %s ends at the limit of the mailbox',
  async ([kind, bound]) => {
    await using site = await testSite()
    await flood(site, kind, VICTIM)
    const most = Math.min(...('limits' in bound ? bound.limits : []).map(({ max }) => max))
    expect(most).toBeLessThanOrEqual(8)
    expect(await sentTo(site, VICTIM, 'queued')).toBe(most)
  },
)

test.for(BY_KIND.filter(([, bound]) => 'digest' in bound))(
  'of a flood of %s the operator gets a hundred, and the others in a digest',
  async ([kind]) => {
    await using site = await testSite()
    await countAttempts(site.deps.db.read, {
      ...{ key: 'requests-to-operator', times: 98, nowMs: site.deps.now() },
      limit: { window: 3_600, max: 100 },
    })
    const counted = Array.from({ length: 4 }, () => belongsInDigest(site.deps, kind))
    expect((await Promise.all(counted)).filter(Boolean)).toHaveLength(2)
  },
)

test('every kind of email has a limit of its mailbox, is bundled for the operator, or says why neither is needed', () => {
  const toOperator = BY_KIND.filter(([kind]) => kind.startsWith('operator-'))
  expect(toOperator.filter(([, bound]) => 'limits' in bound)).toEqual([])
  const toOthers = BY_KIND.filter(([kind]) => !kind.startsWith('operator-'))
  expect(toOthers.filter(([, bound]) => 'digest' in bound)).toEqual([])
  const reasons = BY_KIND.flatMap(([, bound]) => ('unlimited' in bound ? bound.unlimited : []))
  expect(reasons.filter((reason) => reason.length < 'one an hour'.length)).toEqual([])
})
