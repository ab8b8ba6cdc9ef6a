import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { expect, test } from '../guest.ts'
import { states } from './page-states.ts'

test('every page of the site is among the states', async () => {
  expect(new Set(states.map(({ route }) => route))).toEqual(new Set(await pages()))
})

test('no two states have the same name', () => {
  const names = states.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

/** The addresses that people see: what is no page has no markup, so its file is plain TypeScript. */
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
