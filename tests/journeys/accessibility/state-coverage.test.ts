import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'
import { expect, test } from '../guest.ts'
import { states } from './page-states.ts'

test('every page of the site has a state in this list', async () => {
  expect(new Set(states.map(({ route }) => route))).toEqual(new Set(await pages()))
})

test('the names of the states are unique', () => {
  const names = states.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

/** The addresses of pages: the files of other routes are plain TypeScript without markup. */
async function pages() {
  return (await routes)
    .flatMap((route) => leavesOf(route, ''))
    .filter(({ file }) => file.endsWith('.tsx'))
    .map(({ path }) => path)
}

function leavesOf(
  { path = '', file, children }: RouteConfigEntry,
  above: string,
): { path: string; file: string }[] {
  const whole = [above, path].filter(Boolean).join('/')
  return children ? children.flatMap((child) => leavesOf(child, whole)) : [{ path: whole, file }]
}
