import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createDatabase, openPool } from '#platform/database/database.ts'
import { mails, newsletterSubscriptions } from '#platform/database/schema/schema.ts'
import { inWords } from '#tests/problems.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import {
  confirmationLink,
  confirmSubscription,
  endSubscription,
  findLinkedSubscription,
  requestSubscription,
  unsubscribeLink,
} from './newsletter.ts'

const ADA = { name: 'Ada', email: 'ada@example.com', source: 'footer' }

async function subscriptions({ deps }: TestSite) {
  return deps.db.read.select().from(newsletterSubscriptions)
}

async function onlySubscription(site: TestSite) {
  const [subscription] = await subscriptions(site)
  return subscription ?? expect.fail('no subscription was requested')
}

async function mailKinds({ deps }: TestSite) {
  const rows = await deps.db.read.select({ kind: mails.kind }).from(mails).orderBy(mails.createdAt)
  return rows.map(({ kind }) => kind)
}

/** What stands behind `?id=` in a link. */
function signedIn(link: string): string {
  return new URL(link).searchParams.get('id') ?? ''
}

async function letTwoDaysPass({ deps }: TestSite) {
  await deps.db.read.update(newsletterSubscriptions).set({
    askedAt: sql`asked_at - interval '2 days'`,
    unsubscribedAt: sql`unsubscribed_at - interval '2 days'`,
  })
}

test('a subscription request is pending until the address confirms it', async () => {
  await using site = await testSite()
  expect(await requestSubscription(site.deps, ADA)).toEqual({ ok: true })
  expect(await subscriptions(site)).toMatchObject([
    { name: 'Ada', email: 'ada@example.com', isActive: false, subscriptionSource: 'footer' },
  ])
  expect(await mailKinds(site)).toEqual(['newsletter-question'])
})

test('the link in the email confirms, once, with one welcome', async () => {
  await using site = await testSite()
  await requestSubscription(site.deps, ADA)
  const { confirmationId } = await onlySubscription(site)
  const signed = signedIn(confirmationLink(site.deps, confirmationId))
  for (let press = 0; press < 2; press++) {
    const found = await findLinkedSubscription(site.deps, 'confirm', signed)
    if (!found) throw new Error('the link is dead')
    await confirmSubscription(site.deps, found)
  }
  expect(await onlySubscription(site)).toMatchObject({ isActive: true, confirmedAt: expect.any(Date) })
  expect(await mailKinds(site)).toEqual(['newsletter-question', 'newsletter-welcome'])
})

test('the answer is the same for an address that is subscribed already, which gets no second email', async () => {
  await using site = await testSite()
  const first = await requestSubscription(site.deps, ADA)
  await confirmSubscription(site.deps, await onlySubscription(site))
  await letTwoDaysPass(site)
  expect(await requestSubscription(site.deps, { ...ADA, email: ' ADA@example.com' })).toEqual(first)
  expect(await mailKinds(site)).toEqual(['newsletter-question', 'newsletter-welcome'])
})

test('an address gets one confirmation email an hour', async () => {
  await using site = await testSite()
  await Promise.all(Array.from({ length: 10 }, () => requestSubscription(site.deps, ADA)))
  expect(await mailKinds(site)).toEqual(['newsletter-question'])
  await letTwoDaysPass(site)
  await requestSubscription(site.deps, ADA)
  expect(await mailKinds(site)).toEqual(['newsletter-question', 'newsletter-question'])
  const again = await onlySubscription(site)
  await endSubscription(site.deps, again)
  expect((await onlySubscription(site)).unsubscribedAt?.getTime()).toBeGreaterThan(again.askedAt.getTime())
})

test('a newer confirmation email makes the older link invalid', async () => {
  await using site = await testSite()
  await requestSubscription(site.deps, ADA)
  const older = signedIn(confirmationLink(site.deps, (await onlySubscription(site)).confirmationId))
  await letTwoDaysPass(site)
  await requestSubscription(site.deps, ADA)
  const newer = signedIn(confirmationLink(site.deps, (await onlySubscription(site)).confirmationId))
  expect(await findLinkedSubscription(site.deps, 'confirm', older)).toBeUndefined()
  expect(await findLinkedSubscription(site.deps, 'confirm', newer)).toMatchObject({ email: ADA.email })
})

test('unsubscribing takes one press, and a second press changes nothing', async () => {
  await using site = await testSite()
  await requestSubscription(site.deps, ADA)
  await confirmSubscription(site.deps, await onlySubscription(site))
  const signed = signedIn(unsubscribeLink(site.deps, (await onlySubscription(site)).id))
  const found = await findLinkedSubscription(site.deps, 'unsubscribe', signed)
  if (!found) throw new Error('the link is dead')
  await endSubscription(site.deps, found)
  const ended = await onlySubscription(site)
  expect(ended).toMatchObject({ isActive: false, unsubscribedAt: expect.any(Date) })
  await endSubscription(site.deps, found)
  expect(await onlySubscription(site)).toEqual(ended)
})

test('an old link does not bring an ended subscription back, a new request does', async () => {
  await using site = await testSite()
  await requestSubscription(site.deps, ADA)
  const asked = await onlySubscription(site)
  await confirmSubscription(site.deps, asked)
  await endSubscription(site.deps, asked)
  const confirm = async () => {
    const { confirmationId } = await onlySubscription(site)
    return findLinkedSubscription(site.deps, 'confirm', signedIn(confirmationLink(site.deps, confirmationId)))
  }
  expect(await confirm()).toBeUndefined()
  await letTwoDaysPass(site)
  await requestSubscription(site.deps, ADA)
  const again = await confirm()
  if (!again) throw new Error('the new link is dead')
  await confirmSubscription(site.deps, again)
  expect(await onlySubscription(site)).toMatchObject({ isActive: true, unsubscribedAt: null })
})

test('an address that declines gets no confirmation email for a month, and its link is invalid', async () => {
  await using site = await testSite()
  await requestSubscription(site.deps, ADA)
  const asked = await onlySubscription(site)
  const signed = signedIn(unsubscribeLink(site.deps, asked.id))
  const found = await findLinkedSubscription(site.deps, 'unsubscribe', signed)
  await endSubscription(site.deps, found ?? expect.fail('the link is not valid'))
  const confirm = signedIn(confirmationLink(site.deps, asked.confirmationId))
  expect(await findLinkedSubscription(site.deps, 'confirm', confirm)).toBeUndefined()
  await letTwoDaysPass(site)
  expect(await requestSubscription(site.deps, ADA)).toEqual({ ok: true })
  expect(await mailKinds(site)).toEqual(['newsletter-question'])
  for (let days = 0; days < 30; days += 2) await letTwoDaysPass(site)
  await requestSubscription(site.deps, ADA)
  expect(await mailKinds(site)).toEqual(['newsletter-question', 'newsletter-question'])
})

test('a link works for its own purpose only, and an invented one never', async () => {
  await using site = await testSite()
  await requestSubscription(site.deps, ADA)
  const { id, confirmationId } = await onlySubscription(site)
  const confirm = signedIn(confirmationLink(site.deps, confirmationId))
  const end = signedIn(unsubscribeLink(site.deps, id))
  expect(await findLinkedSubscription(site.deps, 'unsubscribe', confirm)).toBeUndefined()
  expect(await findLinkedSubscription(site.deps, 'confirm', end)).toBeUndefined()
  for (const madeUp of [
    '',
    id,
    confirmationId,
    `${confirmationId}.`,
    `${confirmationId}.AAAAAAAAAAAAAAAAAAAAAA`,
  ]) {
    expect(await findLinkedSubscription(site.deps, 'confirm', madeUp)).toBeUndefined()
  }
})

test('an invalid address is refused', async () => {
  await using site = await testSite()
  const sentence = 'Please enter a valid email address'
  for (const [email, message] of [
    ['', sentence],
    ['ada', sentence],
    ['ada@example.com, bob@example.com', `${sentence}, and one address only`],
  ] as const) {
    expect(inWords(await requestSubscription(site.deps, { ...ADA, email }))).toMatchObject({
      ok: false,
      reason: 'invalid',
      fields: { email: message },
    })
  }
  expect(await subscriptions(site)).toEqual([])
})

test('while the database is away the reader is asked to try again', async () => {
  await using site = await testSite()
  const pool = openPool('postgres://saphan@127.0.0.1:1/saphan')
  const gone = { ...site.deps, db: createDatabase(pool) }
  expect(inWords(await requestSubscription(gone, ADA))).toMatchObject({
    ok: false,
    reason: 'unavailable',
    fields: {},
  })
  await pool.end()
})
