import { expect, test } from 'vitest'
import { needOf, without } from '../../scripts/leave-out.ts'

test.for([
  ['<Link to={card.path} prefetch="intent">', 'loading a page before it is opened'],
  ['export async function clientLoader() {', 'loaders in the browser'],
  ["import { useBlocker } from 'react-router'", 'keeping a guest on a page'],
  ['<HydratedRouter instrumentations={[clock]} />', 'watching the router at work'],
  ['<Link to={card.path}>', undefined],
] as const)('%s needs %s', ([code, need]) => {
  expect(needOf(code)).toBe(need)
})

test('every place in a file is replaced, and nothing else', () => {
  const file = 'dom/lib.js'
  const code =
    'use(usePrefetchBehavior(prefetch, rest), shouldPrefetch && !isAbsolute, shouldPrefetch && !isAbsolute)'
  expect(without(file, code)).toBe('use([false, null, {}], false, false)')
  expect(without('hooks.js', code)).toBe(code)
})

test('a React Router that says it in other words stops the build', () => {
  expect(() => without('dom/lib.js', 'usePrefetch(prefetch)')).toThrow(
    'scripts/leave-out.ts no longer finds "usePrefetchBehavior(prefetch, rest)" in dom/lib.js',
  )
})
