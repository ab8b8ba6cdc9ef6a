import { expect, test } from 'vitest'
import { writeMail } from '#messages/outbox/write-mail.ts'
import { auditLog, mails, testimonials } from '#platform/database/schema/schema.ts'
import { storedReview } from '#tests/review-factories.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { answerReview, decideReview } from './decide-review.ts'
import type { ReviewDecision } from './review-status.rules.ts'

const NOI = 'noi@example.com'

function decide(
  { deps }: TestSite,
  reviewId: string,
  version: number,
  decision: ReviewDecision,
  admin = NOI,
) {
  return decideReview(deps, { reviewId, version, decision, admin })
}

function answer({ deps }: TestSite, reviewId: string, version: number, text: string) {
  return answerReview(deps, { reviewId, version, input: { answer: text }, admin: NOI })
}

async function stored({ deps }: TestSite) {
  const [review] = await deps.db.read.select().from(testimonials)
  return review ?? expect.fail('there is no review')
}

async function listActs({ deps }: TestSite) {
  const { at, actor, action, subjectId, detail } = auditLog
  return deps.db.read.select({ actor, action, subjectId, detail }).from(auditLog).orderBy(at)
}

function listMails({ deps }: TestSite) {
  return deps.db.read.select().from(mails)
}

test('each decision is stored, and is in the log with the name of the admin', async () => {
  await using site = await testSite()
  const { id } = await storedReview(site)
  const steps = [
    ['approve', 'approved', 'review-approved'],
    ['feature', 'featured', 'review-featured'],
    ['hide', 'hidden', 'review-hidden'],
  ] as const
  for (const [index, [decision, status]] of steps.entries()) {
    expect(await decide(site, id, index + 1, decision)).toEqual({ ok: true })
    expect(await stored(site)).toMatchObject({ status, version: index + 2 })
  }
  expect(await listActs(site)).toEqual(
    steps.map(([, , action]) => ({ actor: NOI, action, subjectId: id, detail: 'Erawan waterfall' })),
  )
})

test('of two admins at one review, the second is refused and changes nothing', async () => {
  await using site = await testSite()
  const { id } = await storedReview(site)
  const answers = await Promise.all([
    decide(site, id, 1, 'feature'),
    decide(site, id, 1, 'hide', 'lek@example.com'),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers).toContainEqual(
    expect.objectContaining({ reason: 'not-possible', problem: { code: 'review-changed-meanwhile' } }),
  )
  expect(await stored(site)).toMatchObject({ version: 2 })
  expect(await listActs(site)).toHaveLength(1)
  expect(await answer(site, id, 1, 'Thank you.')).toMatchObject({ ok: false, reason: 'not-possible' })
})

test('a review that is gone cannot be decided about', async () => {
  await using site = await testSite()
  expect(await decide(site, crypto.randomUUID(), 1, 'approve')).toMatchObject({ reason: 'not-found' })
})

test('the guest gets one email, when an answer is on the site for the first time', async () => {
  await using site = await testSite()
  const { id } = await storedReview(site)
  await answer(site, id, 1, ' Thank you.\r\nCome again. ')
  expect(await stored(site)).toMatchObject({ answer: 'Thank you.\nCome again.', status: 'pending' })
  expect(await listMails(site)).toEqual([])
  await decide(site, id, 2, 'approve')
  await answer(site, id, 3, 'Thank you very much.')
  await decide(site, id, 4, 'feature')
  const [mail, ...more] = await listMails(site)
  expect(mail).toMatchObject({ kind: 'guest-review-answered', subjectId: id, toAddress: 'ada@example.com' })
  expect(more).toEqual([])
  const written = mail && (await writeMail(site.deps, mail))
  expect(written?.mail.subject).toBe('Our reply to your review')
})

test('the email about an answer is not sent when the review was hidden meanwhile', async () => {
  await using site = await testSite()
  const { id } = await storedReview(site, { status: 'approved' })
  await answer(site, id, 1, 'Thank you.')
  await decide(site, id, 2, 'hide')
  const [mail] = await listMails(site)
  expect(mail && (await writeMail(site.deps, mail))).toBeUndefined()
})

test('an empty answer takes the answer away, and one that stays as it was is no change', async () => {
  await using site = await testSite()
  const { id } = await storedReview(site, { answer: 'Thank you.' })
  expect(await answer(site, id, 1, 'Thank you.')).toEqual({ ok: true })
  expect(await stored(site)).toMatchObject({ version: 1 })
  expect(await answer(site, id, 1, '  ')).toEqual({ ok: true })
  expect(await stored(site)).toMatchObject({ answer: null, version: 2 })
})

test('an answer of 1,000 characters is stored whole, a longer one is refused', async () => {
  await using site = await testSite()
  const { id } = await storedReview(site)
  expect(await answer(site, id, 1, 'a'.repeat(1001))).toMatchObject({
    reason: 'invalid',
    fields: { answer: { code: 'review.answer' } },
  })
  expect(await answer(site, id, 1, 'a'.repeat(1000))).toEqual({ ok: true })
  expect((await stored(site)).answer).toHaveLength(1000)
})
