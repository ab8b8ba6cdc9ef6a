import { expect, test } from 'vitest'
import { deleteRole } from '#adapters/database/accounts.ts'
import routes from '#app/routes.ts'
import { adminOf, userOf } from './admin.ts'
import { type BuiltSite, builtSite, formPost } from './built-site.ts'
import { TYPED } from './form-page.ts'
import { siteWithoutDatabase } from './site-without-database.ts'
import { type Visitor, visitorOf } from './visitor.ts'

type RouteEntry = { id?: string; path?: string; index?: boolean; file: string; children?: RouteEntry[] }

/** Every address under `/admin`, from the table that the site itself is made of. */
const adminPaths = [...new Set(addressesOf(routes as RouteEntry[], ''))].filter((path) =>
  /^\/admin/.test(path),
)

function addressesOf(entries: RouteEntry[], above: string): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path.replace(/:\w+/g, 'bookings')}`
    return [here, ...addressesOf(children, here)]
  })
}

/** Other ways to write the same address, and the addresses from which scripts read the data of a page. */
function spellingsOf(path: string): string[] {
  const lastSlash = path.lastIndexOf('/')
  return [
    path,
    `${path}/`,
    `/${path}`,
    path.toUpperCase(),
    path.replace('/admin', '/Admin'),
    path.replace('/admin', '/%61dmin'),
    path.replace('/admin', '/x/../admin'),
    path.replace('/admin', '/%2e/admin'),
    path.replace('/admin', '/admin;x'),
    `${path}?x=1`,
    `${path}.data`,
    `${path}.DATA`,
    `${path}/_.data`,
    `${path.slice(0, lastSlash)}/%5F.data`,
    `${path}.data?_routes=${encodeURIComponent('pages/admin/frame')}`,
    ...['bookings', 'custom-requests', 'newsletter', 'taxi-requests', 'overview', 'testimonials'].map(
      (page) => `${path}.data?_routes=${encodeURIComponent(`pages/admin/${page}`)}`,
    ),
  ]
}

/** Addresses at which admins do something; there is nothing to look at. */
const DEEDS = ['/admin/send-again', '/admin/resolve-payment', '/admin/password-again']

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Somebody whose name and address no stranger may read. */
const GUEST = { ...TYPED, name: 'Secret Guest', email: 'secret.guest@example.com' }

async function siteWithSecrets() {
  const site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  const guest = visitorOf(site)
  await guest.fillIn('/tours/bangkok/erawan-death-railway', GUEST)
  await guest.fillIn('/newsletter', { name: GUEST.name, email: GUEST.email })
  return site
}

/** Everything that an admin address answered to this visitor, by method and spelling. */
async function knockEverywhere(visitor: Visitor): Promise<{ at: string; status: number; said: string }[]> {
  const answers = []
  for (const path of adminPaths) {
    for (const spelling of spellingsOf(path)) {
      for (const method of METHODS) {
        const init = method === 'POST' ? formPost(spelling, { mailId: crypto.randomUUID() }) : { method }
        const { status, html } = await visitor.ask(spelling, init)
        answers.push({ at: `${method} ${spelling}`, status, said: html })
      }
    }
  }
  return answers
}

function secretsIn(answers: Awaited<ReturnType<typeof knockEverywhere>>) {
  return answers.filter(({ said }) => /secret[ .]guest/i.test(said)).map(({ at }) => at)
}

/** Asked for the data of a page that is not at this address, the site answers with none. */
const NO_DATA = '[{}]'

/** An answer in which an admin page, or a deed of it, was given out. */
function given(answers: Awaited<ReturnType<typeof knockEverywhere>>) {
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

test.each(IDENTITIES)(
  '%s finds no admin address open, however it is written',
  { timeout: 120_000 },
  async (_, identity) => {
    await using site = await siteWithSecrets()
    const answers = await knockEverywhere(await identity(site))
    expect(answers.length).toBeGreaterThan(100 * adminPaths.length)
    expect(secretsIn(answers)).toEqual([])
    expect(given(answers)).toEqual([])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  },
)

test('the same knocking opens every address to an admin', { timeout: 120_000 }, async () => {
  await using site = await siteWithSecrets()
  const { visitor } = await adminOf(site)
  const answers = await knockEverywhere(visitor)
  expect(secretsIn(answers).length).toBeGreaterThan(20)
  for (const path of adminPaths.filter((path) => !DEEDS.includes(path)))
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
