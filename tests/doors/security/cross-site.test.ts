import { expect, test } from 'vitest'
import { newsletterSubscriptions } from '#platform/database/schema/schema.ts'
import { rowsByTable } from '../../database/rows.ts'
import { jsonPost } from '../../functions-door.ts'
import { type BuiltSite, builtSite, formPost } from '../fixtures/built-site.ts'
import { type Door, POST_EXAMPLES } from '../fixtures/post-examples.ts'

/** Headers of requests from other sites, sent by browsers or forged by programs. */
const CROSS_SITE: Record<string, string>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' },
  { origin: 'http://shop.localhost:3000', 'sec-fetch-site': 'same-site' },
  { origin: 'https://localhost:3000' },
  { origin: 'http://localhost:3000.evil.example' },
  { origin: 'http://localhost:3000@evil.example' },
  { origin: 'http://localhost' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', referer: 'http://localhost:3000/' },
]

/** The signed address of an email is the right to unsubscribe, so the button of any webmail may send it. */
const FROM_ANYWHERE = '/newsletter/unsubscribe'

const BY_COOKIE = POST_EXAMPLES.filter(
  ([address, door]) => (door === 'forms' || door === 'accounts') && address !== FROM_ANYWHERE,
)

function spellingsOf(path: string, door: Door): string[] {
  if (door === 'accounts') return [path]
  return ['', '.data', '/', '/_.data'].map((ending) => path.replace(/(?=\?|$)/, ending))
}

/** All rows as one text, without the counts of rate limits. */
async function databaseAsText({ database }: Pick<BuiltSite, 'database'>): Promise<string> {
  const { rate_limits: _, ...rows } = await rowsByTable(database.pool)
  return JSON.stringify(rows)
}

test.for(BY_COOKIE)(
  "POST %s, one of the %s: a request from another site's page is refused and changes nothing",
  async ([, door, prepare]) => {
    await using site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
    const { path, fields, cookie } = await prepare(site)
    const own = door === 'forms' ? formPost(path, fields as Record<string, string>) : jsonPost(fields)
    const { 'content-type': type = '' } = own.headers as Record<string, string>
    const before = await databaseAsText(site)
    expect(before).toContain('"users"')
    for (const spelling of spellingsOf(path, door)) {
      for (const from of CROSS_SITE) {
        const headers = { 'content-type': type, ...(cookie && { cookie }), ...from }
        const { status } = await site.get(spelling, { ...own, headers })
        expect({ spelling, from, status }).toEqual({ spelling, from, status: 403 })
      }
    }
    expect(await databaseAsText(site)).toBe(before)

    const ours = { 'content-type': type, ...(cookie && { cookie }), origin: 'http://localhost:3000' }
    expect((await site.get(path, { ...own, headers: ours })).status).not.toBe(403)
  },
)

const ONE_CLICK = 'List-Unsubscribe=One-Click'

/** The bodies that RFC 8058 allows. */
function oneClickBodies(): { body: string; headers: Record<string, string> }[] {
  const boundary = '----ExampleBoundary'
  const part = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`
  return [
    { body: ONE_CLICK, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    { body: part, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } },
  ]
}

test('the unsubscribe button of a mail program works from any origin, with both kinds of body and without cookies', async () => {
  await using site = await builtSite()
  const [, , prepare] = POST_EXAMPLES.find(([address]) => address === FROM_ANYWHERE) ?? expect.fail()
  const { path } = await prepare(site)
  for (const { body, headers } of oneClickBodies()) {
    for (const from of [{}, ...CROSS_SITE]) {
      await site.deps.db.read.update(newsletterSubscriptions).set({ isActive: true, unsubscribedAt: null })
      const before = await databaseAsText(site)
      // Programs open links in emails, also in advance.
      for (const method of ['GET', 'HEAD']) await site.get(path, { method, headers: from })
      expect(await databaseAsText(site)).toBe(before)
      const answer = await site.get(path, { method: 'POST', body, headers: { ...headers, ...from } })
      expect({ from, status: answer.status }).toEqual({ from, status: 200 })
      expect(await databaseAsText(site)).not.toBe(before)
    }
  }
})

test('the functions answer any origin, and never allow credentials', async () => {
  await using site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  for (const [address, door, prepare] of POST_EXAMPLES.filter(([, door]) => door === 'functions')) {
    const { path, fields } = await prepare(site)
    const [from = {}] = CROSS_SITE
    const preflight = { method: 'OPTIONS', headers: { ...from, 'access-control-request-method': 'POST' } }
    for (const init of [
      preflight,
      { ...jsonPost(fields), headers: { 'content-type': 'application/json', ...from } },
    ]) {
      const { status, headers } = await site.get(path, init)
      expect({ address, door, ok: status < 300 }).toEqual({ address, door, ok: true })
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.has('access-control-allow-credentials')).toBe(false)
      expect(headers.getSetCookie()).toEqual([])
    }
    const simple = {
      method: 'POST',
      headers: { 'content-type': 'text/plain', ...from },
      body: JSON.stringify(fields),
    }
    expect((await site.get(path, simple)).status).toBe(415)
  }
})

test('no page and no account address allows another origin', async () => {
  await using site = await builtSite()
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'GET' }
  for (const path of [
    '/',
    '/tours.data',
    '/api/auth/get-session',
    '/admin.data',
    '/sandbox/mail.json',
    '/healthz',
  ]) {
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await site.get(path, { method, headers })
      expect({ path, allowed: answer.headers.get('access-control-allow-origin') }).toEqual({
        path,
        allowed: null,
      })
    }
  }
})
