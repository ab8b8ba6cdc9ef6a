import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createDatabase, openPool } from '#adapters/database/database.ts'
import { mails, newsletterSubscriptions } from '#adapters/database/schema/schema.ts'
import { inWords } from '#tests/problems.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import {
  askForNews,
  confirmLink,
  confirmNews,
  endNews,
  findLinkedSubscription,
  unsubscribeLink,
} from './newsletter.ts'

const ADA = { name: 'Ada', email: 'ada@example.com', source: 'footer' }

async function subscriptions({ deps }: TestSite) {
  return deps.db.read.select().from(newsletterSubscriptions)
}

async function onlySubscription(site: TestSite) {
  const [subscription] = await subscriptions(site)
  return subscription ?? expect.fail('nobody has asked')
}

async function mailKinds({ deps }: TestSite) {
  return (await deps.db.read.select({ kind: mails.kind }).from(mails)).map(({ kind }) => kind)
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

test('asking for news subscribes nobody: the address is asked first', async () => {
  await using site = await testSite()
  expect(await askForNews(site.deps, ADA)).toEqual({ ok: true })
  expect(await subscriptions(site)).toMatchObject([
    { name: 'Ada', email: 'ada@example.com', isActive: false, subscriptionSource: 'footer' },
  ])
  expect(await mailKinds(site)).toEqual(['newsletter-question'])
})

test('the link in the mail confirms, once, with one welcome', async () => {
  await using site = await testSite()
  await askForNews(site.deps, ADA)
  const { confirmationId } = await onlySubscription(site)
  const signed = signedIn(confirmLink(site.deps, confirmationId))
  for (let press = 0; press < 2; press++) {
    const found = await findLinkedSubscription(site.deps, 'confirm', signed)
    if (!found) throw new Error('the link is dead')
    await confirmNews(site.deps, found)
  }
  expect(await onlySubscription(site)).toMatchObject({ isActive: true, confirmedAt: expect.any(Date) })
  expect(await mailKinds(site)).toEqual(['newsletter-question', 'newsletter-welcome'])
})

test('whether an address reads us already cannot be seen from the answer, and it gets no second question', async () => {
  await using site = await testSite()
  const first = await askForNews(site.deps, ADA)
  await confirmNews(site.deps, await onlySubscription(site))
  await letTwoDaysPass(site)
  expect(await askForNews(site.deps, { ...ADA, email: ' ADA@example.com' })).toEqual(first)
  expect(await mailKinds(site)).toEqual(['newsletter-question', 'newsletter-welcome'])
})

test('nobody can fill a mailbox through us: within an hour an address is asked once', async () => {
  await using site = await testSite()
  await Promise.all(Array.from({ length: 10 }, () => askForNews(site.deps, ADA)))
  expect(await mailKinds(site)).toEqual(['newsletter-question'])
  await letTwoDaysPass(site)
  await askForNews(site.deps, ADA)
  expect(await mailKinds(site)).toEqual(['newsletter-question', 'newsletter-question'])
  const again = await onlySubscription(site)
  await endNews(site.deps, again)
  expect((await onlySubscription(site)).unsubscribedAt?.getTime()).toBeGreaterThan(again.askedAt.getTime())
})

test('a newer question makes the older link invalid', async () => {
  await using site = await testSite()
  await askForNews(site.deps, ADA)
  const older = signedIn(confirmLink(site.deps, (await onlySubscription(site)).confirmationId))
  await letTwoDaysPass(site)
  await askForNews(site.deps, ADA)
  const newer = signedIn(confirmLink(site.deps, (await onlySubscription(site)).confirmationId))
  expect(await findLinkedSubscription(site.deps, 'confirm', older)).toBeUndefined()
  expect(await findLinkedSubscription(site.deps, 'confirm', newer)).toMatchObject({ email: ADA.email })
})

test('the news ends with one press, and a second press changes nothing', async () => {
  await using site = await testSite()
  await askForNews(site.deps, ADA)
  await confirmNews(site.deps, await onlySubscription(site))
  const signed = signedIn(unsubscribeLink(site.deps, (await onlySubscription(site)).id))
  const found = await findLinkedSubscription(site.deps, 'unsubscribe', signed)
  if (!found) throw new Error('the link is dead')
  await endNews(site.deps, found)
  const ended = await onlySubscription(site)
  expect(ended).toMatchObject({ isActive: false, unsubscribedAt: expect.any(Date) })
  await endNews(site.deps, found)
  expect(await onlySubscription(site)).toEqual(ended)
})

test('an old link to confirm does not bring ended news back, a new question does', async () => {
  await using site = await testSite()
  await askForNews(site.deps, ADA)
  const asked = await onlySubscription(site)
  await confirmNews(site.deps, asked)
  await endNews(site.deps, asked)
  const confirm = async () => {
    const { confirmationId } = await onlySubscription(site)
    return findLinkedSubscription(site.deps, 'confirm', signedIn(confirmLink(site.deps, confirmationId)))
  }
  expect(await confirm()).toBeUndefined()
  await letTwoDaysPass(site)
  await askForNews(site.deps, ADA)
  const again = await confirm()
  if (!again) throw new Error('the new link is dead')
  await confirmNews(site.deps, again)
  expect(await onlySubscription(site)).toMatchObject({ isActive: true, unsubscribedAt: null })
})

test('who answers the question with no is not asked again for a month, and the question is void', async () => {
  await using site = await testSite()
  await askForNews(site.deps, ADA)
  const asked = await onlySubscription(site)
  const signed = signedIn(unsubscribeLink(site.deps, asked.id))
  const found = await findLinkedSubscription(site.deps, 'unsubscribe', signed)
  await endNews(site.deps, found ?? expect.fail('the link is dead'))
  const confirm = signedIn(confirmLink(site.deps, asked.confirmationId))
  expect(await findLinkedSubscription(site.deps, 'confirm', confirm)).toBeUndefined()
  await letTwoDaysPass(site)
  expect(await askForNews(site.deps, ADA)).toEqual({ ok: true })
  expect(await mailKinds(site)).toEqual(['newsletter-question'])
  for (let days = 0; days < 30; days += 2) await letTwoDaysPass(site)
  await askForNews(site.deps, ADA)
  expect(await mailKinds(site)).toEqual(['newsletter-question', 'newsletter-question'])
})

test('a link works for its own purpose only, and a made-up one for none', async () => {
  await using site = await testSite()
  await askForNews(site.deps, ADA)
  const { id, confirmationId } = await onlySubscription(site)
  const confirm = signedIn(confirmLink(site.deps, confirmationId))
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

test('what is no address is refused', async () => {
  await using site = await testSite()
  for (const email of ['', 'ada', 'ada@example.com, bob@example.com']) {
    expect(inWords(await askForNews(site.deps, { ...ADA, email }))).toMatchObject({
      ok: false,
      reason: 'invalid',
      fields: { email: 'Please enter a valid email address' },
    })
  }
  expect(await subscriptions(site)).toEqual([])
})

test('while the database is away the reader is asked to try again', async () => {
  await using site = await testSite()
  const pool = openPool('postgres://saphan@127.0.0.1:1/saphan')
  const gone = { ...site.deps, db: createDatabase(pool) }
  expect(inWords(await askForNews(gone, ADA))).toMatchObject({ ok: false, reason: 'unavailable', fields: {} })
  await pool.end()
})
