import { expect, test } from 'vitest'
import {
  accounts,
  sessions,
  twoFactors,
  users,
  verifications,
} from '#platform/database/schema/account-tables.ts'
import { mails } from '#platform/database/schema/schema.ts'
import {
  ADA_SIGNS_UP as ADA,
  callerWith,
  ANOTHER_PASSWORD as NEW,
  tokenInMail,
  VISITOR,
} from '#tests/account-caller.ts'
import { inWords } from '#tests/problems.ts'
import { testSite } from '#tests/site.ts'
import { resetPassword } from './password-reset.ts'
import { signIn } from './sign-in.ts'
import { confirmEmail, signUp } from './sign-up.ts'

test('without confirmation by email, sign-up signs in at once', async () => {
  await using site = await testSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  const signedUp = await signUp(site.deps, VISITOR, ADA)
  expect(signedUp).toMatchObject({ ok: true })
  expect(await site.deps.accounts.findSession(callerWith(signedUp))).toBeDefined()
  expect(await site.deps.db.read.select().from(mails)).toEqual([])
  expect(await signUp(site.deps, VISITOR, ADA)).toMatchObject({ reason: 'taken' })
})

test('an address gets one account, whatever the case of its letters', async () => {
  await using site = await testSite()
  await signUp(site.deps, VISITOR, ADA)
  const again = await signUp(site.deps, VISITOR, { ...ADA, email: ' ADA@Example.com ', ...NEW })
  expect(inWords(again)).toMatchObject({
    reason: 'taken',
    fields: { email: 'An account with this email already exists. Please sign in instead.' },
  })
  expect(await site.deps.db.read.select().from(users)).toHaveLength(1)
})

test('ten sign-ups at once with one address make one account and one email', async () => {
  await using site = await testSite()
  const answers = await Promise.all(Array.from({ length: 10 }, () => signUp(site.deps, VISITOR, ADA)))
  expect(answers.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1)
  expect(answers.every((answer) => answer.ok || ['taken', 'too-many'].includes(answer.reason))).toBe(true)
  expect(await site.deps.db.read.select().from(users)).toHaveLength(1)
  expect(await site.deps.db.read.select().from(accounts)).toHaveLength(1)
  expect(await site.deps.db.read.select().from(mails)).toHaveLength(1)
})

test.each([
  [{ ...ADA, confirmPassword: 'six-and-mora' }, { confirmPassword: 'Passwords do not match' }],
  [
    { ...ADA, password: 'five5', confirmPassword: 'five5' },
    { password: 'Password must be at least 6 characters long' },
  ],
  [{ ...ADA, email: 'ada@' }, { email: 'Invalid email format' }],
  [
    { ...ADA, password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
    { password: 'Password must be at most 128 characters long' },
  ],
  [{}, { email: 'Invalid email format' }],
])('%j is refused beside its field', async (typed, fields) => {
  await using site = await testSite()
  expect(inWords(await signUp(site.deps, VISITOR, typed))).toMatchObject({ reason: 'invalid', fields })
})

test('sign-up ignores a role or a confirmed address in its input', async () => {
  await using site = await testSite()
  await signUp(site.deps, VISITOR, { ...ADA, role: 'admin', emailVerified: true, id: crypto.randomUUID() })
  const [user] = await site.deps.db.read.select().from(users)
  expect(user).toMatchObject({ emailVerified: false, name: '' })
})

test('an invented confirmation link confirms nothing', async () => {
  await using site = await testSite()
  await signUp(site.deps, VISITOR, ADA)
  const token = await tokenInMail(site)
  for (const forged of ['', 'x', token.slice(0, -2), `${token}x`, '%'])
    expect(await confirmEmail(site.deps, VISITOR, { ...ADA, token: forged }), forged).toMatchObject({
      ok: false,
    })
  expect(await site.deps.db.read.select().from(users)).toMatchObject([{ emailVerified: false }])
})

test('a stranger who signed up with the address of somebody else is not let in by the link: its owner sets a new password', async () => {
  await using site = await testSite()
  await signUp(site.deps, VISITOR, { ...ADA, password: 'of a stranger', confirmPassword: 'of a stranger' })
  const token = await tokenInMail(site)
  expect(inWords(await confirmEmail(site.deps, VISITOR, { ...ADA, token }))).toMatchObject({
    reason: 'wrong-credentials',
    fields: { password: 'That isn’t your password. Please try again.' },
  })
  expect(await site.deps.db.read.select().from(users)).toMatchObject([{ emailVerified: false }])
  expect(await resetPassword(site.deps, VISITOR, { ...NEW, token })).toMatchObject({ ok: true })
  expect(await signIn(site.deps, VISITOR, { ...ADA, password: 'of a stranger' })).toMatchObject({
    reason: 'wrong-credentials',
  })
  expect(await signIn(site.deps, VISITOR, { ...ADA, ...NEW })).toMatchObject({ ok: true })
  expect(await resetPassword(site.deps, VISITOR, { ...NEW, token })).toMatchObject({ reason: 'not-found' })
})

test.each(['the password of the sign-up', 'a new password'])(
  'confirming with %s ends the sessions, links and second step that a stranger has set up before',
  async (how) => {
    await using site = await testSite()
    await signUp(site.deps, VISITOR, ADA)
    const token = await tokenInMail(site)
    const db = site.deps.db.read
    const [user] = await db.update(users).set({ twoFactorEnabled: true }).returning()
    const userId = user?.id ?? ''
    const expiresAt = new Date(site.deps.now() + 86_400_000)
    await db.insert(sessions).values({ userId, token: 'of a stranger', expiresAt })
    await db.insert(verifications).values({ identifier: '2fa-of-a-stranger', value: userId, expiresAt })
    await db.insert(twoFactors).values({ userId, secret: 'of a stranger', backupCodes: '', verified: true })
    const confirmed =
      how === 'a new password'
        ? await resetPassword(site.deps, VISITOR, { ...NEW, token })
        : await confirmEmail(site.deps, VISITOR, { ...ADA, token })
    expect(confirmed).toMatchObject({ ok: true })
    for (const table of [sessions, verifications, twoFactors])
      expect(await db.select().from(table)).toEqual([])
    expect(await db.select().from(users)).toMatchObject([{ emailVerified: true, twoFactorEnabled: false }])
  },
)
