import { expect, test } from 'vitest'
import { deleteRole } from '#adapters/database/accounts.ts'
import { type BuiltSite, builtSite, formPost } from '../fixtures/built-site.ts'
import { TYPED } from '../fixtures/form-page.ts'
import { listAddresses } from '../fixtures/route-manifest.ts'
import { adminOf, userOf } from '../fixtures/signed-in.ts'
import { siteWithoutDatabase } from '../fixtures/site-without-database.ts'
import { type Visitor, visitorOf } from '../fixtures/visitor.ts'

type Audience = 'everybody' | 'admins' | 'whoever holds its link' | 'this machine'

/** Addresses at which admins do something; looking there leads on. */
const ADMIN_ACTIONS = ['/admin/send-again', '/admin/resolve-payment', '/admin/password-again']

/** Who may see what is at each address of the site. A new address needs a word here. */
const AUDIENCES: Record<string, Audience> = {
  ...forAll('everybody', [
    ...['/', '/tours', '/explore-trips', '/tours/:id', '/tours/:region/:id', '/tour/:location/:tourId'],
    ...['/pre-made-trips/:region', '/pre-made-trips-bangkok', '/pre-made-trips-kanchanaburi', '/*'],
    ...['/blog', '/blog/:id', '/blog/rss.xml', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'],
    ...['/privacy', '/terms', '/taxi-service', '/custom-trip', '/newsletter'],
    ...['/auth', '/auth/second-step', '/auth/forgot-password', '/auth/sign-out'],
  ]),
  ...forAll('whoever holds its link', [
    ...[
      '/booking-summary',
      '/booking-success',
      '/booking-cancelled',
      '/review',
      '/sandbox/checkout/:sessionId',
    ],
    ...['/newsletter/confirm', '/newsletter/unsubscribe', '/auth/confirm', '/auth/new-password'],
  ]),
  ...forAll('admins', [
    ...['/admin', '/admin/custom-requests', '/admin/newsletter', '/admin/bookings', '/admin/taxi-requests'],
    ...['/admin/overview', '/admin/export/:table', '/admin/security', ...ADMIN_ACTIONS],
  ]),
  ...forAll('this machine', ['/sandbox/mail', '/sandbox/mail.json']),
}

function forAll(audience: Audience, addresses: string[]): Record<string, Audience> {
  return Object.fromEntries(addresses.map((address) => [address, audience]))
}

const NAMES: Record<string, string> = {
  id: 'hidden-gems',
  region: 'kanchanaburi',
  location: 'bangkok',
  '*': 'x',
}

/** The address with something in its place that there is. */
function filled(address: string): string {
  return address.replace(/:(\w+)|\*/g, (found, name) => NAMES[name ?? found] ?? 'bookings')
}

function pathsFor(...audiences: Audience[]): string[] {
  return Object.keys(AUDIENCES)
    .filter((address) => audiences.includes(AUDIENCES[address] ?? 'everybody'))
    .map(filled)
}

const adminPaths = pathsFor('admins')

test('every address of the site says whom it is for', () => {
  expect(Object.keys(AUDIENCES).sort()).toEqual(
    listAddresses()
      .map(({ address }) => address)
      .sort(),
  )
})

/** A page, and where scripts read its data. */
function plainly(path: string): string[] {
  return [path, `${path}.data`]
}

/** Other ways to write the same address, and other addresses from which scripts read the data of a page. */
function inEveryWay(path: string): string[] {
  const rest = path.slice(1)
  const encoded = `%${rest.charCodeAt(0).toString(16)}${rest.slice(1)}`
  const spelled =
    rest === '' ? [] : [path.toUpperCase(), `/${rest.charAt(0).toUpperCase()}${rest.slice(1)}`, `/${encoded}`]
  return [
    path,
    ...spelled,
    ...['/', '//', ';x', '?x=1', '%2f', '%00', '%20', '%0d%0a', '/.', '/%2e'].map((ending) => path + ending),
    ...['/', '/x/..', '/%2e', '/.', '/%2f', '/%5c', '/\\', '/;', '/%09'].map((beginning) => beginning + path),
    ...[`${path}.data`, `${path}.DATA`, `${path}%2edata`, `${path}/_.data`, `${path}/.data`],
    `${path.slice(0, path.lastIndexOf('/'))}/%5F.data`,
    ...ADMIN_ROUTES.map((route) => `${path}.data?_routes=${encodeURIComponent(`pages/admin/${route}`)}`),
  ]
}

const ADMIN_ROUTES = [
  'frame',
  'bookings',
  'custom-requests',
  'newsletter',
  'taxi-requests',
  'overview',
  'testimonials',
]
/** What is not looking or sending is for nobody. */
const OTHER_METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']

/** Somebody whose name and address no stranger may read. */
const GUEST = { ...TYPED, name: 'Secret Guest', email: 'secret.guest@example.com' }

async function siteWithSecrets() {
  const site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  const guest = visitorOf(site)
  await guest.fillIn('/tours/bangkok/erawan-death-railway', GUEST)
  await guest.fillIn('/newsletter', { name: GUEST.name, email: GUEST.email })
  return site
}

/** Everything that these addresses answered to this visitor, by method and spelling. */
async function knock(
  visitor: Visitor,
  paths: readonly string[],
  spellingsOf = plainly,
): Promise<{ at: string; status: number; said: string }[]> {
  const answers = []
  for (const path of paths) {
    for (const spelling of spellingsOf(path)) {
      for (const method of ['GET', 'HEAD', 'POST']) {
        const init = method === 'POST' ? formPost(spelling, { mailId: crypto.randomUUID() }) : { method }
        const { status, html } = await visitor.ask(spelling, init)
        answers.push({ at: `${method} ${spelling}`, status, said: html })
      }
    }
  }
  return answers
}

function secretsIn(answers: Awaited<ReturnType<typeof knock>>) {
  return answers.filter(({ said }) => /secret[ .]guest/i.test(said)).map(({ at }) => at)
}

/** Asked for the data of a page that is not at this address, the site answers with none. */
const NO_DATA = '[{}]'

/** An answer in which an admin page, or a deed of it, was given out. */
function given(answers: Awaited<ReturnType<typeof knock>>) {
  return answers
    .filter(({ status, said }) => status === 200 && said.trim() !== NO_DATA)
    .filter(({ at, said }) => !at.startsWith('HEAD') && !/Oops! Page not found/.test(said))
    .map(({ at }) => at)
}

const IDENTITIES: [who: string, (site: BuiltSite) => Promise<Visitor>][] = [
  ['nobody', async (site) => visitorOf(site)],
  [
    'somebody with a made-up session',
    async (site) => {
      const visitor = visitorOf(site)
      visitor.cookies.set('session', 'admin.c2lnbmF0dXJl')
      visitor.cookies.set('role', 'admin')
      return visitor
    },
  ],
  ['a user', async (site) => (await userOf(site)).visitor],
  [
    'a former admin',
    async (site) => {
      const { visitor, userId } = await adminOf(site)
      await deleteRole(site.deps.db.read, userId, 'admin')
      return visitor
    },
  ],
  [
    'an admin who signed out',
    async (site) => {
      const { visitor } = await adminOf(site)
      const session = visitor.cookies.get('session') ?? ''
      await visitor.send('/auth/sign-out')
      visitor.cookies.set('session', session)
      return visitor
    },
  ],
]

test.each(IDENTITIES)('%s finds no admin address open', async (who, identity) => {
  await using site = await siteWithSecrets()
  // Who is let in does not depend on how the address is written: one of them tries all ways.
  const answers = await knock(await identity(site), adminPaths, who === 'a user' ? inEveryWay : plainly)
  expect(answers.length).toBeGreaterThan((who === 'a user' ? 100 : 5) * adminPaths.length)
  expect(secretsIn(answers)).toEqual([])
  expect(given(answers)).toEqual([])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
})

test.each<[who: string, audiences: Audience[]]>([
  ['nobody', ['everybody', 'whoever holds its link', 'this machine']],
  ['a user', ['whoever holds its link', 'this machine']],
])('%s reads nothing of a guest at the other addresses', async (who, audiences) => {
  await using site = await siteWithSecrets()
  const [, identity] = IDENTITIES.find(([name]) => name === who) ?? expect.fail()
  const visitor = await identity(site)
  const paths = pathsFor(...audiences)
  const answers = await knock(visitor, paths)
  expect(answers.length).toBeGreaterThan(5 * paths.length)
  expect(secretsIn(answers)).toEqual([])
  expect(answers.filter(({ status }) => status >= 500).map(({ at }) => at)).toEqual([])
  for (const path of pathsFor('this machine'))
    expect(answers.find(({ at }) => at === `GET ${path}`)?.status, path).toBe(404)
})

test('every address is for looking and for sending its form, and for nothing else', async () => {
  await using site = await builtSite()
  const visitor = visitorOf(site)
  const forms = new Set(listAddresses().flatMap(({ address, takesForms }) => (takesForms ? [address] : [])))
  for (const address of Object.keys(AUDIENCES)) {
    const path = filled(address)
    for (const method of OTHER_METHODS) expect((await visitor.ask(path, { method })).status, path).toBe(405)
    const looked = await visitor.ask(path)
    const onlyHeaders = await visitor.ask(path, { method: 'HEAD' })
    expect({ path, status: onlyHeaders.status, body: onlyHeaders.html }).toEqual({
      path,
      status: looked.status,
      body: '',
    })
    if (forms.has(address) || AUDIENCES[address] === 'admins') continue
    const { status } = await visitor.ask(path, formPost(path, {}))
    expect({ path, refused: status >= 400 }).toEqual({ path, refused: true })
  }
})

test('the same knocking opens every address to an admin', async () => {
  await using site = await siteWithSecrets()
  const { visitor } = await adminOf(site)
  const answers = await knock(visitor, adminPaths)
  expect(secretsIn(answers)).toEqual(
    expect.arrayContaining([
      'GET /admin/bookings',
      'GET /admin/bookings.data',
      'GET /admin/newsletter',
      'GET /admin/newsletter.data',
      'GET /admin/export/bookings',
    ]),
  )
  for (const path of adminPaths.filter((path) => !ADMIN_ACTIONS.includes(path)))
    expect(answers.find(({ at }) => at === `GET ${path}`)?.status, path).toBe(200)
})

test('when the role cannot be read, the answer is no', async () => {
  await using site = await siteWithSecrets()
  const { visitor } = await adminOf(site)
  await site.deps.db.read.execute('alter table user_roles rename to elsewhere')
  const page = await visitor.go('/admin')
  expect(page.at).toBe('/')
  expect(page.text).toContain('Error checking admin access')
})

test('when the database is away, the answer is no', async () => {
  await using site = await siteWithoutDatabase({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  const { visitor } = await adminOf(site.back)
  const elsewhere = visitorOf(site)
  for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value)
  const page = await elsewhere.go('/admin')
  expect(page.at).toBe('/')
  expect(page.text).toContain('Error checking admin access')
})

test('who is not signed in is led to the sign-in, who is no admin home, each with the reason', async () => {
  await using site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  const stranger = await visitorOf(site).go('/admin')
  expect(stranger.at).toBe('/auth')
  expect(stranger.text).toContain('Please sign in to access admin panel')
  const { visitor } = await userOf(site)
  const user = await visitor.go('/admin')
  expect(user.at).toBe('/')
  expect(user.text).toContain('Access denied: Admin privileges required')
})
