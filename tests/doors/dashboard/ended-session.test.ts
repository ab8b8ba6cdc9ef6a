import { expect, test } from 'vitest'
import { sessions } from '#platform/database/schema/account-tables.ts'
import { type BuiltSite, builtSite, formPost } from '../fixtures/built-site.ts'
import { formOf } from '../fixtures/form-page.ts'
import { adminOf } from '../fixtures/signed-in.ts'

const WITHOUT_MAIL = { env: { AUTH_CONFIRM_EMAIL: 'off' } }
const OPERATOR = { email: 'operator@example.com', password: 'six-and-more' }

async function endSessions({ deps: { db } }: BuiltSite) {
  await db.read.delete(sessions)
}

test('whoever signs in at the desk comes back to the address that was asked for', async () => {
  await using site = await builtSite(WITHOUT_MAIL)
  const { visitor } = await adminOf(site)
  for (const address of ['/desk', '/admin/bookings?q=ada@example.com&sort=day']) {
    await endSessions(site)
    const asked = await visitor.go(address)
    expect(asked.at).toBe('/auth')
    const { values } = formOf(asked.html)
    expect((await visitor.send('/auth', { ...values, ...OPERATOR })).at, address).toBe(address)
  }
})

test('data of a page that is asked for after the session has ended leads back to the page', async () => {
  await using site = await builtSite(WITHOUT_MAIL)
  const { visitor } = await adminOf(site)
  await endSessions(site)
  await visitor.ask('/desk/week.data?day=2026-12-01&_routes=desk%2Fframe%2Fframe')
  expect((await visitor.fillIn('/auth', OPERATOR)).at).toBe('/desk/week?day=2026-12-01')
})

test('a booking that is saved after the session has ended is kept, and saved once it is sent again', async () => {
  await using site = await builtSite(WITHOUT_MAIL)
  const { visitor } = await adminOf(site)
  const typed = {
    ...{
      kind: 'transfer',
      date: '2027-01-15',
      time: '09:00',
      pickup: 'River Inn',
      dropoff: 'Old “Town” <2>',
    },
    ...{ adults: '2', luggage: '1', vehicle: 'car', priceBaht: '1900', name: 'Ruby\nPlaceholder' },
    ...{ phone: '+66 81 555 0123', email: 'ruby@example.com', channel: 'phone', press: 'confirmed' },
  }
  await endSessions(site)
  const kept = await visitor.send('/desk/new', typed)
  expect({ status: kept.status, at: kept.at }).toEqual({ status: 401, at: '/desk/new' })
  expect(kept.headers.get('cache-control')).toBe('private, no-store')
  expect(kept.text).toContain('nothing you typed is lost')
  expect(kept.html).toContain('href="/auth" target="_blank"')
  const form = formOf(kept.html)
  expect(form.action).toBe('/desk/new')
  expect(form.values).toEqual({ ...typed, name: expect.stringContaining('Ruby') })

  await visitor.send('/auth', OPERATOR)
  const saved = await visitor.send(form.action, { ...form.values, name: 'Ruby Placeholder' })
  expect(saved.at).toMatch(/^\/desk\/bookings\//)
})

test.for([
  '/desk/settings?edit=days',
  '/desk/fleet/vehicle',
  '/desk/fleet/driver',
  '/desk/fleet/block',
  '/desk/quotes/C-00000',
  '/desk/bookings/SPN-00000',
  '/desk/bookings/SPN-00000/decline',
  '/desk/week',
  '/desk/money',
  '/desk/fleet/end-block',
  '/admin/decide-refund',
])('a form sent to %s after the session has ended is shown again', async (address) => {
  await using site = await builtSite(WITHOUT_MAIL)
  const { visitor } = await adminOf(site)
  await endSessions(site)
  const kept = await visitor.send(address, { note: 'Two child seats, “please”' })
  expect(kept.status).toBe(401)
  expect(formOf(kept.html)).toMatchObject({ action: address, values: { note: 'Two child seats, “please”' } })
})

test.for([1, 12 * 1024 * 1024])(
  'the words that were typed beside a photo of %i bytes are shown again',
  async (size) => {
    await using site = await builtSite(WITHOUT_MAIL)
    const { visitor } = await adminOf(site)
    const address = '/desk/photos/hidden-gems'
    const add = (await visitor.go(address)).html
    await endSessions(site)
    const body = new FormData()
    // In the order in which the page has them.
    for (const [, name = ''] of add.matchAll(/<(?:input|textarea) [^>]*name="(\w+)"/g))
      body.append(name, name === 'photo' ? new File([new Uint8Array(size)], 'cave.jpg') : `${name} “typed”`)
    const headers = { origin: 'http://localhost:3000' }
    const kept = await visitor.ask(address, { method: 'POST', body, headers })
    expect(kept.status).toBe(401)
    expect(kept.text).toContain('Only the photo has to be chosen again')
    const form = formOf(kept.html)
    expect(form).toMatchObject({ action: address, values: { caption: 'caption “typed”' } })

    await visitor.send('/auth', OPERATOR)
    const values = { ...form.values, photoId: crypto.randomUUID(), act: 'add' }
    const again = await visitor.send(address, values)
    expect(again.status).toBe(422)
    expect(again.html).toContain('value="caption “typed”"')
  },
)

test('a form for a password or a code is not kept: it would stand in the page', async () => {
  await using site = await builtSite(WITHOUT_MAIL)
  const { visitor } = await adminOf(site)
  for (const address of ['/admin/security', '/admin/password-again']) {
    await endSessions(site)
    const { html, at } = await visitor.send(address, { password: 'six-and-more' })
    expect({ address, at, isKept: html.includes('six-and-more') }).toEqual({
      address,
      at: '/auth',
      isKept: false,
    })
  }
})

test('with scripts the form is in the answer too', async () => {
  await using site = await builtSite(WITHOUT_MAIL)
  const { visitor } = await adminOf(site)
  await endSessions(site)
  const { status, html } = await visitor.ask('/desk/new.data', formPost('/desk/new', { name: 'Ruby' }))
  expect(status).toBe(401)
  expect(html).toContain('signed-out')
  expect(html).toContain('Ruby')
})

test('while the account cannot be looked up, a form is shown again', async () => {
  await using site = await builtSite(WITHOUT_MAIL)
  const { visitor } = await adminOf(site)
  await site.deps.db.read.execute('alter table user_roles rename to elsewhere')
  const kept = await visitor.send('/desk/new', { name: 'Ruby', press: 'confirmed' })
  expect(kept.status).toBe(503)
  expect(formOf(kept.html).values).toMatchObject({ name: 'Ruby' })
})
