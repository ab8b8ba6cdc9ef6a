import { expect, test } from 'vitest'
import { sessions } from '#platform/database/schema/account-tables.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { builtSite } from '../fixtures/built-site.ts'
import { formOf } from '../fixtures/form-page.ts'
import { adminOf, userOf } from '../fixtures/signed-in.ts'
import { type Visitor, visitorOf } from '../fixtures/visitor.ts'

const PASSWORD = 'six-and-more'
const WITHOUT_MAIL = { env: { AUTH_CONFIRM_EMAIL: 'off' } }
const EXPORT = '/admin/export/bookings?q=ada+example'
const asking = (to: string) => `/admin/password-again?${new URLSearchParams({ to })}`

test('an admin’s session ends twelve hours after sign-in, also when in use; a user’s does not', async () => {
  await using site = await builtSite(WITHOUT_MAIL)
  const { visitor: admin } = await adminOf(site)
  const { visitor: user } = await userOf(site)
  for (const hours of [4, 4, 3]) {
    site.letTimePass(hours * HOUR_MS)
    expect((await admin.go('/admin')).status).toBe(200)
    await admin.send(asking('/admin/security'), { password: PASSWORD })
  }
  site.letTimePass(HOUR_MS)
  const page = await admin.go('/admin')
  expect(page.at).toBe('/auth')
  expect(page.text).toContain('Please sign in to access admin panel')
  expect((await user.go('/')).text).toContain('ada@example.com')
  expect(await site.deps.db.read.select().from(sessions)).toHaveLength(1)
  await admin.fillIn('/auth', { email: 'operator@example.com', password: PASSWORD })
  expect((await admin.go('/admin')).status).toBe(200)
})

test('half an hour after sign-in an export asks for the password again, then starts', async () => {
  await using site = await builtSite(WITHOUT_MAIL)
  const { visitor: admin } = await adminOf(site)
  expect((await admin.ask(EXPORT)).headers.get('content-type')).toContain('text/csv')
  site.letTimePass(HOUR_MS / 2)
  const asked = await admin.go(EXPORT)
  expect(asked.at).toBe(asking(EXPORT))
  expect(asked.text).toContain('Enter your password again')
  expect(asked.headers.get('cache-control')).toBe('private, no-store')

  const refused = await admin.send(asked.at, { password: 'not the password' })
  expect(refused.status).toBe(401)
  expect(formOf(refused.html).errors).toEqual({ password: 'That isn’t your password. Please try again.' })
  expect((await admin.ask(EXPORT)).status).toBe(303)

  const confirmed = await admin.send(asked.at, { password: PASSWORD })
  expect(confirmed.at).toBe(asked.at)
  expect(confirmed.text).toContain('Your file is on its way.')
  expect(confirmed.html).toContain(`<meta http-equiv="refresh" content="0;url=${EXPORT}"/>`)
  expect(confirmed.html).toContain('href="/admin/bookings?q=ada+example"')
  expect((await admin.ask(EXPORT)).status).toBe(200)
})

test('an export that waited for the password holds the part of the list that was asked for', async () => {
  await using site = await builtSite(WITHOUT_MAIL)
  const { visitor: admin } = await adminOf(site)
  site.letTimePass(HOUR_MS / 2)
  const part = '/admin/export/bookings?state=draft&from=2026-12-01&sort=day'
  const asked = await admin.go(`${part}&other=1`)
  expect(asked.at).toBe(asking(part))
  const confirmed = await admin.send(asked.at, { password: PASSWORD })
  expect(confirmed.html).toContain(`content="0;url=${part.replaceAll('&', '&amp;')}"`)
  const newsletter = await admin.go(asking('/admin/export/newsletter?state=draft'))
  expect(newsletter.html).not.toContain('state=draft')
})

test('half an hour after sign-in the second-factor page asks for the password again, then opens', async () => {
  await using site = await builtSite(WITHOUT_MAIL)
  const { visitor: admin } = await adminOf(site)
  expect((await admin.go('/admin/security')).at).toBe('/admin/security')
  site.letTimePass(HOUR_MS)
  expect((await admin.go('/admin/security')).at).toBe(asking('/admin/security'))
  expect((await admin.send(asking('/admin/security'), { password: PASSWORD })).at).toBe('/admin/security')
})

test.for([
  'https://evil.example/admin/security',
  '//evil.example',
  '/\\evil.example',
  '/admin/security/../../tours',
  '/admin/security#@evil.example',
  '/admin/export/users',
  '/admin/export/bookings/../../..//evil.example',
  '/admin/send-again',
  '/admin/export/',
  'javascript:alert(1)',
  '',
])('the password page redirects to no other address (%s)', async (to) => {
  await using site = await builtSite(WITHOUT_MAIL)
  const { visitor: admin } = await adminOf(site)
  const locations = [await admin.ask(asking(to))]
  site.letTimePass(HOUR_MS)
  locations.push(await admin.ask(asking(to)))
  expect(locations.map(({ headers }) => headers.get('location'))).toEqual(['/admin', '/admin'])
})

test('of the target address only the search is kept', async () => {
  await using site = await builtSite(WITHOUT_MAIL)
  const { visitor: admin } = await adminOf(site)
  const page = await admin.go(asking('/admin/export/bookings?x=1&q=//evil.example";url=x&y=2'))
  expect(page.html).toContain('content="0;url=/admin/export/bookings?q=%2F%2Fevil.example%22%3Burl%3Dx"')
})

test('strangers and users without the role are redirected from the password page', async () => {
  await using site = await builtSite(WITHOUT_MAIL)
  const led = async (visitor: Visitor) => (await visitor.go(asking('/admin/security'))).at
  expect(await led(visitorOf(site))).toBe('/auth')
  expect(await led((await userOf(site)).visitor)).toBe('/')
})
