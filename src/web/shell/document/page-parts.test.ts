import { expect, test } from 'vitest'
import { extractParts, readPartUrl } from './page-parts.ts'

const SITE = 'https://saphan.example'
const NONCE = 'of-this-render'
const START = `<script nonce="${NONCE}" type="text/plain" id="start" data-modules="a">data();start()</script>`
const LATER = `<style nonce="${NONCE}" data-later="">.a{top:0}</style>`

test('the script that starts the modules is moved out, and the page names its address', () => {
  const { html, parts } = extractParts(`<p>text</p>${START}`, {
    nonce: NONCE,
    address: '/tours?category=nature',
  })
  expect(parts).toMatchObject([{ type: 'text/javascript', text: 'data();start()' }])
  const url = / data-page="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(readPartUrl(new URL(url, SITE))).toEqual({
    name: parts[0]?.name,
    of: new URL('/tours?category=nature', SITE),
  })
  expect(html.replace(/ data-page="[^"]*"/, '')).toBe(
    '<p>text</p><script type="text/plain" id="start" data-modules="a"></script>',
  )
})

test('the later styles of a page are linked where the rest of the page begins', () => {
  const { html, parts } = extractParts(`<p>first</p>${LATER}<p class="a">later</p>`, {
    nonce: NONCE,
    address: '/',
  })
  expect(parts).toMatchObject([{ type: 'text/css', text: '.a{top:0}' }])
  expect(html).toBe(
    `<p>first</p><link rel="stylesheet" fetchpriority="low" href="/page-part?v=${parts[0]?.name}&amp;of=%2F"/><p class="a">later</p>`,
  )
})

test.for([
  ['a page without scripts', '<p>text</p>', NONCE],
  ['a page without a nonce', START + LATER, undefined],
  ['markup without the nonce of the render', (START + LATER).replaceAll(NONCE, 'guessed'), NONCE],
] as const)('%s stays as it is', ([, html, nonce]) => {
  expect(extractParts(html, { nonce, address: '/' })).toEqual({ html, parts: [] })
})

test('only the page-part address asks for a part of a page', () => {
  expect(readPartUrl(new URL('/tours?v=1', SITE))).toBeUndefined()
  expect(readPartUrl(new URL('/page-part?v=1&of=http://', SITE))).toBeUndefined()
  expect(readPartUrl(new URL('/page-part', SITE))).toEqual({ name: '', of: new URL('/', SITE) })
})
