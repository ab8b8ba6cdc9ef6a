import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { sessions } from '#platform/database/schema/account-tables.ts'
import { ADA_SIGNS_UP as ADA, callerWith, confirmedAda, tokenInMail, VISITOR } from '#tests/account-caller.ts'
import { inWords } from '#tests/problems.ts'
import { testSite } from '#tests/site.ts'
import { signIn, signOut } from './sign-in.ts'
import { confirmEmail, signUp } from './sign-up.ts'

test('from sign-up over the link in the email to a session and out again', async () => {
  await using site = await testSite()
  const { accounts: door } = site.deps
  const signedUp = await signUp(site.deps, VISITOR, ADA)
  expect(signedUp).toEqual({
    ok: true,
    cookies: [],
  })
  expect(inWords(await signIn(site.deps, VISITOR, ADA))).toMatchObject({
    reason: 'unconfirmed',
    message: 'Please check your email and click the confirmation link before signing in.',
  })
  const token = await tokenInMail(site)
  expect(await confirmEmail(site.deps, VISITOR, { ...ADA, token })).toEqual({
    ok: true,
    cookies: [],
  })
  expect(await confirmEmail(site.deps, VISITOR, { ...ADA, token })).toMatchObject({ reason: 'not-found' })

  const signedIn = await signIn(site.deps, VISITOR, ADA)
  expect(signedIn).toMatchObject({ ok: true })
  const caller = callerWith(signedIn)
  expect(await door.findSession(caller)).toMatchObject({ email: 'ada@example.com' })
  const elsewhere = callerWith(await signIn(site.deps, VISITOR, ADA))

  expect(await signOut(site.deps, caller)).toMatchObject({ ok: true })
  expect(await door.findSession(caller)).toBeUndefined()
  expect(await door.findSession(elsewhere)).toBeUndefined()
})

test('a session stores neither IP address nor browser, and its cookie is host-only and HttpOnly', async () => {
  await using site = await testSite()
  await confirmedAda(site)
  const { cookies } = (await signIn(site.deps, VISITOR, ADA)) as { cookies: string[] }
  expect(cookies).toEqual([
    expect.stringMatching(/^session=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(
      /^known-device=[\da-f-]{36}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
  ])
  expect(await site.deps.db.read.select().from(sessions)).toMatchObject([
    { ipAddress: null, userAgent: null },
  ])
})

test.each([
  ['a wrong password', { ...ADA, password: 'something else' }],
  ['an unknown address', { ...ADA, email: 'nobody@example.com' }],
])('%s gets the same answer as any other wrong credentials', async (_, typed) => {
  await using site = await testSite()
  await confirmedAda(site)
  expect(inWords(await signIn(site.deps, VISITOR, typed))).toMatchObject({
    reason: 'wrong-credentials',
    message: 'Invalid email or password. Please check your credentials and try again.',
  })
})

test('a failure of the database logs nothing that was typed', async () => {
  await using site = await testSite()
  await site.deps.db.read.execute('alter table users rename to elsewhere')
  const failure = await site.deps.accounts.signIn(VISITOR, ADA).catch((error: Error) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(inspect(failure, { depth: 9 })).not.toMatch(/ada@|select|six-and-more/)
})
