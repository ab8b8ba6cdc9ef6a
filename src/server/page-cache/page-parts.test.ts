import { expect, test } from 'vitest'
import { readPartUrl, takeParts } from './page-parts.ts'

const SITE = 'https://saphan.example'
const POLICY = "script-src 'self' 'nonce-of-this-render'"
const START =
  '<script nonce="of-this-render" type="text/plain" id="start" data-modules="/a.js">start()</script>'

function dataScript(text: string, nonce = 'of-this-render') {
  return `<script nonce="${nonce}">window.__reactRouterContext = ${text}</script>`
}

test('what only scripts read is taken out, in its order, and the page says where it is', () => {
  const html = `<p>text</p>${dataScript('1')}${START}${dataScript('2')}`
  const taken = takeParts(html, { policy: POLICY, address: '/tours?category=nature' })
  expect(taken.parts[0]?.text).toBe(
    'window.__reactRouterContext = 1;\nwindow.__reactRouterContext = 2;\nstart()',
  )
  const url = / data-page="([^"]*)"/.exec(taken.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(readPartUrl(new URL(url, SITE))).toEqual({
    name: taken.parts[0]?.name,
    of: new URL('/tours?category=nature', SITE),
  })
  expect(taken.html.replace(/ data-page="[^"]*"/, '')).toBe(
    '<p>text</p><script></script><script type="text/plain" id="start" data-modules="/a.js"></script><script></script>',
  )
})

test('a script that came into the page in another way does not get into the data', () => {
  const injected = `${dataScript('evil()', 'guessed')}<script>window.__reactRouterContext = evil()</script>`
  const { html, parts } = takeParts(injected + dataScript('1') + START, { policy: POLICY, address: '/' })
  expect(parts[0]?.text).toBe('window.__reactRouterContext = 1;\nstart()')
  expect(html).toContain(injected)
})

test.for([
  ['a page without scripts', dataScript('1'), POLICY],
  ['a page without a nonce', dataScript('1') + START, "script-src 'self'"],
  ['a page with a start from elsewhere', START.replace('of-this-render', 'guessed'), POLICY],
] as const)('%s stays as it is', ([, html, policy]) => {
  expect(takeParts(html, { policy, address: '/' })).toEqual({ html, parts: [] })
})

test('what only the rest of a page needs to be seen is fetched where it begins', () => {
  const html =
    '<p>first</p><style nonce="of-this-render" data-later="">.a{top:0}</style><p class="a">later</p>'
  const taken = takeParts(html, { policy: POLICY, address: '/' })
  expect(taken.parts).toMatchObject([{ type: 'text/css', text: '.a{top:0}' }])
  expect(taken.html).toBe(
    `<p>first</p><link rel="stylesheet" fetchpriority="low" href="/page-part?v=${taken.parts[0]?.name}&amp;of=%2F"/><p class="a">later</p>`,
  )
  const injected = html.replace('of-this-render', 'guessed')
  expect(takeParts(injected, { policy: POLICY, address: '/' })).toEqual({ html: injected, parts: [] })
})

test('other addresses do not ask for a part of a page', () => {
  expect(readPartUrl(new URL('/tours?v=1', SITE))).toBeUndefined()
  expect(readPartUrl(new URL('/page-part?v=1&of=http://', SITE))).toBeUndefined()
  expect(readPartUrl(new URL('/page-part', SITE))).toEqual({ name: '', of: new URL('/', SITE) })
})
