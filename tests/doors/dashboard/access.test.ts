import { expect, test } from 'vitest'
import { deleteRole } from '#guests/accounts/accounts.store.ts'
import { saveReviewPhoto } from '#guests/reviews/review-photos.store.ts'
import { bookings, drivePhotos, drivers, driveSteps, legs } from '#platform/database/schema/schema.ts'
import { AUDIENCES, type Audience, audienceOf } from '#web/shell/access/audiences.ts'
import { GUEST_FORM } from '../../factories.ts'
import { storedReview } from '../../review-factories.ts'
import { type BuiltSite, builtSite, formPost } from '../fixtures/built-site.ts'
import { listAddresses } from '../fixtures/route-manifest.ts'
import { adminOf, userOf } from '../fixtures/signed-in.ts'
import { siteWithoutDatabase } from '../fixtures/site-without-database.ts'
import { type Visitor, visitorOf } from '../fixtures/visitor.ts'

const NAMES: Record<string, string> = {
  id: 'hidden-gems',
  tourId: 'hidden-gems',
  region: 'kanchanaburi',
  location: 'bangkok',
  reference: 'SPN-SECR3',
  act: 'confirm',
  '*': 'x',
}

/** A GET of these leads away: they take forms, or another address has been asked for. */
const LEAD_AWAY = [
  ...['/admin/send-again', '/admin/resolve-payment', '/admin/decide-refund', '/admin/password-again'],
  ...[
    '/desk/settings/reopen-days',
    '/desk/fleet/end-block',
    '/desk/fleet/calendar-link',
    '/desk/drives/bookings',
  ],
]

const ROW_ID = '3c5a7f0e-0f4c-4b2a-9d6e-1a2b3c4d5e6f'

/** Addresses with the id of a row that `siteWithSecrets` stores. */
const ROW_ADDRESSES: Record<string, string> = {
  '/admin/testimonials/:id': `/admin/testimonials/${ROW_ID}`,
  '/admin/testimonials/:id/photo': `/admin/testimonials/${ROW_ID}/photo`,
  '/desk/fleet/photo/:kind/:id': `/desk/fleet/photo/driver/${ROW_ID}`,
  '/desk/drives/photo/:pressId': `/desk/drives/photo/${ROW_ID}`,
}

/** The address with existing values for its parameters. */
function filled(address: string): string {
  return (
    ROW_ADDRESSES[address] ??
    address.replace(/:(\w+)|\*/g, (found, name) => NAMES[name ?? found] ?? 'bookings')
  )
}

const addresses = listAddresses()

function addressesFor(...audiences: Audience[]) {
  return addresses.filter(({ address }) => audiences.includes(audienceOf(address)))
}

function pathsFor(...audiences: Audience[]): string[] {
  return addressesFor(...audiences).map(({ address }) => filled(address))
}

const adminAddresses = addressesFor('admin', 'admin-setting-up')
const adminPaths = adminAddresses.map(({ address }) => filled(address))

test('every address has an audience, and those of the dashboard and the desk are for admins', () => {
  expect(Object.keys(AUDIENCES)).toEqual(expect.arrayContaining(addresses.map(({ address }) => address)))
  const ofStaff = addresses.filter(({ address }) => /^\/(admin|desk)\b/.test(address))
  expect(ofStaff.length).toBeGreaterThan(30)
  expect(adminAddresses).toEqual(ofStaff)
})

/** A page, and the address of its data for scripts. */
function pageAndData(path: string): string[] {
  return [path, `${path}.data`]
}

/** Other spellings of the same address, and other addresses of its data. */
function allSpellings(path: string): string[] {
  const routes = adminAddresses.find(({ address }) => filled(address) === path)?.routes ?? ADMIN_ROUTES
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
    ...routes.map((route) => `${path}.data?_routes=${encodeURIComponent(route)}`),
  ]
}

/** The frames and the pages of admins, as scripts name them when they ask for the data of one alone. */
const ADMIN_ROUTES = [...new Set(adminAddresses.flatMap(({ routes }) => routes))]

/** Methods that no address accepts. */
const OTHER_METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']

/** A guest whose name and address no stranger may read. */
const GUEST = { ...GUEST_FORM, name: 'Secret Guest', email: 'secret.guest@example.com' }

async function siteWithSecrets() {
  const site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  const guest = visitorOf(site)
  await guest.fillIn('/tours/bangkok/erawan-death-railway', GUEST)
  await site.deps.db.read.update(bookings).set({ reference: NAMES.reference ?? '' })
  await storedReview(site, { id: ROW_ID, customerName: GUEST.name, customerEmail: GUEST.email })
  await saveReviewPhoto(site.deps.db.read, ROW_ID, Buffer.from(GUEST.name))
  await site.deps.db.read
    .insert(drivers)
    .values({ id: ROW_ID, name: 'Lek', phone: '+66 81 555 0123', active: false })
  await guest.fillIn('/newsletter', { name: GUEST.name, email: GUEST.email })
  await storeNoShowPhoto(site)
  return site
}

/** A report that the guest did not come, with a photo that says who it is. */
async function storeNoShowPhoto({ deps: { db, now } }: BuiltSite) {
  const [leg] = await db.read.select().from(legs)
  if (!leg) throw new Error('the booking has no drive')
  const at = new Date(now())
  await db.transaction(
    async (tx) => {
      await tx.insert(driveSteps).values({
        ...{ id: ROW_ID, bookingId: leg.bookingId, legId: leg.id, step: 'no_show' },
        ...{ pressedAt: at, receivedAt: at, startsAt: leg.startsAt },
      })
      await tx.insert(drivePhotos).values({ stepId: ROW_ID, bytes: Buffer.from(GUEST.name), receivedAt: at })
    },
    { actor: `driver:${ROW_ID}` },
  )
}

/** All answers of these addresses to this visitor, by method and spelling. */
async function probe(
  visitor: Visitor,
  paths: readonly string[],
  spellingsOf = pageAndData,
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

function secretsIn(answers: Awaited<ReturnType<typeof probe>>) {
  return answers.filter(({ said }) => /secret[ .]guest/i.test(said)).map(({ at }) => at)
}

/** The answer when the data of a route that does not match is asked for. */
const NO_DATA = '[{}]'

/** The answers that let the visitor in. */
function admitted(answers: Awaited<ReturnType<typeof probe>>) {
  return answers
    .filter(({ status, said }) => status === 200 && said.trim() !== NO_DATA)
    .filter(({ at, said }) => !at.startsWith('HEAD') && !/Oops! Page not found/.test(said))
    .map(({ at }) => at)
}

const IDENTITIES: [who: string, (site: BuiltSite) => Promise<Visitor>][] = [
  ['a stranger', async (site) => visitorOf(site)],
  [
    'a visitor with a forged session cookie',
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

test.each(IDENTITIES)('%s is refused at every admin address', async (who, identity) => {
  await using site = await siteWithSecrets()
  // Authorization does not depend on the spelling of the address: one identity tries all spellings.
  const answers = await probe(await identity(site), adminPaths, who === 'a user' ? allSpellings : pageAndData)
  expect(answers.length).toBeGreaterThan((who === 'a user' ? 80 : 5) * adminPaths.length)
  expect(secretsIn(answers)).toEqual([])
  expect(admitted(answers)).toEqual([])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
})

test.each<[who: string, audiences: Audience[]]>([
  ['a stranger', ['public', 'account', 'guest', 'driver', 'this-machine']],
  ['a user', ['account', 'guest', 'driver', 'this-machine']],
])('%s reads no guest data at the other addresses', async (who, audiences) => {
  await using site = await siteWithSecrets()
  const [, identity] = IDENTITIES.find(([name]) => name === who) ?? expect.fail()
  const visitor = await identity(site)
  const paths = pathsFor(...audiences)
  const [first] = paths
  const answers = await probe(visitor, paths, (path) => (path === first ? allSpellings : pageAndData)(path))
  expect(answers.length).toBeGreaterThan(5 * paths.length + 50)
  expect(secretsIn(answers)).toEqual([])
  expect(answers.filter(({ status }) => status >= 500).map(({ at }) => at)).toEqual([])
  for (const path of pathsFor('this-machine'))
    expect(answers.find(({ at }) => at === `GET ${path}`)?.status, path).toBe(404)
})

test('every address accepts GET, HEAD and the POST of its form, and no other method', async () => {
  await using site = await builtSite()
  const visitor = visitorOf(site)
  const forms = new Set(addresses.flatMap(({ address, takesForms }) => (takesForms ? [address] : [])))
  for (const { address } of addresses) {
    const path = filled(address)
    for (const method of OTHER_METHODS) expect((await visitor.ask(path, { method })).status, path).toBe(405)
    const looked = await visitor.ask(path)
    const onlyHeaders = await visitor.ask(path, { method: 'HEAD' })
    expect({ path, status: onlyHeaders.status, body: onlyHeaders.html }).toEqual({
      path,
      status: looked.status,
      body: '',
    })
    if (forms.has(address) || adminPaths.includes(path)) continue
    const { status } = await visitor.ask(path, formPost(path, {}))
    expect({ path, refused: status >= 400 }).toEqual({ path, refused: true })
  }
})

test('control: an admin gets every admin address with the same requests', async () => {
  await using site = await siteWithSecrets()
  const { visitor } = await adminOf(site)
  const spellings = (path: string) => (path === '/admin/bookings' ? allSpellings(path) : pageAndData(path))
  const answers = await probe(visitor, adminPaths, spellings)
  expect(secretsIn(answers)).toEqual(
    expect.arrayContaining([
      'GET /admin/bookings',
      'GET /admin/bookings.data',
      'GET /admin/bookings.data?_routes=desk%2Flists%2Fbookings',
      'GET /admin/newsletter',
      'GET /admin/newsletter.data',
      'GET /admin/export/bookings',
      `GET /desk/drives/photo/${ROW_ID}`,
      `GET /admin/testimonials/${ROW_ID}/photo`,
    ]),
  )
  for (const path of adminPaths.filter((path) => !LEAD_AWAY.includes(path)))
    expect(answers.find(({ at }) => at === `GET ${path}`)?.status, path).toBe(200)
})

test('when the role cannot be read, access is refused', async () => {
  await using site = await siteWithSecrets()
  const { visitor } = await adminOf(site)
  await site.deps.db.read.execute('alter table user_roles rename to elsewhere')
  const page = await visitor.go('/admin')
  expect(page.at).toBe('/')
  expect(page.text).toContain('Error checking admin access')
})

test('while the database is down, access is refused', async () => {
  await using site = await siteWithoutDatabase({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  const { visitor } = await adminOf(site.back)
  const elsewhere = visitorOf(site)
  for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value)
  const page = await elsewhere.go('/admin')
  expect(page.at).toBe('/')
  expect(page.text).toContain('Error checking admin access')
})

test('a stranger is redirected to sign in and a user without the role to the home page, each with the reason', async () => {
  await using site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  const stranger = await visitorOf(site).go('/admin')
  expect(stranger.at).toBe('/auth')
  expect(stranger.text).toContain('Please sign in to access admin panel')
  const { visitor } = await userOf(site)
  const user = await visitor.go('/admin')
  expect(user.at).toBe('/')
  expect(user.text).toContain('Access denied: Admin privileges required')
})
