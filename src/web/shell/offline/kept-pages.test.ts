import { expect, test } from 'vitest'
import { DRIVER_PAGES, keepJobs } from './driver-pages.ts'
import { type Browser, type KeptCache, openPage, type Pages, tokenOf } from './kept-pages.ts'
import { filesIn, keepPass, PASS_PAGES } from './pass-pages.ts'

const SITE = 'https://site.example'
const TOKEN = 'a'.repeat(22)
const JOB = (digit: number) => `/driver/${TOKEN}/${String(digit).repeat(36)}`
const NOW = Date.parse('2026-11-27T10:00:00+07:00')
const WEEK_MS = 7 * 24 * 3_600_000

type Site = Record<string, Response | Error | 'silent'>

/** A browser with caches in memory and a clock that stands, for which `site` is what the network answers. */
function phone(site: Site, nowMs = NOW) {
  const stored = new Map<string, Map<string, Response>>()
  const network = { site }
  async function fetch(asked: Request | string): Promise<Response> {
    const pathname = typeof asked === 'string' ? asked : new URL(asked.url).pathname
    const answer = network.site[pathname] ?? new Response('not found', { status: 404 })
    if (answer === 'silent') return new Promise(() => {})
    if (answer instanceof Error) throw answer
    return answer.clone()
  }
  const pathOf = (asked: RequestInfo | URL) =>
    new URL(asked instanceof Request ? asked.url : String(asked), SITE).pathname
  function cacheIn(files: Map<string, Response>): KeptCache {
    return {
      match: async (asked) => files.get(pathOf(asked))?.clone(),
      put: async (asked, answer) => void files.set(pathOf(asked), answer),
      delete: async (asked) => files.delete(pathOf(asked)),
      keys: async () => Array.from(files.keys(), (pathname) => new Request(SITE + pathname)),
      add: async (asked) => {
        const answer = await fetch(pathOf(asked))
        if (!answer.ok) throw new TypeError('not added')
        files.set(pathOf(asked), answer)
      },
    }
  }
  const browser: Browser = {
    caches: {
      has: async (name) => stored.has(name),
      delete: async (name) => stored.delete(name),
      keys: async () => [...stored.keys()],
      open: async (name) => {
        const files = stored.get(name) ?? new Map<string, Response>()
        stored.set(name, files)
        return cacheIn(files)
      },
    },
    fetch,
    now: () => nowMs,
    // Only a site that does not answer is waited for.
    wait: async () => {
      if (!Object.values(network.site).includes('silent')) await new Promise(() => {})
    },
  }
  const open = async (pages: Pages, pathname: string) => {
    const request = new Request(SITE + pathname)
    const answer = await openPage(browser, pages, { request, token: TOKEN, pathname })
    return { status: answer.status, html: await answer.text() }
  }
  const kept = () => [...stored.values()].flatMap((files) => [...files.keys()]).sort()
  return { browser, network, open, kept, names: () => [...stored.keys()] }
}

const html = (text: string, headers = {}) => new Response(`<html lang="th">${text}</html>`, { headers })
const list = `/driver/${TOKEN}`
const jobs = (paths: string[], isList = true) => ({
  token: TOKEN,
  isList,
  paths,
  files: ['/driver/driver.css', '/driver/driver.css', '/gone.js'],
  keepUntil: NOW + WEEK_MS,
})

test.each([
  [list, TOKEN],
  [JOB(1), TOKEN],
  [`${list}/opened`, undefined],
  [`${list}/photo/${'1'.repeat(36)}`, undefined],
  ['/driver/worker.js', undefined],
])('of %s the driver’s worker keeps a page of the link: %s', (pathname, token) => {
  expect(tokenOf(DRIVER_PAGES, pathname)).toBe(token)
})

test.each([
  [`/booking/${TOKEN}`, TOKEN],
  [`/booking/${TOKEN}/thai`, TOKEN],
  [`/booking/${TOKEN}/change`, undefined],
  ['/booking/worker.js', undefined],
])('of %s the worker of passes keeps a page of the link: %s', (pathname, token) => {
  expect(tokenOf(PASS_PAGES, pathname)).toBe(token)
})

test('a kept page opens without a connection and says that it is a copy', async () => {
  const { browser, network, open } = phone({
    [list]: html('jobs', { 'content-encoding': 'br', 'content-security-policy': "default-src 'self'" }),
    '/driver/driver.css': new Response('css'),
  })
  await keepJobs(browser, jobs([list]))
  expect(await open(DRIVER_PAGES, list)).toEqual({ status: 200, html: '<html lang="th">jobs</html>' })
  const copy = { status: 200, html: '<html data-kept lang="th">jobs</html>' }
  for (const answer of [
    new TypeError('no connection'),
    'silent' as const,
    new Response('', { status: 502 }),
  ]) {
    network.site = { [list]: answer }
    expect(await open(DRIVER_PAGES, list)).toEqual(copy)
  }
  const kept = await (await browser.caches.open(`driver ${TOKEN}`)).match(list)
  expect(Object.fromEntries(kept?.headers ?? [])).toEqual({
    'content-security-policy': "default-src 'self'",
    'content-type': 'text/plain;charset=UTF-8',
  })
})

test('without a copy a page says what the network says', async () => {
  const { network, open, names } = phone({ [list]: new Response('', { status: 502 }) })
  expect(await open(DRIVER_PAGES, list)).toMatchObject({ status: 502 })
  network.site = { [list]: new TypeError('no connection') }
  await expect(open(DRIVER_PAGES, list)).rejects.toThrow('no connection')
  expect(names()).toEqual([])
})

test('the list of jobs forgets those that are not on it any more, and keeps their photos', async () => {
  const site = { [list]: html('list'), [JOB(1)]: html('1'), [JOB(2)]: html('2') }
  const { browser, kept } = phone({ ...site, '/driver/driver.css': new Response('css') })
  await keepJobs(browser, jobs([list, JOB(1), JOB(2)]))
  const photo = `${list}/photo/${'1'.repeat(36)}`
  await (await browser.caches.open(`driver ${TOKEN}`)).put(photo, new Response('jpeg'))
  await keepJobs(browser, jobs([list, JOB(2)], false))
  expect(kept()).toContain(JOB(1))
  await keepJobs(browser, jobs([list, JOB(2)]))
  expect(kept()).toEqual([list, JOB(2), photo, `${list}/until`, '/driver/driver.css'].sort())
})

test('a page that the site does not give, or gives from another address, is not kept', async () => {
  const redirected = html('sign in')
  Object.defineProperties(redirected, { redirected: { value: true }, clone: { value: () => redirected } })
  const { browser, kept } = phone({ [list]: new Response('', { status: 500 }), [JOB(1)]: redirected })
  await keepJobs(browser, jobs([list, JOB(1)]))
  expect(kept()).toEqual([`${list}/until`])
})

test.each([404, 410])('a link that ends with %i takes its copies along, and no others', async (status) => {
  const { browser, network, open, names } = phone({ [list]: html('jobs') })
  await keepJobs(browser, jobs([list]))
  await keepJobs(browser, { ...jobs([list]), token: 'other' })
  await browser.caches.open(`pass ${TOKEN}`)
  network.site = { [list]: new Response('ended', { status }) }
  expect(await open(DRIVER_PAGES, list)).toMatchObject({ status })
  expect(names()).toEqual(['driver other', `pass ${TOKEN}`])
})

test('copies whose time is over are forgotten before a page opens', async () => {
  const { browser, network, open, names } = phone({ [list]: html('jobs') })
  await keepJobs(browser, { ...jobs([list]), keepUntil: NOW - 1 })
  network.site = { [list]: new TypeError('no connection') }
  await expect(open(DRIVER_PAGES, list)).rejects.toThrow('no connection')
  expect(names()).toEqual([])
})

const pass = `/booking/${TOKEN}`
const cards = `${pass}/thai`
const asked = { path: cards, keepUntil: NOW + WEEK_MS, files: ['/assets/loaded.js'] }
const FILES = { '/assets/loaded.js': new Response('1'), '/icons.svg': new Response('<svg/>') }

test('a pass is kept with its cards and the files of both, and what an older copy needed goes', async () => {
  const { browser, network, kept } = phone({
    ...{ ...FILES, '/assets/old.js': new Response('0') },
    ...{ [pass]: html('<img src="/assets/old.js">'), [cards]: html('cards') },
  })
  expect(await keepPass(browser, asked)).toBe(true)
  expect(kept()).toContain('/assets/old.js')
  network.site = { ...FILES, [pass]: html('<use href="/icons.svg#i-pin">'), [cards]: html('cards') }
  expect(await keepPass(browser, asked)).toBe(true)
  expect(kept()).toEqual([pass, cards, `${pass}/until`, '/assets/loaded.js', '/icons.svg'].sort())
})

test('of a pass both pages are kept or none', async () => {
  const { browser, network, names } = phone({
    [pass]: html('pass'),
    [cards]: new Response('', { status: 503 }),
  })
  expect(await keepPass(browser, asked)).toBe(false)
  expect(names()).toEqual([])
  network.site = { [pass]: html('pass'), [cards]: html('cards') }
  expect(await keepPass(browser, asked)).toBe(true)
  network.site = { [pass]: html('pass'), [cards]: new Response('', { status: 410 }) }
  expect(await keepPass(browser, asked)).toBe(false)
  expect(names()).toEqual([])
})

test('a pass that asks with another path is not kept', async () => {
  const { browser, names } = phone({})
  expect(await keepPass(browser, { ...asked, path: '/booking/summary' })).toBe(false)
  expect(names()).toEqual([])
})

test('a page names its files in links and as modules', () => {
  expect(
    filesIn(
      '<link href="/assets/page-1a.css"><use href="/icons.svg#i-pin"><html data-modules="page-1a frame">',
    ),
  ).toEqual(['/assets/page-1a.css', '/icons.svg', '/assets/page-1a.js', '/assets/frame.js'])
})
