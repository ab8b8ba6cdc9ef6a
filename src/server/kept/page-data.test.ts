import { expect, test } from 'vitest'
import { readDataUrl, takeData } from './page-data.ts'

const POLICY = "script-src 'self' 'nonce-of-this-render'"
const START =
  '<script nonce="of-this-render" type="text/plain" id="start" data-modules="/a.js">start()</script>'

function dataScript(text: string, nonce = 'of-this-render') {
  return `<script nonce="${nonce}">window.__reactRouterContext = ${text}</script>`
}

test('what only scripts read is taken out, in its order, and the page says where it is', () => {
  const html = `<p>text</p>${dataScript('1')}${START}${dataScript('2')}`
  const taken = takeData(html, { policy: POLICY, address: '/tours?category=nature' })
  expect(taken.data?.text).toBe('window.__reactRouterContext = 1;\nwindow.__reactRouterContext = 2;\nstart()')
  const url = / data-page="([^"]*)"/.exec(taken.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(readDataUrl(url)).toEqual({ name: taken.data?.name, address: '/tours?category=nature' })
  expect(taken.html.replace(/ data-page="[^"]*"/, '')).toBe(
    '<p>text</p><script></script><script type="text/plain" id="start" data-modules="/a.js"></script><script></script>',
  )
})

test('a script that came into the page in another way does not get into the data', () => {
  const injected = `${dataScript('evil()', 'guessed')}<script>window.__reactRouterContext = evil()</script>`
  const { html, data } = takeData(injected + dataScript('1') + START, { policy: POLICY, address: '/' })
  expect(data?.text).toBe('window.__reactRouterContext = 1;\nstart()')
  expect(html).toContain(injected)
})

test.for([
  ['a page without scripts', dataScript('1'), POLICY],
  ['a page without a nonce', dataScript('1') + START, "script-src 'self'"],
  ['a page with a start from elsewhere', START.replace('of-this-render', 'guessed'), POLICY],
] as const)('%s stays as it is', ([, html, policy]) => {
  expect(takeData(html, { policy, address: '/' })).toEqual({ html })
})

test('other addresses do not ask for data', () => {
  expect(readDataUrl('/tours?v=1')).toBeUndefined()
  expect(readDataUrl('/page-data')).toBeUndefined()
  expect(readDataUrl('/page-data?')).toEqual({ name: '', address: '' })
})
