import { expect, test } from 'vitest'
import { codeOf } from '../../one-time-code.ts'
import { builtSite, textOf } from '../fixtures/built-site.ts'
import { formOf } from '../fixtures/form-page.ts'
import { adminOf, userOf } from '../fixtures/signed-in.ts'
import { type Visitor, visitorOf } from '../fixtures/visitor.ts'

const OPERATOR = { email: 'operator@example.com', password: 'six-and-more' }
const PAGE = '/admin/security'
const WITHOUT_MAIL = { env: { AUTH_CONFIRM_EMAIL: 'off' } }
const REQUIRED = { env: { AUTH_CONFIRM_EMAIL: 'off', ADMIN_SECOND_FACTOR: 'required' } }

const begin = (admin: Visitor) => admin.send(PAGE, { intent: 'begin', password: OPERATOR.password })
const uriIn = (html: string) => textOf(/name="uri" value="([^"]*)"/.exec(html)?.[1] ?? '')
const backupCodesIn = (text: string): string[] => text.match(/\b[a-z2-9]{5}-[a-z2-9]{5}\b/g) ?? []

/** Sets up an authenticator app. @returns its otpauth address and the backup codes */
async function setUp(admin: Visitor) {
  const uri = uriIn((await begin(admin)).html)
  const done = await admin.send(PAGE, { intent: 'confirm', uri, code: codeOf(uri) })
  return { uri, backupCodes: backupCodesIn(done.text), done }
}

async function siteWithApp(options = WITHOUT_MAIL) {
  const site = await builtSite(options)
  const { visitor } = await adminOf(site)
  return { ...site, admin: visitor, ...(await setUp(visitor)) }
}

test('without scripts: set up an app, sign in with its code, and with a backup code', async () => {
  await using site = await builtSite(WITHOUT_MAIL)
  const { visitor: admin } = await adminOf(site)
  expect((await admin.go('/admin')).text).toContain('Your password is all it takes to open this dashboard.')
  const begun = await begin(admin)
  const uri = uriIn(begun.html)
  const key = new URL(uri).searchParams.get('secret') ?? ''
  expect(begun.text.replaceAll(' ', '')).toContain(key)
  expect(begun.html).toContain('aria-label="QR code for an authenticator app"')
  expect(begun.headers.get('cache-control')).toBe('private, no-store')

  const refused = await admin.send(PAGE, { intent: 'confirm', uri, code: '12 34' })
  expect(refused.status).toBe(401)
  expect(formOf(refused.html).errors).toEqual({ code: expect.stringContaining('This code is wrong') })
  expect(refused.html).toContain('value="12 34"')
  expect(uriIn(refused.html)).toBe(uri)

  const done = await admin.send(PAGE, { intent: 'confirm', uri, code: codeOf(uri) })
  expect(done.text).toContain('From now on, you’ll need a code to sign in.')
  const codes = backupCodesIn(done.text)
  expect(codes).toHaveLength(10)
  expect((await admin.go(PAGE)).text).not.toContain(codes[0])
  expect((await admin.go('/admin')).text).not.toContain(
    'Your password is all it takes to open this dashboard.',
  )

  await admin.send('/auth/sign-out')
  const second = await admin.fillIn('/auth', OPERATOR)
  expect([second.at, second.status]).toEqual(['/auth/second-step', 200])
  expect((await admin.go('/admin')).at).toBe('/auth')
  const typo = await admin.send('/auth/second-step', { code: '000 000' })
  expect([typo.status, formOf(typo.html).values.code]).toEqual([401, '000 000'])
  const signedIn = await admin.send('/auth/second-step', { code: codeOf(uri, 1) })
  expect(signedIn.text).toContain('Successfully signed in!')
  expect((await admin.go('/admin')).status).toBe(200)

  await admin.send('/auth/sign-out')
  await admin.fillIn('/auth', OPERATOR)
  expect((await admin.go('/auth/second-step?by=backup-code')).text).toContain('Each works once.')
  await admin.send('/auth/second-step?by=backup-code', { code: codes[3] ?? '' })
  expect((await admin.go('/admin')).status).toBe(200)
})

test('an admin who was redirected to sign in returns to the dashboard after the code', async () => {
  await using site = await siteWithApp()
  const visitor = visitorOf(site)
  const sentAway = await visitor.go('/admin')
  expect(sentAway.at).toBe('/auth')
  const { values } = formOf(sentAway.html)
  const typo = await visitor.send('/auth', { ...values, ...OPERATOR, password: 'not the password' })
  const halfWay = await visitor.send('/auth', { ...formOf(typo.html).values, ...OPERATOR })
  expect((await visitor.send(halfWay.at, { code: codeOf(site.uri, 1) })).at).toBe('/admin')
})

test('the code page is only available between password and code', async () => {
  await using site = await siteWithApp()
  const visitor = visitorOf(site)
  expect((await visitor.go('/auth/second-step')).at).toBe('/auth')
  const early = await visitor.send('/auth/second-step', { code: codeOf(site.uri, 1) })
  expect([early.at, early.text.includes('That took too long. Please sign in again.')]).toEqual([
    '/auth',
    true,
  ])
  expect((await site.admin.go('/auth/second-step')).at).toBe('/')
})

test('after five wrong codes the right one is refused too', async () => {
  await using site = await siteWithApp()
  const visitor = visitorOf(site)
  await visitor.fillIn('/auth', OPERATOR)
  for (let time = 0; time < 5; time++)
    expect((await visitor.send('/auth/second-step', { code: `00000${time}` })).status).toBe(401)
  const page = await visitor.send('/auth/second-step', { code: codeOf(site.uri, 1) })
  expect(page.status).toBe(429)
  expect(page.text).toContain('Too many attempts. Please try again in 15 minutes.')
})

test('no second-factor address of the account library is open', async () => {
  await using site = await siteWithApp()
  const visitor = visitorOf(site)
  await visitor.fillIn('/auth', OPERATOR)
  const body = { code: codeOf(site.uri, 1), trustDevice: true, password: OPERATOR.password }
  const json = {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify(body),
  }
  const paths = ['enable', 'disable', 'verify-totp', 'verify-otp', 'send-otp', 'get-totp-uri']
  const others = ['verify-backup-code', 'generate-backup-codes', 'view-backup-codes', '../verify-password']
  for (const path of [...paths, ...others])
    for (const asking of [visitor, site.admin])
      expect((await asking.ask(`/api/auth/two-factor/${path}`, json)).status, path).toBe(404)
  expect((await visitor.ask('/api/auth/verify-password', json)).status).toBe(404)
})

test('signing in by the API with the password alone gives no session', async () => {
  await using site = await siteWithApp()
  const visitor = visitorOf(site)
  const answer = await visitor.ask('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify(OPERATOR),
  })
  expect(JSON.parse(answer.html)).toMatchObject({ twoFactorRedirect: true })
  expect([...visitor.cookies.keys()]).toEqual(['second-step'])
  expect((await visitor.go('/admin')).at).toBe('/auth')
  await visitor.send('/auth/second-step', { code: codeOf(site.uri, 1) })
  expect((await visitor.go('/admin')).status).toBe(200)
})

test('the second factor is switched off with the password; a wrong password changes nothing', async () => {
  await using site = await siteWithApp()
  const wrong = await site.admin.send(PAGE, { intent: 'end', password: 'not the password' })
  expect(wrong.status).toBe(401)
  expect(formOf(wrong.html).errors).toEqual({ password: 'That isn’t your password. Please try again.' })
  const off = await site.admin.send(PAGE, { intent: 'end', password: OPERATOR.password })
  expect(off.text).toContain('The second step is off. You now sign in with your password alone.')
  expect((await visitorOf(site).fillIn('/auth', OPERATOR)).at).toBe('/')
})

test('new backup codes replace the old ones', async () => {
  await using site = await siteWithApp()
  const renewed = await site.admin.send(PAGE, { intent: 'renew', password: OPERATOR.password })
  const codes = backupCodesIn(renewed.text)
  expect(codes).toHaveLength(10)
  expect(codes.filter((code) => site.backupCodes.includes(code))).toEqual([])
})

test('a forged setup key is refused, and gets no QR code', async () => {
  await using site = await siteWithApp()
  for (const uri of ['javascript:alert(1)', 'otpauth://totp/', 'https://evil.example', site.uri]) {
    const page = await site.admin.send(PAGE, { intent: 'confirm', uri, code: codeOf(site.uri, 1) })
    expect(page.status).toBe(404)
    expect(page.text).toContain('That took too long. Please start again.')
    expect(page.html).not.toContain('QR code')
  }
})

test('a user without the role cannot open the second-factor page', async () => {
  await using site = await builtSite(WITHOUT_MAIL)
  const { visitor } = await userOf(site)
  expect((await visitor.go(PAGE)).at).toBe('/')
  expect((await begin(visitor)).at).toBe('/')
})

test('with ADMIN_SECOND_FACTOR=required the dashboard redirects to the setup until it is done', async () => {
  await using site = await builtSite(REQUIRED)
  const { visitor: admin } = await adminOf(site)
  for (const path of [
    '/admin',
    '/admin/bookings',
    '/admin/overview',
    '/admin/export/bookings',
    '/admin/send-again',
    '/desk',
  ])
    expect((await admin.ask(path)).headers.get('location'), path).toBe(PAGE)
  const scripted = await admin.ask('/admin/bookings.data')
  expect([scripted.status, scripted.html.includes(PAGE)]).toEqual([202, true])
  const led = await admin.go('/admin')
  expect([led.at, led.status]).toEqual([PAGE, 200])
  expect(led.text).toContain('The dashboard opens once your account has a second step.')
  await setUp(admin)
  expect((await admin.go('/admin')).at).toBe('/admin')
  await admin.send(PAGE, { intent: 'end', password: OPERATOR.password })
  expect((await admin.go('/admin')).at).toBe(PAGE)
})
