import { expect, test } from 'vitest'
import { rateLimits } from '#platform/database/schema/account-tables.ts'
import {
  ADA_SIGNS_UP as ADA,
  callerWith,
  confirmedAda,
  ANOTHER_PASSWORD as NEW,
  signedInAda,
  tokenInMail,
  VISITOR,
} from '#tests/account-caller.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { requestPasswordReset, resetPassword } from './password-reset.ts'
import { signIn } from './sign-in.ts'
import { confirmEmail, signUp } from './sign-up.ts'

/** Signs in through the API of the library instead of the form. @returns the status */
async function postSignIn(site: TestSite, body: object, headers: Record<string, string>) {
  const answer = await site.deps.accounts.handle(
    new Request('http://localhost:3000/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000', ...headers },
      body: JSON.stringify(body),
    }),
    VISITOR.address,
  )
  return answer.status
}

test('password guesses at one account are stopped after five tries, whatever the network; its owner can wait or reset the password', async () => {
  await using site = await testSite()
  await confirmedAda(site)
  const guess = (time: number) =>
    signIn(
      site.deps,
      { ...VISITOR, address: `203.0.113.${time}` },
      { ...ADA, password: `guess number ${time}` },
    )
  const guesses = [1, 2, 3, 4, 5, 6, 7].map(guess)
  const reasons = (await Promise.all(guesses)).map((answer) => (answer.ok ? 'in' : answer.reason)).sort()
  expect(reasons).toEqual([...Array(2).fill('too-many'), ...Array(5).fill('wrong-credentials')])
  expect(await signIn(site.deps, VISITOR, ADA)).toMatchObject({ reason: 'too-many' })
  expect(await postSignIn(site, ADA, {})).toBe(429)

  site.letTimePass(60 * 60 * 1000)
  expect(await signIn(site.deps, VISITOR, ADA)).toMatchObject({ ok: true })
  expect((await site.deps.db.read.select().from(rateLimits)).map(({ key }) => key).join()).not.toContain(
    'ada@',
  )
})

test('a form without both address and password does not count as a guess; a new password ends the wait', async () => {
  await using site = await testSite()
  await confirmedAda(site)
  for (let time = 0; time < 6; time++) expect(await postSignIn(site, { email: ADA.email }, {})).toBe(400)
  for (let time = 0; time < 5; time++) await signIn(site.deps, VISITOR, { ...ADA, password: `guess ${time}` })
  expect(await signIn(site.deps, VISITOR, ADA)).toMatchObject({ reason: 'too-many' })
  await requestPasswordReset(site.deps, VISITOR, ADA)
  await resetPassword(site.deps, VISITOR, { token: await tokenInMail(site), ...NEW })
  expect(await signIn(site.deps, VISITOR, { ...ADA, ...NEW })).toMatchObject({ ok: true })
})

test('signing in resets the count of tries', async () => {
  await using site = await testSite()
  await confirmedAda(site)
  for (let time = 0; time < 4; time++) {
    for (const password of ['wrong', 'wrong again', 'wrong once more'])
      expect(await signIn(site.deps, VISITOR, { ...ADA, password })).toMatchObject({
        reason: 'wrong-credentials',
      })
    expect(await signIn(site.deps, VISITOR, ADA)).toMatchObject({ ok: true })
  }
})

test('guesses at many accounts are stopped by client address, whatever the headers say; other clients are not stopped', async () => {
  await using site = await testSite()
  const guesses = []
  for (let time = 0; time < 32; time++)
    guesses.push(await signIn(site.deps, VISITOR, { ...ADA, email: `guest${time}@example.com` }))
  expect(guesses.map((answer) => !answer.ok && answer.reason)).toEqual([
    ...Array(30).fill('wrong-credentials'),
    'too-many',
    'too-many',
  ])
  const forged = { 'x-forwarded-for': '198.51.100.1', 'x-caller-address': '198.51.100.1' }
  expect(await postSignIn(site, ADA, forged)).toBe(429)
  const elsewhere = await signIn(site.deps, { ...VISITOR, address: '203.0.113.8' }, ADA)
  expect(elsewhere).toMatchObject({ reason: 'wrong-credentials' })
})

test('a wrong password at the confirmation link counts like one at the sign-in', async () => {
  await using site = await testSite()
  await signUp(site.deps, VISITOR, ADA)
  const token = await tokenInMail(site)
  for (let time = 0; time < 5; time++)
    expect(await confirmEmail(site.deps, VISITOR, { token, password: `guess ${time}` })).toMatchObject({
      reason: 'wrong-credentials',
    })
  expect(await confirmEmail(site.deps, VISITOR, { ...ADA, token })).toMatchObject({ reason: 'too-many' })
  expect(await signIn(site.deps, VISITOR, ADA)).toMatchObject({ reason: 'too-many' })
})

test('guesses of strangers block other strangers, but not a browser that has signed in before', async () => {
  await using site = await testSite()
  const known = await signedInAda(site)
  const guess = (caller: typeof VISITOR) => signIn(site.deps, caller, { ...ADA, password: 'a guess' })
  for (let time = 0; time < 6; time++) await guess({ ...VISITOR, address: '203.0.113.99' })
  expect(await signIn(site.deps, VISITOR, ADA)).toMatchObject({ reason: 'too-many' })
  const [, mark = ''] = /known-device=[^.]+(\.[^;]+)/.exec(known.cookies) ?? []
  const forged = { ...VISITOR, cookies: `known-device=${crypto.randomUUID()}${mark}` }
  expect(await signIn(site.deps, forged, ADA)).toMatchObject({ reason: 'too-many' })

  const again = await signIn(site.deps, known, ADA)
  expect(again).toMatchObject({ ok: true })
  expect(callerWith(again).cookies).toContain(/known-device=[^;]+/.exec(known.cookies)?.[0])
  expect(await signIn(site.deps, VISITOR, ADA)).toMatchObject({ reason: 'too-many' })
})

test('a known device has as many tries as a stranger, at its own account only', async () => {
  await using site = await testSite()
  const known = await signedInAda(site)
  for (let time = 0; time < 5; time++)
    expect(await signIn(site.deps, known, { ...ADA, password: 'a guess' })).toMatchObject({
      reason: 'wrong-credentials',
    })
  expect(await signIn(site.deps, known, ADA)).toMatchObject({ reason: 'too-many' })
  expect(await signIn(site.deps, VISITOR, ADA)).toMatchObject({ ok: true })

  const grace = { ...ADA, email: 'grace@example.com', password: 'a guess' }
  for (let time = 0; time < 5; time++) await signIn(site.deps, known, grace)
  expect(await signIn(site.deps, VISITOR, grace)).toMatchObject({ reason: 'too-many' })
})

test('a new password makes every known device unknown', async () => {
  await using site = await testSite()
  const known = await signedInAda(site)
  await requestPasswordReset(site.deps, VISITOR, ADA)
  await resetPassword(site.deps, VISITOR, { token: await tokenInMail(site), ...NEW })
  for (let time = 0; time < 5; time++) await signIn(site.deps, VISITOR, { ...ADA, password: 'a guess' })
  expect(await signIn(site.deps, known, { ...ADA, ...NEW })).toMatchObject({ reason: 'too-many' })
})

test('setting a new password by a link makes that browser a known device, even while strangers guess', async () => {
  await using site = await testSite()
  await confirmedAda(site)
  await requestPasswordReset(site.deps, VISITOR, ADA)
  const owner = callerWith(
    await resetPassword(site.deps, VISITOR, { token: await tokenInMail(site), ...NEW }),
  )
  const elsewhere = { ...VISITOR, address: '203.0.113.99' }
  for (let time = 0; time < 5; time++) await signIn(site.deps, elsewhere, { ...ADA, password: 'a guess' })
  expect(await signIn(site.deps, elsewhere, { ...ADA, ...NEW })).toMatchObject({ reason: 'too-many' })
  expect(await signIn(site.deps, owner, { ...ADA, ...NEW })).toMatchObject({ ok: true })
})
