import { inspect } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  accounts,
  rateLimits,
  sessions,
  twoFactors,
  users,
  verifications,
} from '#adapters/database/schema/account-tables.ts'
import { mails } from '#adapters/database/schema/schema.ts'
import { ADA_SIGNS_UP as ADA, callerWith, VISITOR } from '#tests/account-caller.ts'
import { inWords } from '#tests/problems.ts'
import { type TestSite, testSite } from '#tests/site.ts'
import { askForPassword, confirmEmail, setPassword, signIn, signOut, signUp } from './sign-in.ts'

const NEW = { password: 'another-one', confirmPassword: 'another-one' }

async function tokenInMail(site: TestSite): Promise<string> {
  await site.sendMails()
  const text = (await site.mailbox()).at(-1)?.text ?? ''
  return /[?]token=([\w.-]+)/.exec(text)?.[1] ?? expect.fail(`no link in ${text}`)
}

/** Somebody who has signed up and confirmed the address. */
async function confirmedAda(site: TestSite) {
  await signUp(site.deps, VISITOR, ADA)
  await confirmEmail(site.deps, VISITOR, { ...ADA, token: await tokenInMail(site) })
}

async function signedInAda(site: TestSite) {
  await confirmedAda(site)
  return callerWith(await signIn(site.deps, VISITOR, ADA))
}

/** Signs in by the library's own address, past our forms. @returns the status */
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

test('from sign-up over the link in the mail to a session and out again', async () => {
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

test('a session belongs to no address and no browser, and its cookie is for this site and the server only', async () => {
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

test('without confirmation by mail, who signs up is signed in at once', async () => {
  await using site = await testSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  const signedUp = await signUp(site.deps, VISITOR, ADA)
  expect(signedUp).toMatchObject({ ok: true })
  expect(await site.deps.accounts.findSession(callerWith(signedUp))).toBeDefined()
  expect(await site.deps.db.read.select().from(mails)).toEqual([])
  expect(await signUp(site.deps, VISITOR, ADA)).toMatchObject({ reason: 'taken' })
})

test.each([
  ['a wrong password', { ...ADA, password: 'something else' }],
  ['an unknown address', { ...ADA, email: 'nobody@example.com' }],
])('%s is told like every other wrong pair', async (_, typed) => {
  await using site = await testSite()
  await confirmedAda(site)
  expect(inWords(await signIn(site.deps, VISITOR, typed))).toMatchObject({
    reason: 'wrong-credentials',
    message: 'Invalid email or password. Please check your credentials and try again.',
  })
})

test('an address with an account cannot get a second one, whatever its letters look like', async () => {
  await using site = await testSite()
  await signUp(site.deps, VISITOR, ADA)
  const again = await signUp(site.deps, VISITOR, { ...ADA, email: ' ADA@Example.com ', ...NEW })
  expect(inWords(again)).toMatchObject({
    reason: 'taken',
    fields: { email: 'An account with this email already exists. Please sign in instead.' },
  })
  expect(await site.deps.db.read.select().from(users)).toHaveLength(1)
})

test('ten sign-ups at once with one address make one account and one mail', async () => {
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

test('a role or a confirmed address cannot be had by asking for it', async () => {
  await using site = await testSite()
  await signUp(site.deps, VISITOR, { ...ADA, role: 'admin', emailVerified: true, id: crypto.randomUUID() })
  const [user] = await site.deps.db.read.select().from(users)
  expect(user).toMatchObject({ emailVerified: false, name: '' })
})

test('a new password by mail: the link works once, the old password and all sessions are gone', async () => {
  await using site = await testSite()
  const before = await signedInAda(site)
  const asked = await askForPassword(site.deps, VISITOR, { email: 'ADA@example.com' })
  expect(asked).toEqual(await askForPassword(site.deps, VISITOR, { email: 'nobody@example.com' }))
  const token = await tokenInMail(site)
  expect(await setPassword(site.deps, VISITOR, { token, ...NEW })).toMatchObject({ ok: true })
  expect(await site.deps.accounts.findSession(before)).toBeUndefined()
  expect(await signIn(site.deps, VISITOR, ADA)).toMatchObject({ reason: 'wrong-credentials' })
  expect(await signIn(site.deps, VISITOR, { ...ADA, ...NEW })).toMatchObject({ ok: true })
  expect(inWords(await setPassword(site.deps, VISITOR, { token, ...NEW }))).toMatchObject({
    reason: 'not-found',
    message: 'This link has been used or is too old. Please ask for a new one.',
  })
})

test('a link to a new password ends after its hour, and a bad new password does not spend it', async () => {
  await using site = await testSite()
  await confirmedAda(site)
  await askForPassword(site.deps, VISITOR, ADA)
  const token = await tokenInMail(site)
  expect(
    inWords(await setPassword(site.deps, VISITOR, { token, password: 'short', confirmPassword: 'short' })),
  ).toMatchObject({
    fields: { password: 'Password must be at least 6 characters long' },
  })
  await site.deps.db.read.update(verifications).set({ expiresAt: sql`now() - interval '1 second'` })
  expect(await setPassword(site.deps, VISITOR, { token, ...NEW })).toMatchObject({ reason: 'not-found' })
})

test('however often and at once a link is asked for, one mail goes out each minute, and one does', async () => {
  await using site = await testSite()
  await confirmedAda(site)
  const sent = () => site.deps.db.read.select().from(mails).where(eq(mails.kind, 'account-password'))
  await Promise.all([1, 2, 3, 4].map(() => askForPassword(site.deps, VISITOR, ADA)))
  expect(await sent()).toHaveLength(1)
  const later = { createdAt: sql`created_at - interval '50 seconds'` }
  for (const expected of [1, 2, 2, 3]) {
    await site.deps.db.read.update(verifications).set(later)
    await site.deps.db.read.update(mails).set(later)
    await askForPassword(site.deps, VISITOR, ADA)
    expect(await sent()).toHaveLength(expected)
  }
})

test('who guesses at one account is stopped after five tries, from wherever; its owner waits or asks for a mail', async () => {
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

test('what is no pair of address and password does not count as a guess; a new password ends the waiting', async () => {
  await using site = await testSite()
  await confirmedAda(site)
  for (let time = 0; time < 6; time++) expect(await postSignIn(site, { email: ADA.email }, {})).toBe(400)
  for (let time = 0; time < 5; time++) await signIn(site.deps, VISITOR, { ...ADA, password: `guess ${time}` })
  expect(await signIn(site.deps, VISITOR, ADA)).toMatchObject({ reason: 'too-many' })
  await askForPassword(site.deps, VISITOR, ADA)
  await setPassword(site.deps, VISITOR, { token: await tokenInMail(site), ...NEW })
  expect(await signIn(site.deps, VISITOR, { ...ADA, ...NEW })).toMatchObject({ ok: true })
})

test('a failure of the database tells nothing of what was typed', async () => {
  await using site = await testSite()
  await site.deps.db.read.execute('alter table users rename to elsewhere')
  const failure = await site.deps.accounts.signIn(VISITOR, ADA).catch((error: Error) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(inspect(failure, { depth: 9 })).not.toMatch(/ada@|select|six-and-more/)
})

test('signing in begins the count anew', async () => {
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

test('who guesses at many accounts is stopped by address, whatever the headers say; others are not', async () => {
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

test('a confirmation link that somebody made up confirms nothing', async () => {
  await using site = await testSite()
  await signUp(site.deps, VISITOR, ADA)
  const token = await tokenInMail(site)
  for (const forged of ['', 'x', token.slice(0, -2), `${token}x`, '%'])
    expect(await confirmEmail(site.deps, VISITOR, { ...ADA, token: forged }), forged).toMatchObject({
      ok: false,
    })
  expect(await site.deps.db.read.select().from(users)).toMatchObject([{ emailVerified: false }])
})

test('who signed up with the address of somebody else is not let in by the link: its owner sets a password instead', async () => {
  await using site = await testSite()
  await signUp(site.deps, VISITOR, { ...ADA, password: 'of a stranger', confirmPassword: 'of a stranger' })
  const token = await tokenInMail(site)
  expect(inWords(await confirmEmail(site.deps, VISITOR, { ...ADA, token }))).toMatchObject({
    reason: 'wrong-credentials',
    fields: { password: 'This is not your password. Please try again.' },
  })
  expect(await site.deps.db.read.select().from(users)).toMatchObject([{ emailVerified: false }])
  expect(await setPassword(site.deps, VISITOR, { ...NEW, token })).toMatchObject({ ok: true })
  expect(await signIn(site.deps, VISITOR, { ...ADA, password: 'of a stranger' })).toMatchObject({
    reason: 'wrong-credentials',
  })
  expect(await signIn(site.deps, VISITOR, { ...ADA, ...NEW })).toMatchObject({ ok: true })
  expect(await setPassword(site.deps, VISITOR, { ...NEW, token })).toMatchObject({ reason: 'not-found' })
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

test.each(['the password of the sign-up', 'a new password'])(
  'confirming with %s ends what a stranger has set up before: sessions, links and a second step',
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
        ? await setPassword(site.deps, VISITOR, { ...NEW, token })
        : await confirmEmail(site.deps, VISITOR, { ...ADA, token })
    expect(confirmed).toMatchObject({ ok: true })
    for (const table of [sessions, verifications, twoFactors])
      expect(await db.select().from(table)).toEqual([])
    expect(await db.select().from(users)).toMatchObject([{ emailVerified: true, twoFactorEnabled: false }])
  },
)

test('strangers who guess keep out strangers; a browser that has signed in before still signs in', async () => {
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

test('a known browser may guess as often as a stranger, at its own account only', async () => {
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

test('with a new password every browser is a stranger again', async () => {
  await using site = await testSite()
  const known = await signedInAda(site)
  await askForPassword(site.deps, VISITOR, ADA)
  await setPassword(site.deps, VISITOR, { token: await tokenInMail(site), ...NEW })
  for (let time = 0; time < 5; time++) await signIn(site.deps, VISITOR, { ...ADA, password: 'a guess' })
  expect(await signIn(site.deps, known, { ...ADA, ...NEW })).toMatchObject({ reason: 'too-many' })
})

test('who sets a new password by a link is known with that browser, however much strangers guess', async () => {
  await using site = await testSite()
  await confirmedAda(site)
  await askForPassword(site.deps, VISITOR, ADA)
  const owner = callerWith(await setPassword(site.deps, VISITOR, { token: await tokenInMail(site), ...NEW }))
  const elsewhere = { ...VISITOR, address: '203.0.113.99' }
  for (let time = 0; time < 5; time++) await signIn(site.deps, elsewhere, { ...ADA, password: 'a guess' })
  expect(await signIn(site.deps, elsewhere, { ...ADA, ...NEW })).toMatchObject({ reason: 'too-many' })
  expect(await signIn(site.deps, owner, { ...ADA, ...NEW })).toMatchObject({ ok: true })
})

test('no session that began with the old password outlives a new one, however close together they come', async () => {
  await using site = await testSite()
  await confirmedAda(site)
  await askForPassword(site.deps, VISITOR, ADA)
  const token = await tokenInMail(site)
  const signIns = [1, 2, 3].map(() => signIn(site.deps, VISITOR, ADA))
  const [reset] = await Promise.all([setPassword(site.deps, VISITOR, { ...NEW, token }), ...signIns])
  expect(reset).toMatchObject({ ok: true })
  expect(await site.deps.db.read.select().from(sessions)).toEqual([])
})
