import { expect, test } from 'vitest'
import { createDeadEnds } from './dead-ends.ts'

const PATTERNS = [
  'tours',
  'tours/:id',
  'tours/:region/:id',
  'tour/:location/:tourId',
  'blog/:id',
  'admin/:tab',
  '*',
]

const deadEnd = createDeadEnds({
  routes: Object.fromEntries(
    [{ id: 'root', path: '' }, ...PATTERNS.map((path) => ({ id: path, path, parentId: 'root' }))].map(
      (route) => [route.id, { ...route, module: {} as never }],
    ),
  ),
  paths: ['/tours', '/tours/erawan', '/tours/bangkok/erawan', '/tours/kanchanaburi/erawan', '/blog/caves'],
  isDoor: (path) => path.startsWith('/functions/'),
})

test.for([
  ['/no-such', '/-'],
  ['/a/b/c/', '/-'],
  ['/%E0%A4%A', '/-'],
  ['/%09/', '/-'],
  ['/tours/%0Aerawan', '/-'],
  ['/tours/no-such', '/tours/-'],
  ['/tours/bangkok', '/tours/-'],
  ['/tours/Erawan', '/tours/-'],
  ['/tours/a%2Fb', '/tours/-'],
  ['/tours/bangkok/no-such', '/tours/bangkok/-'],
  ['/tours/%62angkok/no-such/', '/tours/bangkok/-'],
  ['/tours/paris/erawan', '/tours/-/-'],
  ['/tours/-/-', '/tours/-/-'],
  ['/blog/no-such', '/blog/-'],
])('%s leads nowhere, and is kept as %s', ([path = '', address]) => {
  expect(deadEnd(path)).toBe(address)
})

test.for([
  '/',
  '//',
  '/tours',
  '/tours/',
  '/TOURS/erawan',
  '/tours/erawan/',
  '/tours/%65rawan',
  '/blog/caves',
  '/tour/bangkok/no-such',
  '/admin/no-such',
  '/functions/no-such',
])('%s may lead somewhere', (path) => {
  expect(deadEnd(path)).toBeUndefined()
})
