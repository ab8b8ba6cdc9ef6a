import { expect, test } from 'vitest'
import { requestListener } from '#platform/server/http/request-listener.ts'
import { filledForm } from '../../factories.ts'
import { requestOnPort, serve } from '../../serve.ts'
import { type BuiltSite, builtSite, formPost } from '../fixtures/built-site.ts'
import { POST_EXAMPLES } from '../fixtures/post-examples.ts'
import { listAddresses } from '../fixtures/route-manifest.ts'
import { isProtectedCookie } from './header-rules.ts'

const SITE = 'http://localhost:3000'
const REAL = 'https://www.example.com'

const FOREIGN_TARGETS = [
  ...[
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '///evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
  ],
  ...[
    'https:evil.example',
    'https://evil.example',
    'http://localhost:3000@evil.example',
    '//evil.example/%2f..',
  ],
  ...[
    'javascript:alert("evil.example")',
    'java\nscript:alert("evil.example")',
    'data:text/html,evil.example',
    '.evil.example',
  ],
  ...['%2f%2fevil.example', '/%09/evil.example', '/%5cevil.example', '〱evil.example', '／／evil.example'],
]
const PARAMETERS = [
  ...'next redirect redirectTo redirect_uri returnTo return_url continue url to back origin from ref'.split(
    ' ',
  ),
  ...'callbackURL errorCallbackURL newUserCallbackURL successUrl cancelUrl'.split(' '),
]

type Read = Pick<Awaited<ReturnType<BuiltSite['get']>>, 'headers' | 'html'>

/** The targets of an answer outside of this site: redirects, links, forms, pictures and refreshes. */
function foreignTargets({ headers, html }: Read): string[] {
  const attributes = html.matchAll(/\b(?:href|src|action|formaction)="([^"]*evil\.example[^"]*)"/g)
  const targets = [headers.get('location') ?? '/', ...Array.from(attributes, ([, target = '']) => target)]
  const refreshes = html.match(/<meta\b[^>]*http-equiv[^>]*evil[^>]*>/gi) ?? []
  return [...targets.filter((target) => !OURS.test(new URL(target, SITE).href)), ...refreshes]
}

/** Links to share a page in WhatsApp are allowed; they carry the text as a parameter. */
const OURS = /^(http:\/\/localhost:3000|https:\/\/wa\.me)\//

test('control: a foreign target is reported', () => {
  const html =
    '<a href="/\\evil.example">x</a><a href="/?next=//evil.example">x</a><form action="//evil.example">'
  const headers = new Headers({ location: '/\t/evil.example' })
  expect(foreignTargets({ headers, html })).toEqual(['/\t/evil.example', '/\\evil.example', '//evil.example'])
})

/** Each parameter with several of the foreign targets. */
const TURNS = [0, 5, 10, 15].map((turn) =>
  Object.fromEntries(
    PARAMETERS.map((name, index) => [name, FOREIGN_TARGETS[(index + turn) % FOREIGN_TARGETS.length] ?? '']),
  ),
)

test('no query parameter makes a redirect or link to another site', async () => {
  await using site = await builtSite()
  for (const { address } of listAddresses()) {
    const path = address.replace('*', 'x').replace(/:\w+/g, 'bangkok')
    for (const ways of TURNS)
      expect(foreignTargets(await site.get(`${path}?${new URLSearchParams(ways)}`)), path).toEqual([])
  }
})

test.for(POST_EXAMPLES)(
  'POST %s, one of the %s: no field makes a redirect or link to another site',
  async ([, door, prepare]) => {
    await using site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
    const { path, fields, cookie } = await prepare(site)
    for (const ways of TURNS) {
      const sent = { ...fields, ...ways }
      const form = formPost(path, sent as Record<string, string>)
      const headers = { ...(form.headers as object), ...(cookie && { cookie }) }
      const json = { ...headers, 'content-type': 'application/json' }
      const init =
        door === 'forms'
          ? { ...form, headers }
          : { method: 'POST', headers: json, body: JSON.stringify(sent) }
      const query = path.includes('?') ? '' : `?${new URLSearchParams(ways)}`
      expect(foreignTargets(await site.get(path + query, init))).toEqual([])
    }
  },
)

/** Headers with a false name of the site. */
const FALSE_NAMES: Record<string, string>[] = [
  { host: 'evil.example' },
  { host: 'www.example.com.evil.example' },
  { host: 'evil.example:443' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', 'x-forwarded-port': '81' },
  { forwarded: 'host=evil.example;proto=http', via: '1.1 evil.example' },
  { 'x-original-url': '/admin', 'x-rewrite-url': '/admin', 'x-http-method-override': 'POST' },
  { 'x-host': 'evil.example', 'x-original-host': 'evil.example', 'x-forwarded-server': 'evil.example' },
]

/** The site at a public https address, behind its proxy. */
async function publicSite() {
  const site = await builtSite()
  const env = { ...site.resources.env, PUBLIC_URL: REAL }
  const app = site.createApp({ ...site.resources, env })
  return { ...site, app }
}

test('a false Host or forwarding header appears in no answer, and in no cached page', async () => {
  await using site = await publicSite()
  const { app } = site
  const port = await serve(requestListener(app))
  for (const path of [
    '/',
    '/tours',
    '/blog',
    '/tours?q=erawan',
    '/sitemap.xml',
    '/robots.txt',
    '/blog/rss.xml',
    '/openapi.json',
    '/pre-made-trips-bangkok',
    '/no/such/page',
    '/admin',
    '/auth/sign-out',
  ]) {
    for (const name of FALSE_NAMES) {
      const { status, headers, body } = await requestOnPort(port, path, { host: 'www.example.com', ...name })
      const said = `${JSON.stringify(headers)}${body}`
      expect({ path, name, said: /evil|localhost:3000/.exec(said)?.[0] }).toEqual({
        path,
        name,
        said: undefined,
      })
      expect(status, path).toBeLessThan(500)
    }
    const after = await requestOnPort(port, path, { host: 'www.example.com' })
    expect(`${JSON.stringify(after.headers)}${after.body}`).not.toMatch(/evil|localhost:3000/)
  }
  const home = String((await requestOnPort(port, '/', { host: 'evil.example' })).body)
  expect(home).toContain(`<link rel="canonical" href="${REAL}/"/>`)
})

test('links in emails have the public address, for any Host header', async () => {
  await using site = await builtSite()
  const ask = (path: string, fields: Record<string, string>) => {
    const form = formPost(path, fields)
    const headers = { ...(form.headers as object), ...FALSE_NAMES[0], ...FALSE_NAMES[3] }
    return site.app.request(`http://evil.example${path}`, { ...form, headers })
  }
  const email = 'ada@example.com'
  await ask('/auth?tab=sign-up', { email, password: 'six-and-more', confirmPassword: 'six-and-more' })
  await ask('/auth/forgot-password', { email })
  await ask('/newsletter', { email })
  await ask('/tours/bangkok/erawan-death-railway', filledForm() as Record<string, string>)
  await site.sendMails()
  const mails = await site.mailbox()
  expect(mails.length).toBe(5)
  const links = mails.flatMap(({ text, html }) => [
    ...(text.match(/https?:\/\/[^\s)>]+/g) ?? []),
    ...Array.from(html.matchAll(/(?:href|src)="(http[^"]*)"/g), ([, link = '']) => link),
  ])
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((link) => new URL(link).origin !== SITE && !/^https:\/\/wa\.me\//.test(link))).toEqual(
    [],
  )
})

test('every cookie is HttpOnly, SameSite=Lax and, over https, Secure', async () => {
  for (const isReal of [false, true]) {
    await using site = isReal ? await publicSite() : await builtSite()
    const origin = isReal ? REAL : SITE
    const cookies: string[] = []
    const words = { email: 'ada@example.com', password: 'six-and-more', confirmPassword: 'six-and-more' }
    const ask = async (path: string, fields?: Record<string, string>, cookie = '') => {
      const form = fields && formPost(path, fields)
      const headers = { ...(form?.headers as object), origin, cookie }
      const answer = await site.app.request(origin + path, { ...form, headers })
      cookies.push(...answer.headers.getSetCookie())
      return answer
    }
    await ask('/admin')
    await ask('/auth/confirm?token=x')
    await ask('/auth?tab=sign-up', words)
    await site.deps.db.read.execute('update users set email_verified = true')
    const signedIn = await ask('/auth', words)
    const session = signedIn.headers.getSetCookie().find((line) => line.includes('session=')) ?? ''
    expect(session).toMatch(isReal ? /^__Host-session=/ : /^session=/)
    await ask('/', undefined, 'flash=signed-in')
    await ask('/auth/sign-out', {}, session.split(';')[0])
    expect(cookies.length).toBeGreaterThanOrEqual(6)
    expect(cookies.filter((line) => !isProtectedCookie(line))).toEqual([])
    expect(cookies.filter((line) => /; Secure/i.test(line))).toEqual(isReal ? cookies : [])
    expect(cookies.filter((line) => !/; Path=\/(;|$)/i.test(line))).toEqual([])
  }
})
