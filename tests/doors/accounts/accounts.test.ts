import { hashPassword } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { listNewestAuditEntries } from '#platform/database/maintenance/audit-log.store.ts'
import { accounts, rateLimits, userRoles, users } from '#platform/database/schema/account-tables.ts'
import { type BuiltSite, builtSite, formPost, textOf } from '../fixtures/built-site.ts'
import { formOf } from '../fixtures/form-page.ts'
import { adminOf } from '../fixtures/signed-in.ts'
import { siteWithoutDatabase } from '../fixtures/site-without-database.ts'
import { visitorOf } from '../fixtures/visitor.ts'

const ADA = { email: 'ada@example.com', password: 'six-and-more' }
const NEW_ADA = { ...ADA, confirmPassword: ADA.password }
const SIGN_UP = '/auth?tab=sign-up'
const JSON_HEADERS = { 'content-type': 'application/json', origin: 'http://localhost:3000' }

async function linkInMail(site: BuiltSite): Promise<string> {
  await site.sendMails()
  const text = (await site.mailbox()).at(-1)?.text ?? ''
  return /\/auth\/[\w-]+\?token=[\w.-]+/.exec(text)?.[0] ?? expect.fail(`no link in ${text}`)
}

async function signedInAda(site: BuiltSite) {
  const ada = visitorOf(site)
  await ada.fillIn(SIGN_UP, NEW_ADA)
  await ada.fillIn(await linkInMail(site), { password: ADA.password })
  await ada.fillIn('/auth', ADA)
  return ada
}

test('without confirmation by mail a sign-up signs in and says so', async () => {
  await using site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  const signedUp = await visitorOf(site).fillIn(SIGN_UP, NEW_ADA)
  expect(signedUp.text).toContain('Account created successfully!')
})

test('without scripts: sign up, confirm, sign in, sign out', async () => {
  await using site = await builtSite()
  const ada = visitorOf(site)
  const signedUp = await ada.fillIn(SIGN_UP, NEW_ADA)
  expect(signedUp.status).toBe(200)
  expect(signedUp.text).toContain(
    'Please check your email and click the confirmation link to complete your registration.',
  )
  const early = await ada.fillIn('/auth', ADA)
  expect(early.status).toBe(403)
  expect(early.text).toContain('Please check your email and click the confirmation link before signing in.')

  const link = await linkInMail(site)
  const wrong = await ada.fillIn(link, { password: 'not the password' })
  expect(wrong.status).toBe(401)
  expect(formOf(wrong.html).errors).toEqual({ password: 'That isn’t your password. Please try again.' })
  const confirmed = await ada.fillIn(link, { password: ADA.password })
  expect(confirmed.at).toBe('/auth')
  expect(confirmed.text).toContain('Your email address is confirmed. You can sign in now.')
  expect(confirmed.text).toContain('Sign In')

  const signedIn = await ada.fillIn('/auth', ADA)
  expect(signedIn.at).toBe('/')
  expect(signedIn.text).toContain('Successfully signed in!')
  expect(signedIn.text).toContain('ada@example.com')
  expect(signedIn.headers.get('cache-control')).toBe('private, no-store')
  const next = await ada.go('/tours')
  expect(next.text).not.toContain('Successfully signed in!')
  expect(next.text).toContain('Sign Out')
  expect((await ada.go('/auth')).at).toBe('/')

  const signedOut = await ada.send('/auth/sign-out')
  expect(signedOut.at).toBe('/')
  expect(signedOut.text).toContain('Successfully signed out')
  expect(signedOut.text).not.toContain('ada@example.com')
  expect((await ada.go('/tours')).headers.get('cache-control')).toBe('no-cache')
})

test('the owner of an address that a stranger signed up with sets a password, and the stranger’s no longer works', async () => {
  await using site = await builtSite()
  const stranger = { email: ADA.email, password: 'of a stranger' }
  await visitorOf(site).fillIn(SIGN_UP, { ...stranger, confirmPassword: stranger.password })
  const link = await linkInMail(site)
  const ada = visitorOf(site)
  await ada.ask(link, { method: 'HEAD' })
  const opened = await ada.ask(link)
  expect(opened.title).toBe('Confirm your account | Saphan')
  expect((await visitorOf(site).fillIn('/auth', stranger)).status).toBe(403)
  const [onward = ''] = /\/auth\/new-password[?]token=[\w-]+/.exec(opened.html) ?? []
  const words = { password: ADA.password, confirmPassword: ADA.password }
  expect((await ada.fillIn(onward, words)).text).toContain('Your new password is set.')
  expect((await visitorOf(site).fillIn('/auth', stranger)).status).toBe(401)
  expect((await ada.fillIn('/auth', ADA)).at).toBe('/')
  expect((await ada.go(link)).text).not.toContain('of a stranger')
})

test('GET of the sign-out address does not sign out', async () => {
  await using site = await builtSite()
  const ada = await signedInAda(site)
  await ada.go('/auth/sign-out')
  expect((await ada.go('/')).text).toContain('ada@example.com')
})

test('signing out in one browser ends the session of the other', async () => {
  await using site = await builtSite()
  const phone = await signedInAda(site)
  const laptop = visitorOf(site)
  await laptop.fillIn('/auth', ADA)
  expect((await laptop.go('/')).text).toContain('ada@example.com')
  await phone.send('/auth/sign-out')
  expect((await laptop.go('/')).text).not.toContain('ada@example.com')
})

test.for([
  [
    'another password',
    { password: 'not the password' },
    401,
    'Invalid email or password. Please check your credentials and try again.',
  ],
  ['no password', { password: '' }, 422, 'Please enter your password'],
  ['no address', { email: 'ada@' }, 422, 'Invalid email format'],
] as const)(
  'signing in with %s is refused; the form keeps the address and not the password',
  async ([, typed, status, words]) => {
    await using site = await builtSite()
    const page = await visitorOf(site).fillIn('/auth', { ...ADA, ...typed })
    expect(page.status).toBe(status)
    expect(page.text).toContain(words)
    expect(formOf(page.html).values).toMatchObject({ email: { ...ADA, ...typed }.email, password: '' })
    expect(page.html).not.toContain(ADA.password)
  },
)

test('a refused sign-up stays on its tab, with each message at its field', async () => {
  await using site = await builtSite()
  const page = await visitorOf(site).fillIn(SIGN_UP, { ...NEW_ADA, password: 'five5' })
  expect(page.status).toBe(422)
  expect(page.title).toBe('Sign up | Saphan')
  expect(formOf(page.html)).toMatchObject({
    values: { email: ADA.email, password: '', confirmPassword: '' },
    errors: { password: 'Password must be at least 6 characters long' },
  })
  const differing = await visitorOf(site).fillIn(SIGN_UP, { ...NEW_ADA, confirmPassword: 'six-and-mora' })
  expect(formOf(differing.html).errors).toEqual({ confirmPassword: 'Passwords do not match' })
})

test.each([
  'password1',
  'Passw0rd',
  'SAPHAN',
  'Saphan2026!',
  'grace.hopper',
  'grace.hopper@example.com',
  'Grace.Hopper1',
])('a common password is refused at its field: %s', async (password) => {
  await using site = await builtSite()
  const grace = { email: 'grace.hopper@example.com', password, confirmPassword: password }
  const page = await visitorOf(site).fillIn(SIGN_UP, grace)
  expect(page.status).toBe(422)
  expect(formOf(page.html)).toMatchObject({
    values: { email: grace.email, password: '' },
    errors: { password: 'This password is one of the first that are tried. Please choose another.' },
  })
  const direct = { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify({ ...grace, name: '' }) }
  expect((await visitorOf(site).ask('/api/auth/sign-up/email', direct)).status).toBe(400)
  expect(await site.deps.db.read.select().from(users)).toEqual([])
})

test('a common password is refused when it is set by a link, and the link still works', async () => {
  await using site = await builtSite()
  const ada = await signedInAda(site)
  await ada.send('/auth/sign-out')
  await ada.fillIn('/auth/forgot-password', { email: ADA.email })
  const link = await linkInMail(site)
  for (const password of ['password1', 'ada@example.com']) {
    const page = await ada.fillIn(link, { password, confirmPassword: password })
    expect(formOf(page.html).errors).toEqual({
      password: 'This password is one of the first that are tried. Please choose another.',
    })
  }
  const token = new URL(link, 'http://localhost').searchParams.get('token')
  const direct = { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify({ newPassword: 'password1' }) }
  const inQuery = await visitorOf(site).ask(`/api/auth/reset-password?token=${token}`, direct)
  expect([inQuery.status, inQuery.html]).toEqual([400, expect.stringContaining('PASSWORD_GUESSED')])
  expect((await ada.fillIn(link, { password: 'a new one', confirmPassword: 'a new one' })).at).toBe('/auth')
})

test('the API creates no account for an invalid address', async () => {
  await using site = await builtSite()
  for (const email of [`${'x'.repeat(300)}@example.com`, `ada@${'x.'.repeat(200)}com`]) {
    const body = JSON.stringify({ email, password: 'six-and-more', name: '' })
    const answer = await visitorOf(site).ask('/api/auth/sign-up/email', {
      method: 'POST',
      headers: JSON_HEADERS,
      body,
    })
    expect({ email, status: answer.status }).toEqual({ email, status: 400 })
  }
  expect(await site.deps.db.read.select().from(users)).toEqual([])
})

test('an account with a common password from before still signs in', async () => {
  await using site = await builtSite()
  await signedInAda(site)
  const hash = await hashPassword('password1')
  await site.deps.db.read.update(accounts).set({ password: hash })
  expect((await visitorOf(site).fillIn('/auth', { ...ADA, password: 'password1' })).at).toBe('/')
})

test('of sixty simultaneous sign-ins some get 503, and pages are served meanwhile', async () => {
  await using site = await builtSite()
  const tries = Array.from({ length: 60 }, (_, number) =>
    signInFrom(site, `203.0.113.${number}`, { email: `guest.${number}@example.com`, password: 'anything' }),
  )
  expect((await site.get('/tours')).status).toBe(200)
  const answers = await Promise.all(tries)
  const sentAway = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(60 - sentAway.length)
  expect(sentAway.length).toBeGreaterThan(0)
  expect(sentAway[0]?.text).toContain(
    'A lot of people are signing in right now. Please try again in a moment.',
  )
  expect(sentAway[0]?.text).not.toContain('An unexpected error')
})

async function signInFrom({ app }: BuiltSite, address: string, pair: Record<string, string>) {
  const env = { incoming: { socket: { remoteAddress: address } } }
  const response = await app.request('http://localhost:3000/auth', formPost('/auth', pair), env)
  return { status: response.status, text: textOf(await response.text()) }
}

test('signing up with a taken address says so in the words of the specification', async () => {
  await using site = await builtSite()
  const ada = visitorOf(site)
  await ada.fillIn(SIGN_UP, NEW_ADA)
  const again = await ada.fillIn(SIGN_UP, NEW_ADA)
  expect(again.status).toBe(409)
  expect(again.text).toContain('An account with this email already exists. Please sign in instead.')
})

test('without scripts: set a new password by a link in a mail', async () => {
  await using site = await builtSite()
  const ada = await signedInAda(site)
  await ada.send('/auth/sign-out')
  const known = await ada.fillIn('/auth/forgot-password', { email: ADA.email })
  const unknown = await visitorOf(site).fillIn('/auth/forgot-password', { email: 'nobody@example.com' })
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  const link = await linkInMail(site)
  const set = await ada.fillIn(link, { password: 'a new one', confirmPassword: 'a new one' })
  expect(set.at).toBe('/auth')
  expect(set.text).toContain('Your new password is set. You can now sign in with it.')
  expect((await ada.fillIn('/auth', { ...ADA, password: 'a new one' })).at).toBe('/')
  const tooLate = 'This link has expired or has already been used. Please ask for a new one.'
  const opened = await visitorOf(site).go(link)
  expect(opened.text).toContain(tooLate)
  expect(opened.text).not.toContain('name="confirmPassword"')
  const words = { password: 'a third one', confirmPassword: 'a third one' }
  const spent = await visitorOf(site).send(link, words)
  expect([spent.status, spent.text.includes(tooLate)]).toEqual([404, true])
})

test('an invalid confirmation link says so and confirms no account', async () => {
  await using site = await builtSite()
  await visitorOf(site).fillIn(SIGN_UP, NEW_ADA)
  const opened = await visitorOf(site).go('/auth/confirm?token=abc')
  const sent = await visitorOf(site).send('/auth/confirm?token=abc', { password: ADA.password })
  for (const page of [opened, sent]) {
    expect(page.at).toBe('/auth')
    expect(page.text).toContain('This confirmation link is invalid or has expired.')
  }
  expect(await site.deps.db.read.select().from(users)).toMatchObject([{ emailVerified: false }])
})

test('a sign-out that cannot end the other sessions is shown as an error', async () => {
  await using site = await builtSite()
  const ada = await signedInAda(site)
  await ada.ask('/api/auth/revoke-sessions', { method: 'POST', headers: JSON_HEADERS, body: '{}' })
  await ada.fillIn('/auth', ADA)
  await site.deps.db.read.update(rateLimits).set({ count: 1_000 })
  const trip = '/tours/bangkok/erawan-death-railway'
  const form = formPost(trip, {})
  const page = await ada.go('/auth/sign-out', form)
  expect(page.text).toContain('Error signing out')
  expect(page.at).toBe(trip)
  const elsewhere = { ...form, headers: { ...form.headers, referer: 'https://evil.example/' } }
  expect((await ada.go('/auth/sign-out', elsewhere)).at).toBe('/')
  expect((await ada.go('/')).text).toContain('ada@example.com')
})

test('a token with characters that PostgreSQL cannot store is refused, by page and API', async () => {
  await using site = await builtSite()
  const visitor = visitorOf(site)
  const words = { password: 'a new one', confirmPassword: 'a new one' }
  for (const token of ['%00', '%0a', "'", '%5c']) {
    expect((await visitor.send(`/auth/new-password?token=${token}`, words)).status).toBe(404)
    expect((await visitor.go(`/auth/new-password?token=${token}`)).text).toContain('has expired')
  }
  expect((await visitor.go('/auth/confirm?token=%00')).at).toBe('/auth')
  const body = JSON.stringify({ token: 'a\0b', newPassword: 'a new one' })
  const direct = { method: 'POST', headers: JSON_HEADERS, body }
  expect((await visitor.ask('/api/auth/reset-password', direct)).status).toBe(400)
})

test('no address of the account library grants roles, confirms addresses or changes a user', async () => {
  await using site = await builtSite()
  const ada = await signedInAda(site)
  const json = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify(body),
  })
  const closed = [
    'confirm-email',
    'verify-email',
    'send-verification-email',
    'update-user',
    'change-email',
    'change-password',
    'delete-user',
    'link-social',
    'sign-in/social',
  ]
  for (const path of closed)
    expect((await ada.ask(`/api/auth/${path}`, json({ role: 'admin', name: 'x' }))).status, path).toBe(404)
  expect((await ada.ask('/api/auth/verify-email?token=x')).status).toBe(404)
  const signUp = { ...ADA, email: 'eve@example.com', name: 'x', role: 'admin', emailVerified: true }
  await ada.ask('/api/auth/sign-up/email', json(signUp))
  const eve = (await site.deps.db.read.select().from(users)).find(({ email }) => email === 'eve@example.com')
  expect(eve?.emailVerified).toBeFalsy()
  expect(await site.deps.db.read.select().from(userRoles)).toEqual([])
})

test('while the database is down, signing in says so and keeps the address', async () => {
  await using site = await siteWithoutDatabase()
  const page = await visitorOf(site).fillIn('/auth', ADA)
  expect(page.status).toBe(503)
  expect(page.text).toContain('An unexpected error occurred. Please try again.')
  expect(formOf(page.html).values).toMatchObject({ email: ADA.email })
})

test('an admin’s sign-in by the API is in the audit log', async () => {
  await using site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  await adminOf(site, ADA.email)
  const body = JSON.stringify({ email: ADA.email, password: ADA.password })
  await visitorOf(site).ask('/api/auth/sign-in/email', { method: 'POST', headers: JSON_HEADERS, body })
  const acts = await listNewestAuditEntries(site.deps.db.read, 10)
  expect(acts.map(({ actor, action }) => ({ actor, action }))).toContainEqual({
    actor: ADA.email,
    action: 'admin-signed-in',
  })
})
