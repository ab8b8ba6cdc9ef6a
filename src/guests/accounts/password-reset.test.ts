import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions, verifications } from '#platform/database/schema/account-tables.ts'
import { mails } from '#platform/database/schema/schema.ts'
import {
  ADA_SIGNS_UP as ADA,
  confirmedAda,
  ANOTHER_PASSWORD as NEW,
  signedInAda,
  tokenInMail,
  VISITOR,
} from '#tests/account-caller.ts'
import { inWords } from '#tests/problems.ts'
import { testSite } from '#tests/site.ts'
import { requestPasswordReset, resetPassword } from './password-reset.ts'
import { signIn } from './sign-in.ts'

test('a new password by email: the link works once, the old password and all sessions are gone', async () => {
  await using site = await testSite()
  const before = await signedInAda(site)
  const asked = await requestPasswordReset(site.deps, VISITOR, { email: 'ADA@example.com' })
  expect(asked).toEqual(await requestPasswordReset(site.deps, VISITOR, { email: 'nobody@example.com' }))
  const token = await tokenInMail(site)
  expect(await resetPassword(site.deps, VISITOR, { token, ...NEW })).toMatchObject({ ok: true })
  expect(await site.deps.accounts.findSession(before)).toBeUndefined()
  expect(await signIn(site.deps, VISITOR, ADA)).toMatchObject({ reason: 'wrong-credentials' })
  expect(await signIn(site.deps, VISITOR, { ...ADA, ...NEW })).toMatchObject({ ok: true })
  expect(inWords(await resetPassword(site.deps, VISITOR, { token, ...NEW }))).toMatchObject({
    reason: 'not-found',
    message: 'This link has expired or has already been used. Please ask for a new one.',
  })
})

test('a link to a new password ends after its hour, and a bad new password does not spend it', async () => {
  await using site = await testSite()
  await confirmedAda(site)
  await requestPasswordReset(site.deps, VISITOR, ADA)
  const token = await tokenInMail(site)
  expect(
    inWords(await resetPassword(site.deps, VISITOR, { token, password: 'short', confirmPassword: 'short' })),
  ).toMatchObject({
    fields: { password: 'Password must be at least 6 characters long' },
  })
  await site.deps.db.read.update(verifications).set({ expiresAt: sql`now() - interval '1 second'` })
  expect(await resetPassword(site.deps, VISITOR, { token, ...NEW })).toMatchObject({ reason: 'not-found' })
})

test('concurrent requests for a link send exactly one email a minute', async () => {
  await using site = await testSite()
  await confirmedAda(site)
  const sent = () => site.deps.db.read.select().from(mails).where(eq(mails.kind, 'account-password'))
  await Promise.all([1, 2, 3, 4].map(() => requestPasswordReset(site.deps, VISITOR, ADA)))
  expect(await sent()).toHaveLength(1)
  const later = { createdAt: sql`created_at - interval '50 seconds'` }
  for (const expected of [1, 2, 2, 3]) {
    await site.deps.db.read.update(verifications).set(later)
    await site.deps.db.read.update(mails).set(later)
    await requestPasswordReset(site.deps, VISITOR, ADA)
    expect(await sent()).toHaveLength(expected)
  }
})

test('no session from the old password survives a new one, even when both happen at the same moment', async () => {
  await using site = await testSite()
  await confirmedAda(site)
  await requestPasswordReset(site.deps, VISITOR, ADA)
  const token = await tokenInMail(site)
  const signIns = [1, 2, 3].map(() => signIn(site.deps, VISITOR, ADA))
  const [reset] = await Promise.all([resetPassword(site.deps, VISITOR, { ...NEW, token }), ...signIns])
  expect(reset).toMatchObject({ ok: true })
  expect(await site.deps.db.read.select().from(sessions)).toEqual([])
})
