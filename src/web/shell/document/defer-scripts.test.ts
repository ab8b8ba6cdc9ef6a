import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'
import { startScripts } from './start-scripts.ts'

const PAGE =
  '<html><head><link rel="modulepreload" href="/assets/a-1.js" nonce="n"/><link rel="modulepreload" href="/assets/b-2.js"/></head>' +
  '<body><script nonce="n">restoreScroll()</script><script nonce="n">window.__reactRouterContext = 1</script>' +
  '<script nonce="n" type="module" async="">import "/a.js"</script>' +
  '<script nonce="n">window.__reactRouterContext.close()</script></body></html>'

test('the modules and the loader data move into one element, the data first', () => {
  expect(deferScripts(PAGE, 'n')).toEqual({
    page:
      '<html><head></head><body><script nonce="n">restoreScroll()</script><script nonce="n"></script>' +
      '<script nonce="n" type="text/plain" id="start" data-modules="a-1 b-2">' +
      'window.__reactRouterContext = 1;\nwindow.__reactRouterContext.close();\nimport "/a.js"</script>' +
      '<script nonce="n"></script></body></html>',
    start: startScripts,
  })
})

test('a script without the nonce of the render is not moved', () => {
  const injected = '<script nonce="guessed">window.evil = 1</script><script>evil()</script>'
  const { page } = deferScripts(PAGE.replace('</head>', `${injected}</head>`), 'n')
  expect(page).toContain(injected)
  expect(page.split('id="start"')[1]).not.toContain('evil')
})

test.for([
  ['the loader data in another variable', '__reactRouterContext', '__reactRouterState'],
  ['the loader data as JSON', '<script nonce="n">window.__', '<script nonce="n" type="application/json">__'],
  ['the start with other attributes', 'type="module" async=""', 'async="" type="module"'],
  ['the start as a file', '>import "/a.js"', ' src="/assets/a.js">'],
  ['no start', 'type="module" async=""', 'type="text/other"'],
  [
    'preloads with attributes in another order',
    'rel="modulepreload" href',
    'as="script" rel="modulepreload" href',
  ],
  ['scripts without a nonce', ' nonce="n"', ''],
] as const)('markup that an update of React Router has changed throws an error: %s', ([, from, to]) => {
  expect(() => deferScripts(PAGE.replaceAll(from, to), 'n')).toThrow(
    /React Router has changed how it writes the scripts .* adapt src\/web\/shell\/document\/defer-scripts.ts/,
  )
})

test('a page without scripts stays without scripts', () => {
  expect(deferScripts('<html><body></body></html>', 'n')).toEqual({ page: '<html><body></body></html>' })
})
