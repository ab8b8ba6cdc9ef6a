import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'
import { startScripts } from './start-scripts.ts'

const PAGE =
  '<html><head><link rel="modulepreload" href="/assets/a-1.js" nonce="n"/><link rel="modulepreload" href="/assets/b-2.js"/></head>' +
  '<body><script nonce="n">window.__reactRouterContext = {}</script><script nonce="n" type="module" async="">import "/a.js"</script></body></html>'

test('modules wait, and nothing of them is asked for before the picture', () => {
  const { page: html, start } = deferScripts(PAGE, 'n')
  expect(html).not.toMatch(/modulepreload" href|type="module"/)
  expect(html).toContain(
    '<script nonce="n" type="text/plain" id="start" data-modules="a-1 b-2">import "/a.js"</script>',
  )
  expect(start).toBe(startScripts)
})

test('a page whose start is written in another way is not sent without scripts by mistake', () => {
  const html = '<html><body><script>window.__reactRouterContext = {}</script></body></html>'
  expect(() => deferScripts(html, 'n')).toThrow(/not where it was/)
})

test('a page that is only read stays without scripts', () => {
  expect(deferScripts('<html><body></body></html>', 'n')).toEqual({ page: '<html><body></body></html>' })
})
